import { normalizePath } from './address-text.ts'
import { constraintTest } from './constraint.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint } from './constraint.ts'
import type { MatchOptions } from './match-options.ts'

export const OPTIONAL = 3
export const WILDCARD = 4

/** One part of a pattern between two slashes. */
export interface PatternSegment {
  /**
   * Literal 0, constrained parameter 1, parameter 2, optional one 3, wildcard 4: from the most to the least specific;
   * where two patterns differ, the lower number wins.
   */
  readonly kind: number
  /** Text of a literal, normalized where the pattern is decoded; else the parameter's name. */
  readonly text: string
  /** What stands between `<` and `>`, or nothing. */
  readonly constraint: string
  readonly test: Constraint | undefined
}

/** Each optional segment doubles the variants of a pattern, so their number is bounded. */
const MAX_OPTIONAL_SEGMENTS = 4

/**
 * A literal, in which no character is half; or a parameter's name, the star of a wildcard, the constraint and the mark
 * of an optional one.
 */
const SEGMENT = /^(?:([^:*?#\p{Cs}]*)|(?=[:*])(?::([A-Za-z_$][\w$]*))?(?:(\*)|(?:<([^<>]+)>)?(\??)))$/u

/**
 * Reads a pattern such as `/blog/tags/:tag`. A slash at the start may be left out, one after a wildcard says nothing,
 * one at the end otherwise gives a last literal that is empty. `%3A` is the way to write a colon.
 *
 * @throws PatternError `invalid-pattern`, `duplicate-parameter`, `unknown-constraint`
 */
export function parsePattern(
  pattern: string,
  { decode = true, constraints }: MatchOptions,
): PatternSegment[] {
  const names = new Set<string>()
  let optionals = 0
  return pattern
    .replace(/^\/|(?<=\*)\/$/g, '')
    .split('/')
    .map((part, index, { length }) => {
      const [whole, literal, name = '*', star, constraint = '', optional] = SEGMENT.exec(part) ?? []
      if (optional) optionals++
      if (whole !== part || optionals > MAX_OPTIONAL_SEGMENTS || (star && index < length - 1))
        refuse('invalid-pattern', `${part} in ${pattern}`)
      const isLiteral = literal === whole
      if (!isLiteral && names.size === names.add(name).size)
        refuse('duplicate-parameter', `${name} in ${pattern}`)
      return {
        kind: isLiteral ? 0 : star ? WILDCARD : optional ? OPTIONAL : constraint ? 1 : 2,
        text: !isLiteral ? name : decode ? normalizePath(part) : part,
        constraint,
        test: constraint ? constraintTest(constraint, constraints) : undefined,
      }
    })
}
