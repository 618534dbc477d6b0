import { createListeners } from './location.ts'
import type { LocationSource, RouterLocation } from './location.ts'

interface EntryState {
  readonly fyrKey?: string
}

/** Entries written in this document, over all sources: what names one must not name another. */
let entryCount = 0

/**
 * The browser's address bar and history. Needs a window; a server render takes `createStaticLocation`. `getServer`
 * gives the path that the document was loaded with and no query or hash, which no server knows: the first render
 * equals the document, and the real values follow at once. It is made once, outside of components: each source takes
 * the address that it is made at for the one that the document was loaded with.
 *
 * An address of another origin is refused by the browser with a `SecurityError`: those need a document load.
 */
export function createBrowserLocation(): LocationSource {
  const listeners = createListeners()
  let current = readWindow()
  const server: RouterLocation = Object.freeze({ ...current, search: '', hash: '' })

  function write(method: 'pushState' | 'replaceState', href: string) {
    entryCount += 1
    const state: EntryState = { fyrKey: `${Math.round(performance.timeOrigin)}-${entryCount}` }
    window.history[method](state, '', href)
    listeners.notify()
  }

  return {
    isAddressBar: true,
    get() {
      const next = readWindow()
      if (!isSame(next, current)) current = next
      return current
    },
    getServer: () => server,
    subscribe(listener) {
      const remove = listeners.add(listener)
      window.addEventListener('popstate', listener)
      window.addEventListener('hashchange', listener)
      return () => {
        remove()
        window.removeEventListener('popstate', listener)
        window.removeEventListener('hashchange', listener)
      }
    },
    push(href) {
      const isCurrent = new URL(href, document.baseURI).href === window.location.href
      write(isCurrent ? 'replaceState' : 'pushState', href)
    },
    replace: (href) => write('replaceState', href),
  }
}

function readWindow(): RouterLocation {
  const { pathname, search, hash } = window.location
  const state = window.history.state as EntryState | null
  return Object.freeze({ pathname, search, hash, key: state?.fyrKey ?? 'initial' })
}

function isSame(a: RouterLocation, b: RouterLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.key === b.key
}
