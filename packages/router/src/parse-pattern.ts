import { normalizePath } from './normalize-path.ts'
import { constraintTest } from './constraint.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint, Constraints } from './constraint.ts'

/** How specific a segment is: where two patterns match an address, the lower number wins at the first difference. */
export const RANK = { literal: 0, constrained: 1, param: 2, optional: 3, wildcard: 4 } as const

/** Text that an address must hold, normalized. The last one is empty if the pattern ends in a slash. */
export interface LiteralSegment {
  readonly rank: typeof RANK.literal
  readonly text: string
  /** The text in the spelling of the pattern. */
  readonly source: string
}

/** `:name`, which takes one segment, or as a wildcard all that are left. */
export interface ParamSegment {
  readonly rank: Exclude<(typeof RANK)[keyof typeof RANK], typeof RANK.literal>
  readonly name: string
  /** The constraint as it is written, or an empty text. */
  readonly constraint: string
  readonly test: Constraint | undefined
}

export type PatternSegment = LiteralSegment | ParamSegment

/** Characters that a literal must not contain. Patterns use `%3A` etc. instead. */
const RESERVED = /[:*?#]/

/** `:name`, `:name?`, `:name<constraint>`, `:name<constraint>?`, `:name*` or `*`. */
const PARAM = /^(?::(\w+)(?:<([^<>?]+)>)?(\?)?|:(\w+)\*|\*)$/

/** Each optional parameter doubles the number of variants of a pattern. */
const MAX_OPTIONAL_PARAMS = 4

/**
 * Parses a pattern such as `/blog/tags/:tag`, which begins with a slash. A slash after a wildcard is dropped: the
 * wildcard takes that as well.
 *
 * @throws PatternError `invalid-pattern`, `unknown-constraint`
 */
export function parsePattern(
  pattern: string,
  decode: boolean | undefined,
  constraints: Constraints | undefined,
): readonly PatternSegment[] {
  const names = new Set<string>()
  let optionalParams = 0
  const texts = pattern.replace(/\*\/$/, '*').slice(1).split('/')
  return texts.map((text, index) => {
    const segment = parseSegment(text, decode, constraints) ?? refuse('invalid-pattern', pattern)
    if (segment.rank === RANK.literal) return segment
    if (segment.rank === RANK.optional) optionalParams++
    const isMisplaced = segment.rank === RANK.wildcard && index < texts.length - 1
    if (isMisplaced || names.has(segment.name) || optionalParams > MAX_OPTIONAL_PARAMS) {
      refuse('invalid-pattern', pattern)
    }
    names.add(segment.name)
    return segment
  })
}

/** Returns nothing for a segment that cannot be parsed. */
function parseSegment(
  text: string,
  decode: boolean | undefined,
  constraints: Constraints | undefined,
): PatternSegment | undefined {
  if (!RESERVED.test(text)) return { rank: RANK.literal, text: normalizePath(text, decode), source: text }
  const parts = PARAM.exec(text)
  if (!parts) return undefined
  const [, name, constraint = '', optional, wildcard = '*'] = parts
  const test = constraint ? constraintTest(constraint, constraints) : undefined
  if (name === undefined) return { rank: RANK.wildcard, name: wildcard, constraint, test }
  const rank = optional ? RANK.optional : constraint ? RANK.constrained : RANK.param
  return { rank, name, constraint, test }
}

/**
 * Lists the variants of a pattern that leave optional parameters out, those first that fill the leftmost ones. The
 * pattern as a whole is not among them.
 */
export function listPartialVariants(segments: readonly PatternSegment[]): (readonly PatternSegment[])[] {
  let variants: PatternSegment[][] = [[]]
  for (const segment of segments) {
    variants = variants.flatMap((variant) => {
      const longer = [...variant, segment]
      return segment.rank === RANK.optional ? [longer, variant] : [longer]
    })
  }
  return variants.slice(1)
}
