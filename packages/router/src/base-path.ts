/**
 * Puts the base path before an address of the site. Only addresses that start with a slash change; one that is the
 * base or is below it on a segment boundary stays as it is. `#id`, relative addresses, `//host` and addresses with
 * a scheme are given back untouched.
 */
export function withBase(base: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || withoutBase(base, path) !== null) return path
  return trimBase(base) + path
}

/**
 * Returns an address without the base path, with its leading slash, or null when it is not below the base.
 * `/no/` takes `/no`, `/no/` and `/no?q` for its home, and does not take `/norway`. Segments are compared as the router
 * does, decoded: `/nø/` takes `/n%C3%B8/docs`. What is left keeps its spelling.
 */
export function withoutBase(base: string, path: string): string | null {
  const prefix = trimBase(base)
  const wanted = prefix.split('/')
  const taken = path.replace(/[?#].*/s, '').split('/', wanted.length)
  if (!wanted.every((segment, index) => isSame(segment, taken[index]))) return null
  const rest = path.slice(taken.join('/').length)
  if (rest.startsWith('/')) return rest
  return prefix ? `/${rest}` : null
}

function isSame(one: string, other: string | undefined): boolean {
  return one === other || (other !== undefined && decode(one) === decode(other))
}

/** Decodes a segment. A malformed one stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The base path without its last slash and with its first: `/no/`, `no` and `/no` give `/no`; `/` gives nothing. */
export function trimBase(base = ''): string {
  return inFull('', base).replace(/\/$/, '')
}

/** A pattern with its first slash, after a trimmed base path. */
export function inFull(prefix: string, pattern: string): string {
  return prefix + (pattern[0] === '/' ? pattern : `/${pattern}`)
}
