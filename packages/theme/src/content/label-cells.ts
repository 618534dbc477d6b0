import type { Element, ElementContent, Root } from 'hast'
import { breakAt, partsOfLongNames, wordsInOneLine } from './break-long-names.ts'
import { elements } from './content-children.ts'
import { textOf } from './text-of.ts'

/** Most letters in a row of the columns that a phone has room for side by side. */
const LETTERS_BESIDE = [16, 18]

/** Maximum length of a word that fits beside the heading of its column. */
const LETTERS_BESIDE_LABEL = 20

/** Most letters of a name in the first column that stays on one line in wider windows too. */
const LETTERS_OF_NAME = 24

/** Most letters of a column that keeps its words on one line. */
const SHORT_LETTERS = 16

/**
 * A copy of a tree whose tables can be shown row by row on a phone: cells carry the heading of their column
 * (`data-label`), and `data-long` where a word of theirs is too long to be beside it; the table carries `data-stacked`. Cells of
 * columns with short texts alone carry `data-short`, first ones with a long name `data-breaks`: lines may end between its
 * parts. Tables without headings, and with cells that span others, stay as they are.
 */
export function labelCells<Parent extends Root | Element>(parent: Parent): Parent {
  let isChanged = false
  const children = parent.children.map((child) => {
    if (child.type !== 'element') return child
    const labelled = child.tagName === 'table' ? labelTable(child) : labelCells(child)
    isChanged ||= labelled !== child
    return labelled
  })
  return isChanged ? { ...parent, children } : parent
}

function labelTable(table: Element): Element {
  const rows = elements(table).flatMap((part) => elements(part).map(elements))
  const [head = [], ...body] = rows
  const isGrid = rows.every((cells) => cells.length === head.length && !cells.some(spans))
  if (body.length === 0 || !isGrid || elements(table)[0]?.tagName !== 'thead') return table
  const labels = head.map((cell) => textOf(cell).trim())
  const isStacked = labels.slice(1).every((label) => label !== '') && !fitsBeside(labels.length, rows)
  const isShort = labels.map((_, column) => body.every((cells) => hasFewLetters(cells[column])))
  const label = (cell: Element, column: number): Element => {
    const properties = {
      ...(isStacked && column > 0 && { dataLabel: labels[column] }),
      ...(isStacked && column > 0 && longestRun(cell) > LETTERS_BESIDE_LABEL && { dataLong: '' }),
      ...(column === 0 && isLongName(textOf(cell)) && { dataBreaks: '' }),
      ...(isShort[column] && textOf(cell).includes(' ') && { dataShort: '' }),
    }
    const hasPath = isStacked && textOf(cell).includes('/')
    if (Object.keys(properties).length === 0 && !hasPath) return cell
    const children = breakAt(cell.children, partsOfLongNames)
    const isInBox = isStacked && column > 0 && children.length > 1
    return {
      ...cell,
      properties: { ...cell.properties, ...properties },
      children: isInBox ? [inOneBox(children)] : children,
    }
  }
  return {
    ...table,
    properties: { ...table.properties, ...(isStacked && { dataStacked: '' }) },
    children: table.children.map((part) =>
      part.type === 'element' && part.tagName === 'tbody' ? labelRows(part, label) : part,
    ),
  }
}

function labelRows(part: Element, label: (cell: Element, column: number) => Element): Element {
  return {
    ...part,
    children: part.children.map((row) => {
      if (row.type !== 'element') return row
      let column = -1
      const children = row.children.map((cell) => {
        if (cell.type !== 'element') return cell
        column += 1
        return label(cell, column)
      })
      return { ...row, children }
    }),
  }
}

/** Whether a phone has room for the columns of a table side by side, without breaking a word. */
function fitsBeside(columns: number, rows: readonly (readonly Element[])[]): boolean {
  if (columns !== LETTERS_BESIDE.length) return columns < LETTERS_BESIDE.length
  return rows.every((cells) =>
    cells.every((cell, column) => longestRun(cell) <= (LETTERS_BESIDE[column] ?? 0)),
  )
}

/** How many letters of a cell at most come after each other without a place where a line may end. */
function longestRun(cell: Element): number {
  const whole = new Set(wordsInOneLine(cell))
  const runs = textOf(cell)
    .split(/\s+/)
    .flatMap((word) => (whole.has(word) ? [word] : word.split(/(?<=-)(?=\p{L})/u).flatMap(partsOfPath)))
  return runs.reduce((longest, { length }) => Math.max(longest, length), 0)
}

/** The parts of a path or URL that is too long for a line of a phone, each with the slash after it; of another text, itself. */
function partsOfPath(text: string): string[] {
  return text.length > LETTERS_BESIDE_LABEL && !/\s/.test(text) ? text.split(/(?<=[^/]\/)(?=[^/])/u) : [text]
}

/** Whether a text is a name that is too long for one line of a column, with parts between which a line may end. */
function isLongName(text: string): boolean {
  return text.length > LETTERS_OF_NAME && !/\s/.test(text) && partsOfLongNames(text).length > 1
}

/** Words and elements of a cell side by side would each be a cell of a grid. */
function inOneBox(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'div', properties: {}, children }
}

function spans({ properties }: Element): boolean {
  return properties['colSpan'] !== undefined || properties['rowSpan'] !== undefined
}

function hasFewLetters(cell: Element | undefined): boolean {
  return cell !== undefined && textOf(cell).length <= SHORT_LETTERS
}
