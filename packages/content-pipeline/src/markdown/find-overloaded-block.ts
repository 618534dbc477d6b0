import type { Place } from '../content-error.ts'

/**
 * Runs of emphasis marks that one block may hold. The parser pairs them in quadratic time: this many take about a
 * second, ten times as many would take minutes. Real paragraphs hold a few dozen.
 */
export const MOST_MARKS = 2000

/** Brackets that one block may hold; each that closes is compared with those that are open. */
const MOST_BRACKETS = 10_000

const MARKS = /[*_~]+/g
const BRACKETS = /[[\]]/g
const ITEM = /^[\s>]*(?:[-*+]|\d+[.)])\s/
/** Opens or closes fenced code, in a quote or a list too; the first group is its marker. */
export const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/

/** A block that would keep the parser busy for too long. */
export interface OverloadedBlock {
  readonly at: Place
  /** What it holds too many of, as the end of a sentence. */
  readonly load: string
}

/** The first block that would keep the parser busy for too long, or null. Code is not counted. */
export function findOverloadedBlock(markdown: string): OverloadedBlock | null {
  let marks = 0
  let brackets = 0
  let start = 1
  let fence: string | null = null
  for (const [index, line] of markdown.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (marker?.startsWith(fence) === true) fence = null
      continue
    }
    if (marker !== undefined) fence = marker
    // A blank line ends a block; the cells of a table are read row by row, and each item of a list alone.
    if (line.trim() === '' || line.trimStart().startsWith('|') || ITEM.test(line)) {
      marks = 0
      brackets = 0
      start = index + (line.trim() === '' ? 2 : 1)
    }
    marks += line.match(MARKS)?.length ?? 0
    brackets += line.match(BRACKETS)?.length ?? 0
    const at = { line: start, column: 1 }
    if (marks > MOST_MARKS) return { at, load: `${MOST_MARKS} marks of emphasis` }
    if (brackets > MOST_BRACKETS) return { at, load: `${MOST_BRACKETS} brackets` }
  }
  return null
}
