import type { TextStorage } from '../browser/storage.ts'

/** Sees to it that a page that can't be shown is loaded as a document once, and not again and again. */
export interface ReloadGuard {
  /** Tells whether the document at this address was loaded because its page couldn't be shown. */
  readonly wasReloaded: (href: string) => boolean
  /** Loads the document at this address unless that has been tried just now; tells whether it does. */
  readonly reload: (href: string) => boolean
  /** Forgets; navigation works. */
  readonly clear: () => void
}

/** Makes a guard that remembers across the reload in the tab's storage. */
export function createReloadGuard(storage: TextStorage<'fyr.reload'>, reload: () => void): ReloadGuard {
  const wasReloaded = (href: string): boolean => storage.read('fyr.reload') === href
  return {
    wasReloaded,
    reload: (href) => {
      if (wasReloaded(href)) return false
      storage.write('fyr.reload', href)
      reload()
      return true
    },
    clear: () => storage.write('fyr.reload', null),
  }
}
