import type { SampleCounts } from '../check/check.ts'

/** Counts of the samples that were compared with descriptions and of those that were not. */
export function formatSamples({ checked, leftOut, unchecked }: SampleCounts): string {
  const dots = leftOut === 0 ? '' : ` (${leftOut === 1 ? '1 line' : `${leftOut} lines`} of "..." skipped)`
  const others = unchecked === 0 ? '' : `, ${unchecked} intentionally unchecked`
  return `${checked === 1 ? '1 sample' : `${checked} samples`} checked${dots}${others}.`
}
