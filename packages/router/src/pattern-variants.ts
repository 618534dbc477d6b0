import { OPTIONAL } from './parse-pattern.ts'
import type { PatternSegment } from './parse-pattern.ts'

/** One way through a pattern: each optional segment present or left out. */
export interface PatternVariant<Row> {
  readonly row: Row
  readonly segments: readonly PatternSegment[]
  /**
   * Kinds of the segments, then `0` for a variant with every optional segment and `1` for the others. Of two variants
   * that take the same path the one with the smaller rank is the more specific.
   */
  readonly rank: string
}

/** Every variant of a pattern, the one that fills the leftmost parameters first. */
export function listVariants<Row>(row: Row, whole: readonly PatternSegment[]): PatternVariant<Row>[] {
  let ways: (readonly PatternSegment[])[] = [[]]
  for (const segment of whole) {
    ways = ways.flatMap((way) => (segment.kind === OPTIONAL ? [[...way, segment], way] : [[...way, segment]]))
  }
  return ways.map((segments) => {
    const kinds = segments.map(({ kind }) => kind)
    return { row, segments, rank: [...kinds, Number(segments.length < whole.length)].join('') }
  })
}
