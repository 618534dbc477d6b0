import type { Variables } from '../../substitute-variables.ts'

/** What was meant to be more than text, and is none of what Markdown knows. */
export interface Slip {
  /** Letters that stand in every match: to look for them costs next to nothing. */
  readonly sign: string
  /** Found in a text as it stands in the source: what a writer escaped was meant as it is. */
  readonly pattern: RegExp
  /** Whether it is one where nothing but marks of quotes and lists stands before it in its line. */
  readonly isAtStart?: boolean
  /** Whether one mend serves the whole document, so that its first place is enough. */
  readonly isOnce?: boolean
  /** What is wrong; null where nothing is. */
  readonly problem: (match: RegExpExecArray, variables: Variables) => string | null
  readonly hint: (match: RegExpExecArray) => string
}
