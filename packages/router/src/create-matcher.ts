import { normalizePath, readText } from './address-text.ts'
import { inFull, trimBase } from './base-path.ts'
import { BareParams, NO_PARAMS } from './bare-params.ts'
import { refuse } from './pattern-error.ts'
import { readPattern } from './read-pattern.ts'
import { growTree } from './start-tree.ts'
import type { MatchOptions } from './match-options.ts'
import type { PathParams, UnknownParams } from './pattern-params.ts'
import type { PatternParam } from './read-pattern.ts'

/** A route is the caller's own object; only its pattern, without the base path, means something here. */
export interface RouteDefinition {
  readonly pattern: string
}

export interface RouterOptions extends MatchOptions {
  /** Put before every pattern: `/no/`. Plain text with a slash at the start. Default `/`. */
  readonly base?: string | undefined
}

/** What an address matched; one member for each route of the table. */
export type RouteMatch<Route extends RouteDefinition> = Route extends RouteDefinition
  ? {
      readonly route: Route
      readonly params: PathParams<Route['pattern']>
      /** The address without query and hash. For a route without parameters in the spelling of its pattern. */
      readonly path: string
    }
  : never

/** A match before the type of its route is known. */
export interface TableMatch<Route> {
  readonly route: Route
  readonly params: UnknownParams
  readonly path: string
}

/** Gives the most specific route of an address, or null. Query and hash take no part. Never throws. */
export type Matcher<Route extends RouteDefinition> = (address: string) => RouteMatch<Route> | null

/** A pattern with parameters. */
interface Entry<Route> {
  /**
   * The first takes the paths that fit, folded, but for such as hold a percent sign; the second, for normalized paths,
   * takes those too. They capture nothing: to cut a path by the length of its literals is quicker, and leaves less behind.
   */
  readonly expressions: readonly RegExp[]
  readonly params: readonly PatternParam[]
  /** The literal text before, between and behind the parameters. */
  readonly literals: readonly string[]
  readonly route: Route
}

/** Patterns that begin with the same literals and have segments of the same kinds. */
interface Shape<Route> {
  /** The literals before the first parameter, without their final slash. */
  readonly start: string
  /** The template of the first of its families; those are the patterns with one template. */
  readonly template: string
  readonly family: Entry<Route>[]
  isMany?: boolean
}

