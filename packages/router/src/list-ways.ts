import { OPTIONAL } from './parse-pattern.ts'
import type { PatternSegment } from './parse-pattern.ts'

type Way = readonly PatternSegment[]

/** Every way through the segments of a pattern: first the whole, and what fills the leftmost parameters before others. */
export function listWays(whole: Way): readonly [Way, ...Way[]] {
  return whole.reduce<Way[]>(
    (ways, segment) =>
      ways.flatMap((way) => (segment.kind === OPTIONAL ? [[...way, segment], way] : [[...way, segment]])),
    [[]],
  ) as [Way, ...Way[]]
}
