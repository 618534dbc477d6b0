import type { RootContent } from 'mdast'
import { parsePiece, type ParseWhole } from './parse-piece.ts'
import type { SourceLine } from './source-line.ts'

/** Lines to read, how far they are read, and what they become. */
export interface BlockReading {
  readonly lines: readonly SourceLine[]
  readonly parseWhole: ParseWhole
  /** Reads the lines of a list item or of a directive, one level down. */
  readonly parseInner: (lines: readonly SourceLine[]) => RootContent[]
  readonly blocks: RootContent[]
  /** Index of the next line. */
  at: number
}

/** Has the next `count` lines, which make blocks of their own, read by the whole grammar. */
export function readPiece(reading: BlockReading, count: number): void {
  const lines = reading.lines.slice(reading.at, reading.at + count)
  reading.blocks.push(...parsePiece(lines, reading.parseWhole))
  reading.at += count
}

/** Index of the first line after the next one that passes a test; -1 without one. */
export function findLine({ lines, at }: BlockReading, test: (line: SourceLine) => boolean): number {
  for (let index = at + 1; index < lines.length; index += 1) {
    const line = lines[index]
    if (line !== undefined && test(line)) return index
  }
  return -1
}
