import type { TextStorage } from '../browser/storage.ts'

/** Makes sure that a page that cannot be shown is loaded as a document once, and not in a loop. */
export interface ReloadGuard {
  /** Whether the document at this address was loaded because its page could not be shown. */
  readonly wasReloaded: (href: string) => boolean
  /** Loads the document at this address unless that was just tried; returns whether it does. */
  readonly reload: (href: string) => boolean
  /** Resets: navigation works. */
  readonly clear: () => void
}

/** Makes a guard that remembers across the reload, in session storage. */
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
