import { inFull } from './base-path.ts'
import { createMatcher } from './create-matcher.ts'
import { SHARED_CACHE } from './pattern-cache.ts'
import type { CachedPattern, OneOffOptions, PatternCache } from './pattern-cache.ts'
import type { RouteMatch } from './route-match.ts'

export interface MatchPathOptions extends OneOffOptions {
  /** Takes the place of the cache that all one-off calls share. */
  readonly cache?: PatternCache | undefined
}

/** The match of an address with a single pattern. */
export type PathMatch<Pattern extends string> = RouteMatch<{ readonly pattern: Pattern }>

const DEFAULTS: MatchPathOptions = {}

/**
 * Compares one address with one pattern. With `end: false` the match's `path` is the part that the pattern took.
 * Pass the same `constraints` object every time: another one compiles the pattern again.
 *
 * @throws PatternError for a pattern that cannot be read
 */
export function matchPath<const Pattern extends string>(
  pattern: Pattern,
  path: string,
  options: MatchPathOptions = DEFAULTS,
): PathMatch<Pattern> | null {
  const cached = (options.cache ?? SHARED_CACHE).take(pattern, options)
  if (cached.address !== path) return findIn(cached, path, options) as unknown as PathMatch<Pattern> | null
  // The very text of this call: V8 then compares the next one with it by identity.
  cached.address = path
  return cached.match as unknown as PathMatch<Pattern> | null
}

function findIn(
  cached: CachedPattern,
  address: string,
  { end, trailingSlash, ...options }: MatchPathOptions,
) {
  const { pattern } = cached
  cached.matcher ??= createMatcher([{ pattern }], { ...options, trailingSlash })
  const match = end === false ? matchStart(cached, address, trailingSlash) : cached.matcher(address)
  // The match of a pattern without parameters is shared: for the same address it need not be looked for again.
  if (match && Object.isFrozen(match)) {
    cached.address = address
    cached.match = match
  }
  return match
}

/** Compares the pattern with as many segments of an address as it may take, then with fewer: the most it takes wins. */
function matchStart({ pattern, matcher }: CachedPattern, address: string, trailingSlash: string | undefined) {
  if (/\*\/?$/.test(pattern)) return matcher!(address)
  const [path = ''] = address.split(/[?#]/)
  // With strict slashes, what a pattern with a final slash matches includes that slash.
  const slash = trailingSlash === 'strict' && pattern.endsWith('/') ? '/' : ''
  for (let count = inFull('', pattern).replace(/\/$/, '').split('/').length; count; count--) {
    const start = path.split('/', count).join('/') + slash
    const match = path.startsWith(start) && matcher!(start)
    if (match) return match
  }
  return null
}
