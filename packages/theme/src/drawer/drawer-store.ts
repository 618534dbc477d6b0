import { MOBILE_NAVBAR_QUERY } from '../navbar/navbar.tsx'
import { createValueStore } from '../browser/value-store.ts'

/**
 * Whether the drawer is open. An open drawer has a history entry of its own, of the same address and name as the
 * page's, so that the browser's back button closes it and stays on the page, and forward opens it again.
 */
export interface DrawerStore {
  readonly get: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly open: () => void
  /** Closes the drawer and goes back from its entry, unless something else has taken the entry's place. */
  readonly close: () => void
  /** Tells whether the present history entry is the drawer's: whoever changes the address takes its place. */
  readonly hasEntry: () => boolean
  /** Closes the drawer and leaves its entry to a document that is about to take its place. */
  readonly handOver: () => void
}

/** Makes the store of a window that shows a page. A reload, or a return from elsewhere, finds the drawer as it was. */
export function createDrawerStore(): DrawerStore {
  const mobile = window.matchMedia(MOBILE_NAVBAR_QUERY)
  const shouldBeOpen = (): boolean => hasEntry() && mobile.matches
  const { get, set, subscribe } = createValueStore(shouldBeOpen())
  // Going back takes the browser a moment. A drawer that is opened meanwhile gets its entry when that is over.
  let isLeaving = false
  window.addEventListener('popstate', () => {
    const isOpenedAgain = isLeaving && get()
    isLeaving = false
    if (isOpenedAgain) addEntry()
    set(isOpenedAgain || shouldBeOpen())
  })
  return {
    get,
    subscribe,
    open: () => {
      if (!hasEntry()) addEntry()
      set(true)
    },
    close: () => {
      if (get() && hasEntry() && !isLeaving) {
        isLeaving = true
        window.history.back()
      }
      set(false)
    },
    hasEntry,
    handOver: () => set(false),
  }
}

function addEntry(): void {
  window.history.pushState({ ...entryState(), fyrDrawer: true }, '')
}

function hasEntry(): boolean {
  return entryState().fyrDrawer === true
}

function entryState(): { readonly fyrDrawer?: unknown } {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}
