import { recordOf } from '../old-site/plain-value.ts'

/** The heading levels that `tableOfContents` names. The title, level 1, is no part of a table of contents here. */
export function tocLevels(tableOfContents: unknown): {
  readonly min: number | null
  readonly max: number | null
} {
  const { minHeadingLevel, maxHeadingLevel } = recordOf(tableOfContents)
  return { min: levelOf(minHeadingLevel), max: levelOf(maxHeadingLevel) }
}

function levelOf(written: unknown): number | null {
  return typeof written === 'number' && written >= 2 ? written : null
}
