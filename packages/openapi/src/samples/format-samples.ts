/** Numbers of samples that were compared with descriptions of APIs, or whose types were checked. */
export interface SampleCounts {
  readonly checked: number
  /** Number of lines with three dots, which stand for omitted parts. */
  readonly leftOut: number
  /** Number of samples that are marked as unchecked. */
  readonly unchecked: number
}

/** Counts of the samples that were compared with descriptions and of those that were not. */
export function formatSamples({ checked, leftOut, unchecked }: SampleCounts): string {
  const dots = leftOut === 0 ? '' : ` (${leftOut === 1 ? '1 line' : `${leftOut} lines`} of "..." skipped)`
  const others = unchecked === 0 ? '' : `, ${unchecked} intentionally unchecked`
  return `${checked === 1 ? '1 sample' : `${checked} samples`} checked${dots}${others}.`
}
