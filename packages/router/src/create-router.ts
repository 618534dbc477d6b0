import { trimBase } from './base-path.ts'
import { compileTable } from './compile-table.ts'
import { findMatch } from './find-match.ts'
import { fillPattern } from './fill-pattern.ts'
import { parsePattern } from './parse-pattern.ts'
import { PatternError } from './pattern-error.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { ParamsArgument, PathParams, UnknownParams } from './pattern-params.ts'
import type { MatchOptions } from './route-table.ts'

/** A route is the caller's own object; only its pattern, without the base path, means something here. */
export interface RouteDefinition {
  readonly pattern: string
}

export interface RouterOptions extends MatchOptions {
  /** Put before every pattern: `/no/`. Default `/`. */
  readonly base?: string | undefined
}

/** What an address matched; one member for each route of the table. */
export type RouteMatch<Route extends RouteDefinition> = Route extends RouteDefinition
  ? {
      readonly route: Route
      readonly params: PathParams<Route['pattern']>
      /** The address without query and hash. For a route without parameters as `href` gives it. */
      readonly path: string
    }
  : never

export interface Router<Route extends RouteDefinition> {
  /** Gives the most specific route of an address, or null. Query and hash take no part. */
  match(path: string): RouteMatch<Route> | null
  /**
   * Gives the address of a route by its pattern, base path included.
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
  { base = '/', ...options }: RouterOptions = {},
): Router<Route> {
  const prefix = trimBase(base)
  const inFull = (pattern: string) => prefix + (pattern.startsWith('/') ? pattern : `/${pattern}`)
  const rows = routes.map((route) => ({ pattern: inFull(route.pattern), route }))
  const table = compileTable(rows, options)
  let parsed: Map<string, readonly PatternSegment[] | null> | undefined
  return {
    match: (path) => findMatch(table, path) as unknown as RouteMatch<Route> | null,
    href(pattern, ...[params]) {
      parsed ??= new Map(routes.map((route) => [route.pattern, null]))
      if (!parsed.has(pattern)) throw new PatternError('unknown-pattern', pattern)
      const known = parsed.get(pattern) ?? parsePattern(inFull(pattern), options)
      parsed.set(pattern, known)
      return fillPattern(known, (params ?? {}) as UnknownParams, options.decode)
    },
    size: routes.length,
  }
}
