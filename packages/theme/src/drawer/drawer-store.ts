import { showsNavbarItems } from '../navbar/shows-navbar-items.ts'
import { createValueStore } from '../browser/value-store.ts'

/**
 * Whether the drawer is open. An open drawer has its own history entry, with the same address and key as the page's, so
 * that the back button closes it and stays on the page, and forward opens it again.
 */
export interface DrawerStore {
  readonly get: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly open: () => void
  /** Closes the drawer and goes back from its entry, unless the entry has been replaced. */
  readonly close: () => void
  /** Whether the current history entry is the drawer's: a new address replaces it. */
  readonly hasEntry: () => boolean
  /** Closes the drawer and leaves its entry to the document that is about to replace it. */
  readonly handOver: () => void
}

/** Makes the store of a window with a page. After a reload or a return from elsewhere the drawer is as before, unless the bar has the items now. */
export function createDrawerStore(): DrawerStore {
  const shouldBeOpen = (): boolean => hasEntry() && !showsNavbarItems()
  const { get, set, subscribe } = createValueStore(shouldBeOpen())
  // Going back is asynchronous. A drawer that is opened before that gets its entry afterwards.
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
