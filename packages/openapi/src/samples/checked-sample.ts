import type { SampleIssue } from './request-sample.ts'

/** The result of comparing a sample with the description. */
export interface CheckedSample {
  readonly issues: readonly SampleIssue[]
  readonly wildcardCount: number
}

export const NOTHING_WRONG: CheckedSample = { issues: [], wildcardCount: 0 }

export function together(parts: readonly CheckedSample[]): CheckedSample {
  return {
    issues: parts.flatMap(({ issues }) => issues),
    wildcardCount: parts.reduce((sum, { wildcardCount }) => sum + wildcardCount, 0),
  }
}

export function invalid(issues: readonly SampleIssue[]): CheckedSample {
  return { issues, wildcardCount: 0 }
}
