import { readSegment } from './address-text.ts'
import { BareParams } from './match-params.ts'
import { WILDCARD } from './parse-pattern.ts'
import { templateOf } from './pattern-family.ts'
import type { TableMatch } from './match-params.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { Families, Family } from './pattern-family.ts'
import type { UnknownParams } from './pattern-params.ts'

/**
 * Searches for what a path matches; `address` is what the match tells as its path. Without `isEncoded` the path must be
 * plain: no percent sign, no query, no hash, no final slash to ignore. Else it must be normalized, and `true` has the
 * escapes in it read.
 */
export type Find<Route> = (
  path: string,
  address?: string,
  isEncoded?: boolean,
) => TableMatch<Route> | undefined

/** The same for a part of the families; `folded` is the path as literals are compared with it. */
type FindPart<Route> = (
  folded: string,
  path: string,
  address: string,
  isEncoded: boolean | undefined,
) => TableMatch<Route> | undefined

const SLASH = 47

/**
 * Makes the search among all families. The first shape by its kinds that takes a path is the most specific one, so they
 * are tried in that order; how many there are depends on how patterns are built, not on how many there are.
 */
export function findInFamilies<Route>(
  families: Families<Route>,
  fold: (text: string) => string,
): Find<Route> {
  const finders = Object.keys(families)
    .toSorted()
    .map((shape) => findByStart(Object.values(families[shape] as Record<string, Family<Route>>)))
  return (path, address = path, isEncoded) => {
    const folded = fold(path)
    // Quicker than `for … of`, in a place that every address without a route passes.
    for (let index = 0; index < finders.length; index++) {
      const match = finders[index]?.(folded, path, address, isEncoded)
      if (match) return match
    }
    return undefined
  }
}

/**
 * Makes the search among families of one shape: the first characters in which their literals differ choose one, then
 * the literal text behind the first parameter does. Literals end in slashes, so none is the start of another.
 */
function findByStart<Route>(families: readonly Family<Route>[], from = 0): FindPart<Route> {
  const [first] = families as readonly [Family<Route>]
  if (families.length < 2) return findInFamily(first)
  let place = from
  while (families.every(({ template }) => place < first.start && template[place] === first.template[place]))
    place++
  if (place === first.start) {
    const finders = new Map(families.map((family) => [family.template, findInFamily(family)]))
    return (folded, path, address, isEncoded) =>
      finders.get(templateOf(first.segments, folded.split('/')))?.(folded, path, address, isEncoded)
  }
  // The last slash that all literals have in common rules most addresses out at once.
  let slash = first.start
  while (families.some(({ template, start }) => slash >= start || template[slash] !== '/')) slash--
  const finders: FindPart<Route>[] = []
  for (const { template } of families)
    finders[template.charCodeAt(place)] ??= findByStart(
      families.filter((family) => family.template[place] === template[place]),
      place,
    )
  return (folded, path, address, isEncoded) =>
    codeAt(folded, slash) === SLASH
      ? finders[codeAt(folded, place)]?.(folded, path, address, isEncoded)
      : undefined
}

/** Gives the code of a character; a slash where the path ends, since a wildcard takes that too. */
function codeAt(path: string, at: number): number {
  return at < path.length ? path.charCodeAt(at) : SLASH
}

/** Makes the search in one family: its expression says whether a path fits, the constraints choose the end. */
function findInFamily<Route>({ start, expression, ends }: Family<Route>): FindPart<Route> {
  const candidates = Object.values(ends)
  return (folded, path, address, isEncoded) => {
    if (
      codeAt(folded, start - 1) === SLASH &&
      (isEncoded === undefined
        ? expression.test(folded)
        : folded.match(expression.source.replaceAll('%?#', '')))
    ) {
      for (const { route, rest } of candidates) {
        const params = readParams(rest, path, start, isEncoded)
        if (params) return { route, params, path: address }
      }
    }
    return undefined
  }
}

/**
 * Reads what stands behind the first literals of a path that fits. Gives nothing where a constraint says no. To cut the
 * path where slashes stand is quicker than to have the expression capture, and leaves less behind.
 */
function readParams(
  rest: readonly PatternSegment[],
  path: string,
  start: number,
  isEncoded: boolean | undefined,
): UnknownParams | undefined {
  const params = new BareParams()
  let at = start
  for (const { kind, text, test } of rest) {
    const slash = path.indexOf('/', at)
    const stop = slash < 0 ? path.length : slash
    if (kind === WILDCARD) {
      const segments = at > stop ? [] : path.slice(at).split('/')
      params[text] = isEncoded ? segments.map(readSegment) : segments
    } else if (kind) {
      const piece = path.slice(at, stop)
      const value = isEncoded ? readSegment(piece) : piece
      if (test && !test(value)) return undefined
      params[text] = value
    }
    at = stop + 1
  }
  return params
}
