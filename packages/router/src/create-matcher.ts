import { ENCODED, encodePath, normalizePath, readSegment } from './address-text.ts'
import { inFull, trimBase } from './base-path.ts'
import { findInGroups } from './find-in-groups.ts'
import { addToGroups, foldCase, isFree, literalText } from './head-groups.ts'
import { NO_PARAMS } from './match-params.ts'
import { parsePattern } from './parse-pattern.ts'
import { listWays } from './list-ways.ts'
import type { TableMatch } from './find-in-groups.ts'
import type { HeadGroups } from './head-groups.ts'
import type { MatchOptions } from './match-options.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { PathParams } from './pattern-params.ts'

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

/** Gives the most specific route of an address, or null. Query and hash take no part. Never throws. */
export type Matcher<Route extends RouteDefinition> = (address: string) => RouteMatch<Route> | null

const SLASH = 47

/** What makes a pattern more than an address without parameters, or may be half a character. */
const SPECIAL = /[:*?#%\ud800-\udfff]/

/**
 * Compiles a list of routes once, and gives the function that matches addresses. Addresses without parameters are
 * entries of one map; patterns with parameters are grouped by their shape and by the literal text they begin with.
 *
 * @throws PatternError for a pattern that cannot be read, and for two that match the same addresses
 */
export function createMatcher<const Route extends RouteDefinition>(
  routes: readonly Route[],
  options: RouterOptions = {},
): Matcher<Route> {
  const { base, trailingSlash, caseSensitive = true, decode = true } = options
  const prefix = trimBase(base)
  const trim = (path: string) => (trailingSlash !== 'strict' && endsInSlash(path) ? path.slice(0, -1) : path)
  // What ends in a slash even without its final one keeps that: no address in plain spelling is mistaken for it.
  const keyOf = (path: string) => foldCase(endsInSlash(trim(path)) ? path : trim(path), caseSensitive)
  // Matches nobody asked for yet are numbers: places in this list. Most of them never are.
  const pending: { readonly route: Route; readonly path: string }[] = []
  const statics = new Map<string, TableMatch<Route> | number>()
  const settle = (key: string, place: number) => {
    const { route, path } = pending[place] as (typeof pending)[0]
    const spelled = decode ? encodePath(path) : path
    const match = Object.freeze({
      route,
      params: NO_PARAMS,
      path: (spelled === path ? path : spelled) || '/',
    })
    // The spelling that `href` gives is found without normalizing it.
    statics.set(key, match).set(spelled, match)
    return match
  }
  const take = (key: string) => {
    const found = statics.get(key)
    return typeof found === 'number' ? settle(key, found) : found
  }
  const groups: HeadGroups<Route> = new Map()
  const add = (route: Route, segments: readonly PatternSegment[], path: string, isPartial = false) => {
    if (segments.some(({ kind }) => kind)) addToGroups(groups, route, segments, isPartial, caseSensitive)
    else {
      const key = keyOf(path)
      if (isFree(take(key), route, isPartial)) statics.set(key, pending.push({ route, path }) - 1)
      // Half a character cannot be written as an address; that must be found now and not by an address.
      if (segments.length > 0) take(key)
    }
  }
  const partials: Parameters<typeof add>[] = []
  for (const route of routes) {
    const pattern = inFull(prefix, route.pattern)
    if (SPECIAL.test(pattern)) {
      const text = trim(pattern)
      listWays(parsePattern(text, options)).forEach((segments, index) => {
        const path = literalText(segments) + pattern.slice(text.length)
        if (index) partials.push([route, segments, path, true])
        else add(route, segments, path)
      })
    } else add(route, [], pattern)
  }
  for (const partial of partials) add(...partial)
  const find = findInGroups(groups, caseSensitive)

  const search = (address: string) => {
    if (caseSensitive && !endsInSlash(address)) {
      const match = find(address, address)
      // Three searches are quicker than one expression.
      if (match || !(address.includes('%') || address.includes('?') || address.includes('#'))) return match
    }
    const pathname = address.replace(/[?#].*/s, '')
    const isEncoded = decode && ENCODED.test(pathname)
    const path = isEncoded ? normalizePath(pathname) : pathname
    return take(keyOf(path)) ?? find(trim(path), pathname, isEncoded ? readSegment : null)
  }
  return (address) => (take(address) ?? search(address)) as unknown as RouteMatch<Route> | null
}

function endsInSlash(path: string): boolean {
  return path.charCodeAt(path.length - 1) === SLASH
}
