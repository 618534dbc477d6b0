import { WILDCARD } from './parse-pattern.ts'
import type { PatternSegment } from './parse-pattern.ts'

/** Where a pattern ends, and what of it stands behind its first literals. */
export interface RouteEnd<Route> {
  readonly route: Route
  readonly rest: readonly PatternSegment[]
}

/** Patterns that differ in the names and constraints of their parameters alone. */
export interface Family<Route> {
  /** The segments of one of them. */
  readonly segments: readonly PatternSegment[]
  /** What {@link templateOf} gives for them. */
  readonly template: string
  /** Where the first parameter begins. */
  readonly start: number
  /**
   * Takes the paths of the family that hold no percent sign, no query and no hash. Without each `%?#` in its source it
   * takes those too. It captures nothing.
   */
  readonly expression: RegExp
  /** Ends by the constraints on the way there; the order of registration decides among them. */
  readonly ends: Record<string, RouteEnd<Route>>
}

/** Families by the kinds of their segments, `002` is two literals and a parameter, and by their template. */
export type Families<Route> = Record<string, Record<string, Family<Route>>>

/** Gives the family of a pattern with parameters, a new one if need be. */
export function familyOf<Route>(
  families: Families<Route>,
  segments: readonly PatternSegment[],
  template: string,
): Family<Route> {
  const alike = (families[segments.map(({ kind }) => kind).join('')] ??= {})
  return (alike[template] ??= {
    segments,
    template,
    start: template.search(/[?#]/),
    expression: new RegExp(
      `^${template
        .replace(/[^\w?#]/g, String.raw`\$&`)
        .replaceAll('?', '[^/%?#]+')
        // True only without `%?#`: a path with a percent sign may belong to a parameter of a more specific family.
        .replaceAll(String.raw`\%`, '(?=%?#)%')
        .replace(/..#$/, '(?:/[^%?#]*)?')}$`,
    ),
    ends: {},
  })
}

/**
 * Writes segments as a path in which `?` stands for a parameter and `#` for a wildcard: no literal holds those. `texts`,
 * one for each segment, take the place of the literals.
 */
export function templateOf(segments: readonly PatternSegment[], texts?: readonly string[]): string {
  return segments
    .map(
      ({ kind, text }, index) =>
        `/${kind ? (kind === WILDCARD ? '#' : '?') : texts ? texts[index + 1] : text}`,
    )
    .join('')
}
