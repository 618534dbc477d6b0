import { warnOnce } from './warn.ts'

/** Storage keys of the reader's choices, on every page and in every language of the site. */
export type StorageKey =
  | 'fyr.theme'
  | 'fyr.announcement.id'
  | 'fyr.announcement.dismissed'
  | 'fyr.docs-version'
  | 'fyr.search.recent'
  | `fyr.tab.${string}`
  | `fyr.consent.${string}`

/** Session storage keys for what must survive a reload. */
export type SessionKey = 'fyr.reload' | 'fyr.scroll'

/** Storage for short strings that may be blocked: then every key reads as null and writing does nothing. */
export interface TextStorage<Key extends string> {
  readonly read: (key: Key) => string | null
  /** Null removes the key. */
  readonly write: (key: Key, value: string | null) => void
}

function openStorage<Key extends string>(area: 'localStorage' | 'sessionStorage'): TextStorage<Key> {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(window[area])
    } catch {
      warnOnce('the browser blocks storage for this site, so choices last until you leave the page.')
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt(
        (storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)),
        undefined,
      ),
  }
}

/** Storage that outlives the visit: the reader's choices. */
export const readerStorage: TextStorage<StorageKey> = openStorage('localStorage')

/** Storage that lasts as long as the browser tab. */
export const tabStorage: TextStorage<SessionKey> = openStorage('sessionStorage')

/**
 * Calls back when another tab of the site has changed the key, with its new value, or null when it was removed (including a
 * cleared storage). Returns a function that stops it.
 */
export function onStorageChange(key: StorageKey, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * Calls back with the value of the key when changes may have been missed: now, because nothing listened between the
 * first paint and this call, and when the browser restores the page from its back/forward cache.
 */
export function catchUpWithStorage(key: StorageKey, listener: (value: string | null) => void): void {
  const catchUp = (): void => listener(readerStorage.read(key))
  catchUp()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp()
  })
}
