/**
 * Puts the base path before an address of the site. Only addresses that start with a slash change; one that is the
 * base or lies below it on a segment boundary stays as it is. `#id`, relative addresses, `//host` and addresses with
 * a scheme are given back untouched.
 */
export function withBase(base: string, path: string): string {
  const prefix = trimBase(base)
  if (!path.startsWith('/') || path.startsWith('//') || withoutBase(base, path) !== null) return path
  return prefix + path
}

/**
 * Gives an address without the base path, with its leading slash, or null when it does not lie below the base.
 * `/no/` takes `/no`, `/no/` and `/no?q` for its home, and does not take `/norway`.
 */
export function withoutBase(base: string, path: string): string | null {
  const prefix = trimBase(base)
  if (!path.startsWith(prefix)) return null
  const rest = path.slice(prefix.length)
  if (rest.startsWith('/')) return rest
  return prefix !== '' && (rest === '' || rest.startsWith('?') || rest.startsWith('#')) ? `/${rest}` : null
}

/** The base path without its last slash and with its first: `/no/`, `no` and `/no` give `/no`; `/` gives nothing. */
export function trimBase(base = ''): string {
  return inFull('', base).replace(/\/$/, '')
}

/** A pattern with its first slash, behind a trimmed base path. */
export function inFull(prefix: string, pattern: string): string {
  return prefix + (pattern[0] === '/' ? pattern : `/${pattern}`)
}
