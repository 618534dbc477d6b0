import { dropSlash } from './address-text.ts'
import { compileTable } from './compile-table.ts'
import { findMatch } from './find-match.ts'
import { SHARED_CACHE } from './pattern-cache.ts'
import { createParams } from './match-params.ts'
import type { RouteMatch } from './create-router.ts'
import type { CachedPattern, OneOffOptions, PatternCache } from './pattern-cache.ts'
import type { PatternOwner, TableMatch } from './route-table.ts'

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
  const match = cached.address === path ? cached.match : findIn(cached, path, options)
  return match as unknown as PathMatch<Pattern> | null
}

function findIn(cached: CachedPattern, address: string, options: MatchPathOptions) {
  const { pattern } = cached
  const isOpen = options.end === false && !/\*\/?$/.test(pattern)
  const full = pattern.startsWith('/') ? pattern : `/${pattern}`
  const table = (cached.table ??= compileTable(
    [{ pattern: isOpen ? `${dropSlash(full)}/*` : full, route: { pattern } }],
    options,
  ))
  const found = findMatch(table, address)
  const match = found && isOpen ? withoutRest(found, options) : found
  // Matches of addresses that the pattern itself spells are shared: the next one need not be looked for.
  if (match && found === table.statics.get(address)) {
    Object.freeze(match.params)
    cached.address = address
    cached.match = Object.freeze(match)
  }
  return match
}

/** Leaves out what an open pattern did not ask for. With strict slashes one with a final slash begins behind it. */
function withoutRest({ route, params, path }: TableMatch<PatternOwner>, { trailingSlash }: MatchPathOptions) {
  const isStrict = trailingSlash === 'strict'
  const count = params['*']?.length ?? 0
  if (isStrict && count === 0 && route.pattern.endsWith('/')) return null
  const taken = (isStrict ? path : path.replace(/\/$/, '')).split('/')
  const own = Object.assign(createParams(), params)
  delete own['*']
  return { route, params: own, path: taken.slice(0, taken.length - count).join('/') || '/' }
}
