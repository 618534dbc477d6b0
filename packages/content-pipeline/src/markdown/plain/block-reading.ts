import type { RootContent } from 'mdast'
import type { ParseWhole } from './parse-piece.ts'
import type { SourceLine } from './source-line.ts'

/** Lines to read, how far they are read, and what they become. */
export interface BlockReading {
  readonly lines: readonly SourceLine[]
  readonly parseWhole: ParseWhole
  readonly depth: number
  readonly blocks: RootContent[]
  /** Index of the next line. */
  at: number
}
