import { encodePath, isEncoded, normalizePath, readSegment } from './address-text.ts'
import { inFull, trimBase } from './base-path.ts'
import { findInGroups } from './find-in-groups.ts'
import { addToGroups, foldCase, isFree, literalText } from './head-groups.ts'
import { createParams } from './match-params.ts'
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

/** Something that does not stand for itself in a path, or may not. */
const UNUSUAL = /[^\w/.-]/

const SLASH = 47

const NO_PARAMS = Object.freeze(createParams())

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
  const { base = '/', trailingSlash, caseSensitive = true, decode = true } = options
  const prefix = trimBase(base)
  const hasFinalSlash = (path: string) => trailingSlash !== 'strict' && path.endsWith('/')
  const trim = (path: string) => (hasFinalSlash(path) ? path.slice(0, -1) : path)
  // What ends in a slash even without its final one gets that back: no address in plain spelling is mistaken for it.
  const keyOf = (path: string) => foldCase(hasFinalSlash(path) ? `${path}/` : path, caseSensitive)
  const statics = new Map<string, TableMatch<Route>>()
  const groups: HeadGroups<Route> = new Map()
  const addStatic = (route: Route, text: string, path: string, isPartial: boolean) => {
    const key = keyOf(text)
    if (!isFree(statics.get(key), route, isPartial)) return
    const match = Object.freeze({ route, params: NO_PARAMS, path: path || '/' })
    statics.set(key, match)
    // The spelling that `href` gives is found without normalizing it.
    if (path !== key) statics.set(path, match)
  }
  const add = (route: Route, segments: readonly PatternSegment[], slash: string, isPartial: boolean) => {
    if (segments.some(({ kind }) => kind))
      return addToGroups(groups, route, segments, isPartial, caseSensitive)
    const text = literalText(segments)
    addStatic(route, text, (decode ? encodePath(text) : text) + slash, isPartial)
  }
  const partials: (() => void)[] = []
  for (const route of routes) {
    const pattern = inFull(prefix, route.pattern)
    const text = trim(pattern)
    if (UNUSUAL.test(pattern)) {
      const slash = pattern.slice(text.length)
      const [whole, ...others] = listWays(parsePattern(text, options))
      add(route, whole, slash, false)
      for (const segments of others) partials.push(() => add(route, segments, slash, true))
    } else addStatic(route, text, pattern, false)
  }
  for (const addPartial of partials) addPartial()
  const find = findInGroups(groups, caseSensitive)

  const search = (address: string) => {
    const isOther = !caseSensitive || address.charCodeAt(address.length - 1) === SLASH
    const match = isOther ? null : find(address, address)
    // Three searches are quicker than one expression.
    if (match || !(isOther || address.includes('%') || address.includes('?') || address.includes('#')))
      return match
    const pathname = address.replace(/[?#].*/s, '')
    const raw = trim(pathname)
    const isRaw = !decode || !isEncoded(raw)
    const path = isRaw ? raw : normalizePath(raw)
    return statics.get(keyOf(path)) ?? find(path, pathname, isRaw ? null : readSegment)
  }
  return (address) => (statics.get(address) ?? search(address)) as unknown as RouteMatch<Route> | null
}
