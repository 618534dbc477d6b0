import type { SampleFault } from './request-sample.ts'

/** What came of comparing a sample with the description. */
export interface CheckedSample {
  readonly faults: readonly SampleFault[]
  readonly wildcardCount: number
}

export const NOTHING_WRONG: CheckedSample = { faults: [], wildcardCount: 0 }

export function together(parts: readonly CheckedSample[]): CheckedSample {
  return {
    faults: parts.flatMap(({ faults }) => faults),
    wildcardCount: parts.reduce((sum, { wildcardCount }) => sum + wildcardCount, 0),
  }
}

export function faulty(faults: readonly SampleFault[]): CheckedSample {
  return { faults, wildcardCount: 0 }
}
