/** A position in a text, both from 1. */
export interface Point {
  readonly line: number
  readonly column: number
}

/** Why a text is not parsed, in words for its author. */
export interface Refusal {
  readonly code: 'nesting-too-deep' | 'too-large' | 'too-many-marks'
  readonly problem: string
  readonly hint: string
}
