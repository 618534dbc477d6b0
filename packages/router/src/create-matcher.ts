import { ENCODED, encodePath, normalizePath } from './address-text.ts'
import { inFull, patternBase } from './base-path.ts'
import { findInFamilies } from './find-in-families.ts'
import { listWays } from './list-ways.ts'
import { NO_PARAMS } from './match-params.ts'
import { parsePattern } from './parse-pattern.ts'
import { refuse } from './pattern-error.ts'
import { familyOf, templateOf } from './pattern-family.ts'
import type { TableMatch } from './match-params.ts'
import type { MatchOptions } from './match-options.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { Families } from './pattern-family.ts'
import type { PathParams } from './pattern-params.ts'

/** A route is the caller's own object; only its pattern, without the base path, means something here. */
export interface RouteDefinition {
  readonly pattern: string
}

export interface RouterOptions extends MatchOptions {
  /** Put before every pattern: `/no/`. Plain text, in which `:`, `*`, `?` and `#` are refused. Default `/`. */
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

/** Gives the most specific route of an address, or null. Query and hash take no part. Never throws. */
export type Matcher<Route extends RouteDefinition> = (address: string) => RouteMatch<Route> | null

/** What makes a pattern more than an address without parameters, or may be half a character. */
const SPECIAL = /[:*?#%\ud800-\udfff]/

/**
 * Compiles a list of routes once, and gives the function that matches addresses. Addresses without parameters are
 * entries of one map; patterns with parameters belong to families, by their shape and their literal text.
 *
 * @throws PatternError for a pattern that cannot be read, and for two that match the same addresses
 */
export function createMatcher<const Route extends RouteDefinition>(
  routes: readonly Route[],
  options: RouterOptions = {},
): Matcher<Route> {
  const { base, trailingSlash, caseSensitive = true, decode = true } = options
  const prefix = patternBase(base)
  // This letter would become two, and what stands behind it would move.
  const fold = (path: string) => (caseSensitive ? path : path.replace(/[^İ]+/g, (text) => text.toLowerCase()))
  const trim = (path: string) => (trailingSlash !== 'strict' && path.endsWith('/') ? path.slice(0, -1) : path)
  // What ends in a slash even without its final one keeps that: no address in plain spelling is mistaken for it.
  const keyOf = (path: string) => fold(path.endsWith('//') ? path : trim(path))
  // The caller may change the list later.
  const table = [...routes]
  // Matches nobody asked for yet are the places of their routes in the table. Most of them never are.
  const statics = new Map<string, TableMatch<Route> | number>()
  /** Makes the match of a route without parameters. */
  const settle = (key: string, route: Route, path: string) => {
    const spelled = decode ? encodePath(path) : path
    const match = Object.freeze({
      route,
      params: NO_PARAMS,
      // The pattern's own text where that will do: one text less to hold.
      path: spelled === path ? path : spelled,
    })
    // The spelling that `href` gives is found without normalizing it.
    statics.set(key, match).set(spelled, match)
    return match
  }
  /** Gives the match of a route without parameters by its key. */
  const take = (key: string) => {
    const found = statics.get(key)
    if (typeof found !== 'number') return found
    const route = table[found] as Route
    return settle(key, route, inFull(prefix, route.pattern))
  }
  const families: Families<Route> = {}
  /** Gives a pattern, or what is left of it without optional segments, its place; or gives the route that has it. */
  const put = (route: Route, segments: readonly PatternSegment[], slash: string) => {
    const template = templateOf(segments)
    const path = template + slash || '/'
    const key = keyOf(path)
    // From the first parameter on. Without any, the last literal.
    const rest = segments.slice(segments.findIndex(({ kind }) => kind))
    const constraints = rest.map(({ constraint }) => `<${constraint}`).join('')
    const ends = rest[0]?.kind && familyOf(families, segments, fold(template)).ends
    const other = ends ? ends[constraints] : take(key)
    if (other) return other
    if (ends) ends[constraints] = { route, rest }
    else settle(key, route, path)
    return undefined
  }
  const partials: Parameters<typeof put>[] = []
  table.forEach((route, index) => {
    const pattern = inFull(prefix, route.pattern)
    const key = keyOf(pattern)
    let other: { readonly route: Route } | undefined
    if (SPECIAL.test(pattern)) {
      const text = trim(pattern)
      const slash = pattern.slice(text.length)
      const [whole, ...others] = listWays(parsePattern(text, options))
      other = put(route, whole, slash)
      for (const way of others) partials.push([route, way, slash])
    } else {
      other = take(key)
      if (!other) statics.set(key, index)
    }
    if (other) refuse('duplicate-pattern', `"${other.route.pattern}" and "${route.pattern}"`)
  })
  // What leaves something out gives way to whatever has its place.
  for (const partial of partials) put(...partial)

  const find = findInFamilies(families, fold)
  const search = (address: string) => {
    if (caseSensitive && !address.endsWith('/')) {
      const match = find(address)
      // Three searches are quicker than one expression.
      if (match || !(address.includes('%') || address.includes('?') || address.includes('#'))) return match
    }
    const pathname = address.replace(/[?#].*/s, '')
    const isEncoded = decode && ENCODED.test(pathname)
    const path = isEncoded ? normalizePath(pathname) : pathname
    return take(keyOf(path)) ?? find(trim(path), pathname, isEncoded)
  }
  return (address) => (take(address) ?? search(address) ?? null) as unknown as RouteMatch<Route> | null
}
