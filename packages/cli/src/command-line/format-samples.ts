import type { SampleCounts } from '../check/check.ts'

/** What was compared with descriptions, and what was not. */
export function formatSamples({ checked, leftOut, unchecked }: SampleCounts): string {
  const dots = leftOut === 0 ? '' : ` (${leftOut === 1 ? '1 line' : `${leftOut} lines`} of "..." skipped)`
  const others = unchecked === 0 ? '' : `, ${unchecked} intentionally unchecked`
  return `${checked === 1 ? '1 sample' : `${checked} samples`} checked${dots}${others}.`
}
