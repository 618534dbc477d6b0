/** Where the reader is. `key` is new for every history entry, so a repeated address can be told apart. */
export interface RouterLocation {
  /** Path with base path, percent-encoded as the browser has it. */
  readonly pathname: string
  /** Empty or beginning with `?`. */
  readonly search: string
  /** Empty or beginning with `#`. */
  readonly hash: string
  readonly key: string
}

/** Where locations come from. All that the router knows of a browser is behind this. */
export interface LocationSource {
  /** The location now; the same object until it changes. */
  get(): RouterLocation
  /** The location that the server rendered with; the same object always. */
  getServer(): RouterLocation
  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Adds a history entry. The address may be relative to the current one. */
  push(href: string): void
  /** Takes the place of the current history entry. */
  replace(href: string): void
}

/** Splits an address of this site; what is left out of it comes from `current`. */
export function parseHref(href: string, current: RouterLocation, key: string): RouterLocation {
  const origin = 'http://site.invalid'
  const url = new URL(href, origin + current.pathname + current.search)
  return { pathname: url.pathname, search: url.search, hash: url.hash, key }
}

/** A set of listeners that a source tells of its changes. */
export function createListeners(): { add(listener: () => void): () => void; tell(): void } {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}

/** The location before anything is known, to resolve a first address against. */
export const ROOT_LOCATION: RouterLocation = { pathname: '/', search: '', hash: '', key: 'initial' }
