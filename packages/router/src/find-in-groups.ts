import { foldCase, literalText } from './head-groups.ts'
import { BareParams } from './match-params.ts'
import { WILDCARD } from './parse-pattern.ts'
import type { HeadGroup, HeadGroups, RouteEnd } from './head-groups.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** A match before the type of its route is known. */
export interface TableMatch<Route> {
  readonly route: Route
  readonly params: UnknownParams
  readonly path: string
}

/**
 * Searches for what a path matches; `address` is what the match tells as its path. Without `read` the path must be
 * plain: no percent sign, no query, no hash, no final slash to ignore. Else it must be normalized, and `read` gives the
 * characters of a segment; null stands for a path in which nothing is to be read differently.
 */
export type Find<Route> = (
  path: string,
  address: string,
  read?: ((segment: string) => string) | null,
) => TableMatch<Route> | null | undefined

const SLASH = 47

/**
 * Makes the search among all groups. The first shape by its kinds that takes a path is the most specific one, so they
 * are tried in that order; how many there are depends on how patterns are built, not on how many there are.
 */
export function findInGroups<Route>(groups: HeadGroups<Route>, caseSensitive: boolean): Find<Route> {
  const all = [...groups.values()]
  const shapes = [...new Set(all.map(({ shape }) => shape))].toSorted()
  const finders = shapes.map((shape) =>
    findByHead(
      all.filter((group) => group.shape === shape),
      caseSensitive,
    ),
  )
  return (path, address, read) => {
    // Quicker than `for … of`, in a place that every address without a route passes.
    for (let index = 0; index < finders.length; index++) {
      const match = finders[index]?.(path, address, read)
      if (match) return match
    }
    return null
  }
}

/**
 * Makes the search among groups of one shape. It looks for the last slash that all heads have in common, which rules
 * most addresses out, then at the first character that tells heads apart. Heads end in slashes, so none is the start of
 * another.
 */
function findByHead<Route>(groups: readonly HeadGroup<Route>[], caseSensitive: boolean): Find<Route> {
  const [first] = groups as readonly [HeadGroup<Route>]
  if (groups.length < 2) return findInGroup(first, caseSensitive)
  let slash = first.head.length
  while (groups.some(({ head }) => head[slash] !== '/')) slash--
  let place = 0
  while (groups.every(({ head }) => head[place] === first.head[place])) place++
  const next: Find<Route>[] = []
  for (const { head } of groups)
    next[head.charCodeAt(place)] ??= findByHead(
      groups.filter((group) => group.head[place] === head[place]),
      caseSensitive,
    )
  return (path, address, read) =>
    hasSlash(path, slash) ? next[path.charCodeAt(place) || SLASH]?.(path, address, read) : null
}

/**
 * Makes the search in one group: an expression says whether a path fits, the literal text behind the head names the
 * ends. The expression captures nothing; to cut the path where slashes stand is quicker, and leaves less behind.
 */
function findInGroup<Route>({ head, rest, ends }: HeadGroup<Route>, caseSensitive: boolean): Find<Route> {
  const start = head.length
  // Where there is but one text, the expression compares it.
  const [only] = caseSensitive && ends.size < 2 ? ends.values() : []
  const expressionWithout = (marks: string) => {
    const pieces = rest.map(({ kind, text }) => {
      if (kind === WILDCARD) return `(?:/[^${marks}]*)?`
      return `/${only && !kind ? escape(text) : `[^/${marks}]${kind ? '+' : '*'}`}`
    })
    return `^${escape(head.slice(0, -1))}${pieces.join('')}$`
  }
  const plain = new RegExp(expressionWithout('%?#'))
  const normalized = expressionWithout('')
  return (path, address, read) => {
    if (!hasSlash(path, start - 1) || !(read === undefined ? plain.test(path) : path.match(normalized)))
      return null
    const found =
      only ?? ends.get(foldCase(literalText(rest, path.slice(start).split('/')), caseSensitive)) ?? []
    for (let index = 0; index < found.length; index++) {
      const end = found[index] as RouteEnd<Route>
      const params = readParams(end.rest, path, start, read)
      if (params) return { route: end.route, params, path: address }
    }
    return null
  }
}

/** Whether a slash stands somewhere, or the path ends there: a wildcard takes that too. */
function hasSlash(path: string, at: number): boolean {
  return (path.charCodeAt(at) || SLASH) === SLASH
}

function escape(text: string): string {
  return text.replace(/[^\w/]/g, '\\$&')
}

/** Reads what stands behind the head of a path that fits. Gives null where a constraint says no. */
function readParams(
  rest: readonly PatternSegment[],
  path: string,
  start: number,
  read: ((segment: string) => string) | null | undefined,
): UnknownParams | null {
  const params = new BareParams()
  let at = start
  for (let index = 0; index < rest.length; index++) {
    const { kind, text, test } = rest[index] as PatternSegment
    const slash = path.indexOf('/', at)
    const stop = slash < 0 ? path.length : slash
    if (kind === WILDCARD) {
      const segments = at > stop ? [] : path.slice(at).split('/')
      params[text] = read ? segments.map(read) : segments
    } else if (kind) {
      const piece = path.slice(at, stop)
      const value = read ? read(piece) : piece
      if (test?.(value) === false) return null
      params[text] = value
    }
    at = stop + 1
  }
  return params
}