/** What makes a pattern more than an address without parameters in plain spelling. */
const SPECIAL = /[%?#:*]/

const SLASH = 47

/**
 * Compiles a list of routes once, and gives the function that matches addresses. Addresses without parameters are
 * entries of one map; a tree leads from the beginning of any other address to the patterns that begin so.
 *
 * @throws PatternError for a pattern that cannot be read, and for two that match the same addresses
 */
export function createMatcher<const Route extends RouteDefinition>(
  routes: readonly Route[],
  { base, trailingSlash, caseSensitive = true, decode, constraints }: RouterOptions = {},
): Matcher<Route> {
  // This letter would become two, and what stands behind it would move.
  const fold = (path: string) => (caseSensitive ? path : path.replace(/[^İ]+/g, (text) => text.toLowerCase()))
  const trim = (path: string) => (trailingSlash !== 'strict' && path.endsWith('/') ? path.slice(0, -1) : path)
  // What ends in a slash even without its final one keeps that, and what holds a percent or a number sign in the end has a
  // mark: no address as it came is mistaken for one that is normalized.
  const keyOf = (path: string) =>
    (/[%#]/.test(path) ? '%' : '') + fold(path.endsWith('//') ? path : trim(path))
  // The caller may change the list later.
  const table = [...routes]
  const prefix = trimBase(base)
  // Matches nobody asked for yet are the places of their routes in the table. Most of them never are.
  const statics = new Map<string, TableMatch<Route> | number>()
  /** Makes the match of a route without parameters. */
  const settle = (route: Route, key: string, path: string) => {
    const match = Object.freeze({ route, params: NO_PARAMS, path })
    // The spelling of the pattern is found without being normalized.
    statics.set(key, match).set(path, match)
    return match
  }
  /** Gives the match of a route without parameters by its key. */
  const take = (key: string) => {
    const found = statics.get(key)
    if (typeof found !== 'number') return found
    const route = table[found] as Route
    return settle(route, key, inFull(prefix, route.pattern))
  }
  const families: Record<string, Entry<Route>[]> = {}
  const known: Record<string, Route> = {}
  const shapes: Record<string, Shape<Route>> = {}
  /** Gives a pattern its place, or gives the route that has it. */
  const put = (route: Route, pattern: string): Route | undefined => {
    const [text, params, tests] = readPattern(pattern, decode, constraints)
    if (!tests) {
      const key = keyOf(text)
      const other = take(key)
      if (!other) settle(route, key, pattern)
      return other?.route
    }
    const path = trim(text)
    const template = fold(path)
    const other = known[template + tests]
    if (other) return other
    known[template + tests] = route
    const start = template.replace(/\/\?.*/s, '')
    const family = (families[template] ??= [])
    const shape = (shapes[start + template.replace(/\/[^/?]+/g, '/0')] ??= { start, template, family })
    shape.isMany ||= shape.family !== family
    const expressions = ['%?#', ''].map((signs) => {
      const source = template
        .replace(/[^\w?]/g, '\\$&')
        // No address as it came holds such a sign of a literal.
        .replace(/\\[%#]/g, signs ? '$^' : '$&')
        .replace(/..\?4$/, `(/[^${signs}]*)?`)
        .replace(/\?\d/g, `[^/${signs}]+`)
      return RegExp(`^${source}$`)
    })
    family.push({ expressions, params, literals: path.split(/\?\d/), route })
    return undefined
  }
  const partials: Parameters<typeof put>[] = []
  table.forEach((route, index) => {
    const pattern = inFull(prefix, route.pattern)
    let other: Route | undefined
    if (SPECIAL.test(pattern)) {
      other = put(route, pattern)
      for (const way of listWays(pattern)) partials.push([route, way])
    } else {
      const key = keyOf(pattern)
      other = take(key)?.route
      if (!other) statics.set(key, index)
    }
    if (other) refuse('duplicate-pattern', `"${other.pattern}" and "${route.pattern}"`)
  })
  // What leaves something out gives way to whatever has its place.
  for (const partial of partials) put(...partial)

  const tree = growTree(
    Object.keys(shapes)
      .toSorted()
      .map((key) => shapes[key] as Shape<Route>),
  )
  /**
   * Looks for a path among the patterns with parameters: one without signs that would have to be normalized, or else a
   * normalized one, of whose parts `read` gives what they stand for.
   */
  const find = (
    path: string,
    address: string,
    form = 0,
    read?: typeof readText,
  ): TableMatch<Route> | undefined => {
    const folded = fold(path)
    let place = tree
    let next
    while ((next = place[folded.charCodeAt(place.at)])) place = next
    for (const { start, template, family, isMany } of place.items)
      // Rules most out before their expressions are asked. A wildcard takes the end of the path, too.
      if ((folded.charCodeAt(start.length) || SLASH) === SLASH)
        for (const { expressions, params, literals, route } of isMany
          ? (families[likeTemplate(folded, template)] ?? [])
          : family) {
          const values = expressions[form]!.test(folded) && cutParams(path, params, literals, read)
          if (values) return { route, params: values, path: address }
        }
    return undefined
  }
  const search = (address: string) => {
    if (caseSensitive && !address.endsWith('/')) {
      const match = find(address, address)
      if (match || !/[%?#]/.test(address)) return match
    }
    const [pathname = ''] = address.split(/[?#]/)
    const path = normalizePath(pathname, decode)
    return take(keyOf(path)) ?? find(trim(path), pathname, 1, path.includes('#') ? readText : undefined)
  }
  return (address) => (take(address) ?? search(address) ?? null) as RouteMatch<Route> | null
}

/**
 * The ways through a pattern that leave optional segments out: first what fills the leftmost parameters. Nothing is left
 * of some; no address is empty.
 */
function listWays(pattern: string): string[] {
  return pattern
    .split(/(\/[^/]*\?)/)
    .reduce((ways, part, index) => ways.flatMap((way) => (index % 2 ? [way + part, way] : way + part)), [''])
    .slice(1)
    .map((way) => way || '/')
}

/** The template of the same shape that a path fits if any does: the path's own segments where that has literals. */
function likeTemplate(path: string, template: string): string {
  const segments = path.split('/')
  return template
    .split('/')
    .map((part, index) => (part[0] === '?' ? part : segments[index]))
    .join('/')
}

/** Cuts the parameters out of a path that fits. Gives nothing where a constraint says no. */
function cutParams(
  path: string,
  params: readonly PatternParam[],
  literals: readonly string[],
  read: typeof readText | undefined,
): UnknownParams | undefined {
  const values = new BareParams()
  let at = 0
  let index = 0
  for (const { name, isWildcard, test } of params) {
    at += (literals[index] as string).length
    const isLast = ++index === params.length
    // Past the end when only a wildcard that takes nothing follows; that then begins behind it.
    const stop = isLast ? path.length - (literals[index] as string).length : path.indexOf('/', at) >>> 0
    const text = path.slice(at, stop)
    if (isWildcard) {
      const segments = at > stop ? [] : text.split('/')
      values[name] = read ? segments.map(read) : segments
    } else {
      const value = read ? read(text) : text
      if (test && !test(value)) return undefined
      values[name] = value
    }
    at = stop
  }
  return values
}
