import type { AlignType, Table, TableCell, TableRow } from 'mdast'
import { BARE_ADDRESS } from '../bare-address.ts'
import { NotPlain } from './not-plain.ts'
import { passageOf } from './passage.ts'
import { DELIMITER_ROW, TABLE_ROW } from './plain-grammar.ts'
import { parsePlainInlines } from './plain-inlines.ts'
import { pointIn, positionOf, type SourceLine } from './source-line.ts'

const DELIMITER_CELL = /^ *(:?)-+(:?) *$/

/** Whether the second of some lines is one of pipes and hyphens, so that they may be a table. */
export function isPlainTable([, delimiters]: readonly SourceLine[]): boolean {
  return delimiters !== undefined && DELIMITER_ROW.test(delimiters.text)
}

/**
 * The table that lines make, each of which begins and ends with a pipe.
 *
 * @throws {NotPlain} For lines that make something else, or that hold escaped pipes or addresses.
 */
export function readPlainTable(lines: readonly SourceLine[]): Table {
  const [head, delimiters, ...rows] = lines
  if (head === undefined || delimiters === undefined) throw new NotPlain()
  for (const { text } of lines) {
    if (!TABLE_ROW.test(text) || BARE_ADDRESS.test(text)) throw new NotPlain()
  }
  const align = cellsOf(delimiters.text).map(([start, end]) => alignOf(delimiters.text.slice(start, end)))
  if (align.length !== cellsOf(head.text).length) throw new NotPlain()
  const last = rows.at(-1) ?? delimiters
  return { type: 'table', align, children: [head, ...rows].map(readRow), position: positionOf(head, last) }
}

function alignOf(cell: string): AlignType {
  const [matched, left, right] = DELIMITER_CELL.exec(cell) ?? []
  if (matched === undefined) throw new NotPlain()
  if (left === '') return right === '' ? null : 'right'
  return right === '' ? 'left' : 'center'
}

/** From where to where each cell stands between its pipes. */
function cellsOf(text: string): (readonly [start: number, end: number])[] {
  const cells: (readonly [number, number])[] = []
  for (let start = 1; start < text.length;) {
    const end = text.indexOf('|', start)
    cells.push([start, end])
    start = end + 1
  }
  return cells
}

function readRow(line: SourceLine): TableRow {
  const { text } = line
  const passage = passageOf([line])
  const cells = cellsOf(text)
  const children = cells.map(([from, to], index): TableCell => {
    let [start, end] = [from, to]
    while (start < end && text.charCodeAt(start) === 32) start += 1
    while (end > start && text.charCodeAt(end - 1) === 32) end -= 1
    const isLast = index === cells.length - 1
    return {
      type: 'tableCell',
      children: parsePlainInlines(passage, start, end),
      position: { start: pointIn(line, from - 1), end: pointIn(line, isLast ? to + 1 : to) },
    }
  })
  return { type: 'tableRow', children, position: positionOf(line, line) }
}
