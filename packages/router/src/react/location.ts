/** The reader's current location. */
export interface RouterLocation {
  /** Path with base path, percent-encoded as the browser has it. */
  readonly pathname: string
  /** Empty or beginning with `?`. */
  readonly search: string
  /** Empty or beginning with `#`. */
  readonly hash: string
  /**
   * Names the history entry, so that repeated addresses differ: new with every `push` and `replace`. `initial` in
   * an entry that the source has not written: the one it began with, and those that a browser creates itself, for
   * links to a place on the page.
   */
  readonly key: string
}

/** A source of locations. The router uses the browser only through this interface. */
export interface LocationSource {
  /**
   * Whether changes that the browser itself makes to the address are observed, so links to a place on the page can be
   * left to it. Default false.
   */
  readonly isAddressBar?: boolean | undefined
  /** The location now; the same object until it changes. */
  get(): RouterLocation
  /** The location that the server rendered with; the same object always. */
  getServer(): RouterLocation
  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: () => void): () => void
  /**
   * Adds a history entry. The address may be relative to the current one.
   *
   * @throws DOMException `SecurityError` for an address of another origin
   */
  push(href: string): void
  /**
   * Takes the place of the current history entry.
   *
   * @throws DOMException `SecurityError` for an address of another origin
   */
  replace(href: string): void
}

/** The origin of addresses that name none. */
const NO_ORIGIN = 'http://site.invalid'

/**
 * Reads the address that a location begins with. One that begins with a slash is a path whatever follows, as in the
 * first line of a request: `//docs` names no host.
 *
 * @throws TypeError for an absolute address that is malformed
 */
export function startUrl(href: string): URL {
  return new URL(href.startsWith('/') ? NO_ORIGIN + href : href, NO_ORIGIN)
}

/**
 * Resolves an address as a browser's history does.
 *
 * @throws DOMException `SecurityError` for an address of another origin; TypeError for one that is malformed
 */
export function resolveUrl(href: string, current: URL): URL {
  const url = new URL(href, current)
  // Not by origin: that of `blob:` is its maker's.
  if (url.protocol !== current.protocol || url.host !== current.host)
    throw new DOMException(`${href} is not on ${current.origin}`, 'SecurityError')
  return url
}

/** Parses an address into a location. */
export function locationOf({ pathname, search, hash }: URL, key: string): RouterLocation {
  return Object.freeze({ pathname, search, hash, key })
}

/** A set of listeners that a source notifies of its changes. */
export function createListeners(): { add(listener: () => void): () => void; notify(): void } {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
