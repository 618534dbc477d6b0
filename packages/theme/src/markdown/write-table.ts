import type { Element } from 'hast'
import { defaultHandlers, type Handle } from 'hast-util-to-mdast'
import type { Paragraph } from 'mdast'
import { textOf } from '../content/text-of.ts'

/**
 * How many cells of Markdown one cell of HTML may stand for. Markdown has neither spans nor short rows: empty cells take their
 * place, so one cell of `colspan="9999999"`, or one long row among many short ones, would be more text than memory holds.
 */
const MAX_CELLS_FOR_ONE = 20

/** A table; its rows as lines of text, when empty cells would be most of it. */
export const writeTable: Handle = (state, node: Element) => {
  const rows = rowsOf(node)
  const count = rows.reduce((sum, cells) => sum + cells.length, 0)
  if (rows.length * widthOf(rows) <= count * MAX_CELLS_FOR_ONE) return defaultHandlers.table(state, node)
  return rows.map((cells): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value: cells.map(textOf).join(' | ') }],
  }))
}

/** The cells of each row, without those of tables within. */
function rowsOf(node: Element): readonly (readonly Element[])[] {
  return elementsIn(node).flatMap((child) => {
    if (child.tagName !== 'tr') return child.tagName === 'table' ? [] : rowsOf(child)
    return [elementsIn(child).filter(({ tagName }) => tagName === 'td' || tagName === 'th')]
  })
}

/** Columns of the widest row, with the cells that reach into it from rows above. */
function widthOf(rows: readonly (readonly Element[])[]): number {
  const endings = rows.map(() => 0)
  let reaching = 0
  let widest = 0
  for (const [index, cells] of rows.entries()) {
    reaching -= endings[index] ?? 0
    let width = reaching
    for (const cell of cells) {
      const columns = spanOf(cell, 'colSpan')
      const end = index + spanOf(cell, 'rowSpan')
      width += columns
      if (end === index + 1) continue
      reaching += columns
      if (end < rows.length) endings[end] = (endings[end] ?? 0) + columns
    }
    widest = Math.max(widest, width)
  }
  return widest
}

/** As the library reads it. */
function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.max(1, Number.parseInt(String(properties[name]), 10) || 1)
}

function elementsIn({ children }: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element')
}
