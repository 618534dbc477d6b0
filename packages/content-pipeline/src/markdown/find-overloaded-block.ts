import type { Place } from '../content-error.ts'

/**
 * Runs of emphasis marks that one block may hold. The parser pairs them in quadratic time: this many take about a
 * second, ten times as many would take minutes. Real paragraphs hold a few dozen.
 */
export const MOST_MARKS = 2000

const MARKS = /[*_~]+/g
/** Opens or closes fenced code, in a quote or a list too; the first group is its marker. */
export const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/

/** Where the first block begins that would keep the parser busy for too long, or null. Code is not counted. */
export function findOverloadedBlock(markdown: string): Place | null {
  let marks = 0
  let start = 1
  let fence: string | null = null
  for (const [index, line] of markdown.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (marker?.startsWith(fence) === true) fence = null
      continue
    }
    if (marker !== undefined) fence = marker
    // A blank line ends a block; the cells of a table are read row by row.
    if (line.trim() === '' || line.trimStart().startsWith('|')) {
      marks = 0
      start = index + (line.trim() === '' ? 2 : 1)
    }
    marks += line.match(MARKS)?.length ?? 0
    if (marks > MOST_MARKS) return { line: start, column: 1 }
  }
  return null
}
