import { createMatcher } from './create-matcher.ts'
import { BareParams } from './match-params.ts'
import { SHARED_CACHE } from './pattern-cache.ts'
import type { TableMatch } from './match-params.ts'
import type { RouteDefinition, RouteMatch } from './create-matcher.ts'
import type { CachedPattern, OneOffOptions, PatternCache } from './pattern-cache.ts'

export interface MatchPathOptions extends OneOffOptions {
  /** Takes the place of the cache that all one-off calls share. */
  readonly cache?: PatternCache | undefined
}

/** What an address matched of a single pattern. */
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

function findIn(cached: CachedPattern, address: string, options: MatchPathOptions) {
  const { pattern } = cached
  const isOpen = options.end === false && !/\*\/?$/.test(pattern)
  cached.matcher ??= createMatcher([{ pattern: isOpen ? pattern.replace(/\/?$/, '/*') : pattern }], options)
  const found = cached.matcher(address)
  const match = found && isOpen ? withoutRest(pattern, found, options) : found
  // The match of a pattern without parameters is shared: for the same address it need not be looked for again.
  if (match && Object.isFrozen(match)) {
    cached.address = address
    cached.match = match
  }
  return match
}

/** Leaves out what an open pattern did not ask for. With strict slashes one with a final slash begins behind it. */
function withoutRest(
  pattern: string,
  { params, path }: TableMatch<RouteDefinition>,
  { trailingSlash }: MatchPathOptions,
) {
  const isStrict = trailingSlash === 'strict'
  const slash = isStrict && pattern.endsWith('/') ? '/' : ''
  const count = params['*']?.length ?? 0
  if (slash && !count) return null
  const taken = (isStrict ? path : path.replace(/\/$/, '')).split('/')
  const own = Object.assign(new BareParams(), params)
  delete own['*']
  return {
    route: { pattern },
    params: own,
    path: taken.slice(0, taken.length - count).join('/') + slash || '/',
  }
}
