import { createListeners, locationOf, resolveUrl, startUrl } from './location.ts'
import type { LocationSource } from './location.ts'

/**
 * A location that exists only in memory, for tests, catalogues of components and embedded previews. It has no history:
 * `push` and `replace` do the same, and nothing leads back.
 *
 * @param initialHref A path with or without query and hash, or an absolute address; other origins than its own are
 * refused with a `SecurityError`, as a browser does.
 */
export function createMemoryLocation(initialHref: string): LocationSource {
  const listeners = createListeners()
  let url = startUrl(initialHref)
  const initial = locationOf(url, 'initial')
  let entryCount = 0
  let current = initial

  function go(href: string) {
    url = resolveUrl(href, url)
    entryCount += 1
    current = locationOf(url, `memory-${entryCount}`)
    listeners.notify()
  }

  return { get: () => current, getServer: () => initial, subscribe: listeners.add, push: go, replace: go }
}

/**
 * A location that never changes, for a render on the server. Navigation on it does nothing.
 *
 * @param href The path of a request, with or without query, or an absolute address.
 */
export function createStaticLocation(href: string): LocationSource {
  const location = locationOf(startUrl(href), 'initial')
  const get = () => location
  return { get, getServer: get, subscribe: () => stay, push: stay, replace: stay }
}

function stay(): void {}
