import type { Element, ElementContent, Root } from 'hast'
import { elements } from './content-children.ts'
import { textOf } from './text-of.ts'

/** Fewest columns of a table that a phone shows as lists; narrower ones fit. */
const STACKED_COLUMNS = 3

/** Most letters of a column that keeps its words on one line. */
const SHORT_LETTERS = 16

/**
 * A copy of a tree whose tables can be shown row by row on a phone: cells carry the heading of their column
 * (`data-label`), the table `data-stacked`. Cells of columns with short texts alone carry `data-short`. Tables without
 * headings, and with cells that span others, stay as they are.
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
  const isStacked = labels.length >= STACKED_COLUMNS && labels.slice(1).every((label) => label !== '')
  const isShort = labels.map((_, column) => body.every((cells) => hasFewLetters(cells[column])))
  const label = (cell: Element, column: number): Element => {
    const properties = {
      ...(isStacked && column > 0 && { dataLabel: labels[column] }),
      ...(isShort[column] && textOf(cell).includes(' ') && { dataShort: '' }),
    }
    if (Object.keys(properties).length === 0) return cell
    return { ...cell, properties: { ...cell.properties, ...properties }, children: inOneBox(cell, isStacked) }
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

/** Words and elements of a cell side by side would each be a cell of a grid. */
function inOneBox(cell: Element, isStacked: boolean): ElementContent[] {
  if (!isStacked || cell.children.length < 2) return cell.children
  return [{ type: 'element', tagName: 'div', properties: {}, children: cell.children }]
}

function spans({ properties }: Element): boolean {
  return properties['colSpan'] !== undefined || properties['rowSpan'] !== undefined
}

function hasFewLetters(cell: Element | undefined): boolean {
  return cell !== undefined && textOf(cell).length <= SHORT_LETTERS
}
