import type { Paragraph } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { hintForBars } from './report-table.ts'

const SECOND_LINE = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*){1,100}(?:\|[ \t]*)?(?=\n|$)/

/** Whether a text begins with the line of hyphens that makes a table of what is around it. */
export function isSecondLine(text: string): boolean {
  return SECOND_LINE.test(text)
}

/** Reports a table that is shown as text although it has a line of hyphens, with the cause. */
export function reportTableAsText({ position }: Paragraph, context: DocumentContext): void {
  if (position === undefined || position.start.line === position.end.line) return
  const { start, end } = position
  const lines = linesOf(context.source.text).slice(start.line - 1, end.line)
  const index = lines.findIndex((line, at) => at > 0 && isSecondLine(withoutMarks(line)))
  if (index === -1) return
  const line = start.line + index
  const [head = '', second = ''] = [lines[index - 1]?.slice(index === 1 ? start.column - 1 : 0), lines[index]]
  const column = second.length - withoutMarks(second).length + 1
  const [wanted, found] = [head, second].map((row) => countCells(withoutMarks(row)))
  const place = { position: { start: { line, column } } }
  if (wanted === found) reportAt(context, place, 'unread-syntax', NO_BLANK_LINE, BLANK_LINE_HINT)
  else if (wanted !== 1 || head.includes('|')) {
    const problem = `This table is shown as text: its first line has ${wanted} cells, and this line has ${found}.`
    const hint = `Give both lines as many cells. ${hintForBars(head)}`
    reportAt(context, place, 'unread-syntax', problem, hint)
  }
}

const NO_BLANK_LINE =
  'The table around this line is shown as text: in a list or a quotation, a blank line must be above a table.'
const BLANK_LINE_HINT =
  'Put a blank line above the first line of the table, and indent the table like the text above it.'

/** A row without the marks of quotations, and without the blanks before it. */
function withoutMarks(line: string): string {
  return line.replace(/^[\s>]+/, '')
}

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).length
}
