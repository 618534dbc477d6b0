import { inFull, trimBase } from './base-path.ts'
import { DynamicRoutes } from './dynamic-routes.ts'
import { normalizePath } from './normalize-path.ts'
import { RANK, listPartialVariants, parsePattern } from './parse-pattern.ts'
import { createPathSpelling } from './path-spelling.ts'
import { refuse } from './pattern-error.ts'
import { StaticRoutes } from './static-routes.ts'
import type { MatchOptions } from './match-options.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { RouteDefinition, RouteMatch, UntypedMatch } from './route-match.ts'

export interface RouterOptions extends MatchOptions {
  /** Put before every pattern: `/no/`. Plain text with a slash at the start. Default `/`. */
  readonly base?: string | undefined
}

/** Returns the most specific route of an address, or null. Query and hash take no part. Never throws. */
export type Matcher<Route extends RouteDefinition> = (address: string) => RouteMatch<Route> | null

/** Characters of a pattern that is more than a plain address: encoding, query, hash, parameters, wildcards. */
const SPECIAL = /[%?#:*]/

/**
 * Compiles a list of routes once and gives the function that matches addresses.
 *
 * Patterns without parameters are entries of one map (`StaticRoutes`). For any other address a radix tree leads from its
 * first characters to the few patterns that begin so, the most specific first; one regular expression then compares the
 * whole path (`DynamicRoutes`). Addresses with an encoded character, a query or a hash are brought to a normalized form
 * for that; most have none and are compared as they come.
 *
 * @throws PatternError for a pattern that cannot be parsed, and for two that match the same addresses
 */
export function createMatcher<const Route extends RouteDefinition>(
  routes: readonly Route[],
  options: RouterOptions = {},
): Matcher<Route> {
  const { caseSensitive = true, decode, constraints } = options
  const prefix = trimBase(options.base)
  const spelling = createPathSpelling(options)
  // The caller may change the list later.
  const table = [...routes]
  const statics = new StaticRoutes(table, (route) => inFull(prefix, route.pattern))
  const dynamics = new DynamicRoutes<Route>(spelling)

  /** Adds a parsed pattern, or gives the route that takes the same addresses already. */
  const addSegments = (segments: readonly PatternSegment[], route: Route): Route | undefined => {
    const literals = segments.filter((segment) => segment.rank === RANK.literal)
    if (literals.length < segments.length) return dynamics.add(segments, route)
    // With all parameters left out a slash stays: no address is empty.
    const text = `/${literals.map((literal) => literal.text).join('/')}`
    const source = `/${literals.map((literal) => literal.source).join('/')}`
    return statics.addPath(spelling.keyOf(text), source, route)
  }

  const partialVariants: Parameters<typeof addSegments>[] = []
  for (const [place, route] of table.entries()) {
    const pattern = inFull(prefix, route.pattern)
    let other: Route | undefined
    if (SPECIAL.test(pattern)) {
      const segments = parsePattern(pattern, decode, constraints)
      other = addSegments(segments, route)
      for (const variant of listPartialVariants(segments)) partialVariants.push([variant, route])
    } else {
      other = statics.add(spelling.keyOf(pattern), place)
    }
    if (other) refuse('duplicate-pattern', `"${other.pattern}" and "${route.pattern}"`)
  }
  // A pattern with a parameter left out gives way to one that takes the same addresses in full.
  for (const variant of partialVariants) addSegments(...variant)

  const search = (address: string): UntypedMatch<Route> | undefined => {
    if (caseSensitive && !address.endsWith('/')) {
      const match = dynamics.find(address, address, false)
      if (match || !/[%?#]/.test(address)) return match
    }
    const [pathname = ''] = address.split(/[?#]/)
    const path = normalizePath(pathname, decode)
    return statics.find(spelling.keyOf(path)) ?? dynamics.find(spelling.trimSlash(path), pathname, true)
  }
  return (address) => (statics.find(address) ?? search(address) ?? null) as RouteMatch<Route> | null
}
