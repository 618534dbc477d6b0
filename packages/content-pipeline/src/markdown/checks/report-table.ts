import type { Table, TableCell, TableRow } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'

/** Reports rows of a table whose cells are lost, or that the author did not mean as rows. */
export function reportTable({ children: [head, ...rows] }: Table, context: DocumentContext): void {
  const columns = head?.children.length ?? 0
  const lastWhole = rows.findLastIndex(({ children }) => children.length >= columns)
  for (const [index, row] of rows.entries()) {
    if (row.children.length > columns) reportSurplus(row, columns, context)
    else if (hasSplitCode(row) && hasBar(sourceOf(row, context), CODE)) reportSplit(row, context)
    else if (columns > 1 && !sourceOf(row, context).includes('|')) reportText(row, context)
    else if (row.children.length < columns && index < lastWhole) reportMissing(row, columns, context)
  }
}

/** In characters: enough to find it in the row. */
const LONGEST_QUOTE = 40

function reportSurplus(row: TableRow, columns: number, context: DocumentContext): void {
  const surplus = row.children.slice(columns).find(({ children }) => children.length > 0)
  if (surplus === undefined) return
  const words = sourceOf(row, context, surplus).replace(/^[\s|]+/, '')
  const isCut = /[^\s|]/.test(words.slice(LONGEST_QUOTE))
  const lost = `${words.slice(0, LONGEST_QUOTE).replace(/[\s|]+$/, '')}${isCut ? '…' : ''}`
  const problem = `This row has more cells than the first row of its table, so "${lost}" is not shown.`
  reportAt(context, row, 'lost-cells', problem, hintForBars(sourceOf(row, context)))
}

/** Code between backticks, and a formula between dollars; bounded, so that the time for a long row stays linear. */
const CODE = /(?<![`\\])(`+)(?!`)(.{1,500}?)(?<!`)\1(?!`)/g
const FORMULA = /(?<!\$)(\$)(?![\s$])(.{1,500}?)(?<!\s)\$(?![\d$])/g
const BAR = /(?<!\\)\|/

/** How the bars of a row are written that end no cell. */
export function hintForBars(row: string): string {
  if (hasBar(row, CODE)) return 'Write "\\|" for a bar, also in code: in a table any other bar ends a cell.'
  if (hasBar(row, FORMULA))
    return 'Write "\\vert" for a bar in a formula: in a table any other bar ends a cell.'
  return 'Write "\\|" for a bar that ends no cell, or add a cell to the first two rows.'
}

function hasBar(row: string, pattern: RegExp): boolean {
  return [...row.matchAll(pattern)].some(([, , inner = '']) => BAR.test(inner))
}

/** Whether two cells have backticks that open or close no code: a bar may have ended a cell within it. */
function hasSplitCode({ children }: TableRow): boolean {
  const cells = children.filter((cell) =>
    cell.children.some((node) => node.type === 'text' && node.value.includes('`')),
  )
  return cells.length > 1
}

function reportSplit(row: TableRow, context: DocumentContext): void {
  const problem = 'A bar ends a cell of this row within code, so the parts are shown with their backticks.'
  reportAt(context, row, 'lost-cells', problem, hintForBars(sourceOf(row, context)))
}

function reportText(row: TableRow, context: DocumentContext): void {
  const problem = 'This line is shown as a row of the table above it.'
  reportAt(context, row, 'lost-cells', problem, 'Put a blank line between the table and the text.')
}

function reportMissing(row: TableRow, columns: number, context: DocumentContext): void {
  const [first, ...others] = row.children
  // The name of a group of rows.
  if (first === undefined || (others.length === 0 && isMarked(first))) return
  const count = row.children.length
  const problem = `This row has ${count} of the ${columns} cells of its table: the others are empty.`
  reportAt(context, row, 'lost-cells', problem, 'Write a bar between two cells, and one for each empty cell.')
}

function isMarked({ children }: TableCell): boolean {
  return children.length === 1 && (children[0]?.type === 'strong' || children[0]?.type === 'emphasis')
}

/** A row as it is written, from one of its cells on or whole. A row that a plugin has made is written nowhere. */
function sourceOf({ position }: TableRow, { source }: DocumentContext, from?: TableCell): string {
  if (position === undefined) return '|'
  const { start, end } = position
  const column = from?.position?.start.column ?? start.column
  return (linesOf(source.text)[start.line - 1] ?? '').slice(column - 1, end.column - 1)
}
