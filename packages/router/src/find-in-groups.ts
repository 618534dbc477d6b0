import { foldCase } from './head-groups.ts'
import { createParams } from './match-params.ts'
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
 * plain: nothing encoded, no query, no hash, no final slash to ignore. Else it must be normalized, and `read` gives the
 * characters of a segment.
 */
export type Find<Route> = (
  path: string,
  address: string,
  read?: (segment: string) => string,
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

/** Makes the search in one group: an expression cuts the path, the literal text among the pieces names the ends. */
function findInGroup<Route>({ head, rest, ends }: HeadGroup<Route>, caseSensitive: boolean): Find<Route> {
  const slash = head.length - 1
  const [only] = caseSensitive && ends.size < 2 ? ends.values() : []
  // Where there is but one text, the expression compares it, and cuts out the parameters alone.
  const exact: readonly RouteEnd<Route>[] | undefined = only?.map((end) => ({
    ...end,
    rest: end.rest.filter(({ kind }) => kind),
  }))
  const expressionWithout = (marks: string) => {
    const pieces = rest.map(({ kind, text }) => {
      if (kind === WILDCARD) return `(/[^${marks}]*|)`
      if (kind) return `/([^/${marks}]+)`
      return only ? `/${escape(text)}` : `(/[^/${marks}]*)`
    })
    return `^${escape(head.slice(0, -1))}${pieces.join('')}$`
  }
  const plain = new RegExp(expressionWithout('%?#'))
  const normalized = expressionWithout('')
  return (path, address, read) => {
    if (!hasSlash(path, slash)) return null
    const pieces = read ? path.match(normalized) : plain.exec(path)
    if (!pieces) return null
    const found = exact ?? ends.get(foldCase(textAmong(rest, pieces), caseSensitive)) ?? []
    for (let index = 0; index < found.length; index++) {
      const end = found[index] as RouteEnd<Route>
      const params = readParams(end.rest, pieces, read)
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
  return text.replace(/[^\w/]/g, String.raw`\$&`)
}

/** The literal text that an expression cut out. */
function textAmong(rest: readonly PatternSegment[], pieces: readonly string[]): string {
  return rest.map(({ kind }, index) => (kind ? '' : pieces[index + 1])).join('')
}

/** Gives null where a constraint says no. */
function readParams(
  rest: readonly PatternSegment[],
  pieces: readonly string[],
  read: ((segment: string) => string) | undefined,
): UnknownParams | null {
  const params = createParams()
  for (let index = 0; index < rest.length; index++) {
    const { kind, text, test } = rest[index] as PatternSegment
    if (!kind) continue
    const piece = pieces[index + 1] as string
    if (kind === WILDCARD) {
      const segments = piece.split('/').slice(1)
      params[text] = read ? segments.map(read) : segments
    } else {
      const value = read ? read(piece) : piece
      if (test?.(value) === false) return null
      params[text] = value
    }
  }
  return params
}
