import { PatternError } from './pattern-error.ts'
import type { PatternSegment } from './parse-pattern.ts'

/** A route, as far as a matcher looks into it. */
export interface PatternOwner {
  readonly pattern: string
}

/** Where a pattern ends, and what of it stands behind the head. */
export interface RouteEnd<Route> {
  readonly route: Route
  readonly rest: readonly PatternSegment[]
}

/** Patterns of one shape that begin with the same literal text. */
export interface HeadGroup<Route> {
  /** The kinds of all segments: `002` is two literals and a parameter. */
  readonly shape: string
  /** The literal text before the first parameter, with a slash after it. Empty text where letters do not differ by case. */
  readonly head: string
  /** The segments behind the head, of one of the patterns. */
  readonly rest: readonly PatternSegment[]
  /** Ends by the literal text among those segments, the most specific first. */
  readonly ends: Map<string, RouteEnd<Route>[]>
}

/** Groups by shape and head. */
export type HeadGroups<Route> = Map<string, HeadGroup<Route>>

/**
 * Puts a pattern, or what is left of it without some of its optional segments, into its group. Whatever comes first to
 * a place is the more specific, so those in full are to be put before the others.
 *
 * @throws PatternError `duplicate-pattern`
 */
export function addToGroups<Route extends PatternOwner>(
  groups: HeadGroups<Route>,
  route: Route,
  segments: readonly PatternSegment[],
  isPartial: boolean,
  caseSensitive: boolean,
): void {
  const cut = caseSensitive ? segments.findIndex(({ kind }) => kind) : 0
  const rest = segments.slice(cut)
  const head = `${literalText(segments.slice(0, cut))}/`
  const shape = segments.map(({ kind }) => kind).join('')
  const group = groups.get(shape + head) ?? { shape, head, rest, ends: new Map<string, RouteEnd<Route>[]>() }
  const text = foldCase(literalText(rest), caseSensitive)
  const ends = group.ends.get(text) ?? []
  const other = ends.find((end) =>
    end.rest.every(({ constraint }, index) => constraint === rest[index]?.constraint),
  )
  if (isFree(other, route, isPartial)) group.ends.set(text, [...ends, { route, rest }])
  groups.set(shape + head, group)
}

/**
 * Whether nothing has a place yet. Where something has, a pattern without some of its optional segments gives way.
 *
 * @throws PatternError `duplicate-pattern` for a pattern in full
 */
export function isFree(
  other: { readonly route: PatternOwner } | undefined,
  route: PatternOwner,
  isPartial: boolean,
): boolean {
  if (!other || isPartial) return !other
  throw new PatternError('duplicate-pattern', `"${other.route.pattern}" and "${route.pattern}"`)
}

/** The literal segments among others, each behind a slash. `texts`, one for each segment, take the place of their own. */
export function literalText(segments: readonly PatternSegment[], texts?: readonly string[]): string {
  return segments.map(({ kind, text }, index) => (kind ? '' : `/${texts ? texts[index] : text}`)).join('')
}

/** A text as it is compared with others. */
export function foldCase(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.toLowerCase()
}
