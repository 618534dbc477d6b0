import { normalizePath } from './address-text.ts'
import { constraintTest } from './constraint.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint, Constraints } from './constraint.ts'

/** A parameter of a pattern. A wildcard takes all segments that are left. */
export interface PatternParam {
  readonly name: string
  readonly isWildcard: boolean
  readonly test: Constraint | undefined
}

/**
 * A pattern as it is compared. The template is a normalized path in which parameters are marked by how specific they
 * are: `?1` a constrained one, `?2` any, `?3` an optional one, `?4` a wildcard. No literal holds a question mark.
 */
export type ReadPattern = readonly [
  template: string,
  params: readonly PatternParam[],
  /** What tells patterns with one template apart: the constraints, each behind a `<`. Empty without parameters. */
  constraints: string,
]

/** One part of a pattern with its slash: a literal, or a parameter's name, star, constraint and mark of an optional one. */
const SEGMENT = /\/(?:([^/:*?#]*)|(?:(?=\*)|:(\w+))(?:(\*)\/?$|(?:<([^<>/?]+)>)?(\??)))(?=\/|$)/g

/** Each optional segment doubles the ways to fill a pattern, so a fifth is a fault, and so is a name that comes twice. */
const FAULT = /(\?.*){5}|(:\w+)\b.*\2\b/

/**
 * Reads a pattern such as `/blog/tags/:tag`, which begins with a slash. One behind a wildcard says nothing, one at the
 * end otherwise gives a last literal that is empty. `%3A` is the way to write a colon.
 *
 * @throws PatternError `invalid-pattern`
 */
export function readPattern(
  pattern: string,
  decode: boolean | undefined,
  constraints: Constraints | undefined,
): ReadPattern {
  if (pattern.replace(SEGMENT, '') || FAULT.test(pattern)) refuse('invalid-pattern', pattern)
  const params: PatternParam[] = []
  let tests = ''
  const template = pattern.replace(
    SEGMENT,
    (_, literal?: string, name = '*', star?: string, constraint = '', optional?: string) => {
      if (literal === undefined) {
        tests += `<${constraint}`
        params.push({
          name,
          isWildcard: !!star,
          test: constraint ? constraintTest(constraint, constraints) : undefined,
        })
        return `/?${star ? 4 : optional ? 3 : constraint ? 1 : 2}`
      }
      return `/${normalizePath(literal, decode)}`
    },
  )
  return [template, params, tests]
}
