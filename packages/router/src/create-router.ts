import { inFull, trimBase } from './base-path.ts'
import { createMatcher } from './create-matcher.ts'
import { fillPattern } from './fill-pattern.ts'
import { parsePattern } from './parse-pattern.ts'
import { refuse } from './pattern-error.ts'
import type { Matcher, RouterOptions } from './create-matcher.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { ParamsArgument, UnknownParams } from './pattern-params.ts'
import type { RouteDefinition } from './route-match.ts'

export interface Router<Route extends RouteDefinition> {
  /** Returns the most specific route of an address, or null. Query and hash take no part. */
  readonly match: Matcher<Route>
  /**
   * Returns the address of a route by its pattern, base path included.
   *
   * @throws PatternError `unknown-pattern`, `invalid-parameter`
   */
  href<const Pattern extends Route['pattern']>(pattern: Pattern, ...params: ParamsArgument<Pattern>): string
  /** Number of routes. */
  readonly size: number
}

/**
 * Compiles a list of routes once. The table owns its patterns; no cache takes part in it.
 *
 * @throws PatternError for a pattern that cannot be read, and for two that match the same addresses
 */
export function createRouter<const Route extends RouteDefinition>(
  routes: readonly Route[],
  options: RouterOptions = {},
): Router<Route> {
  // The caller may change the list later.
  const table = [...routes]
  // Patterns are parsed when an address is first written for them.
  let parsed: Map<string, readonly PatternSegment[] | null> | undefined
  return {
    match: createMatcher(table, options),
    href(pattern, ...[params]) {
      parsed ??= new Map(table.map((route) => [route.pattern, null]))
      let segments = parsed.get(pattern)
      if (segments === undefined) return refuse('unknown-pattern', pattern)
      if (segments === null) {
        segments = parsePattern(inFull(trimBase(options.base), pattern), options.decode, options.constraints)
        parsed.set(pattern, segments)
      }
      return fillPattern(segments, params as UnknownParams | undefined, options.decode)
    },
    size: table.length,
  }
}
