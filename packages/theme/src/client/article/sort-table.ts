import { hasValue, readNumbers } from './read-numbers.ts'

/**
 * Sorts the rows of a table by the column of a button: up, then down, then as they were written. Numbers are sorted by their
 * size, texts as in the language of the page. Cells without a value come last, and in a column of numbers those without one.
 */
export function sortTable(button: HTMLElement): void {
  const head = button.closest('th')
  const table = button.closest('table')
  const body = table?.tBodies[0]
  if (!head || !table || !body) return
  const rows = [...body.rows]
  for (const [index, row] of rows.entries()) row.dataset['fyrRow'] ??= String(index)
  const order = nextOrder(head.getAttribute('aria-sort'))
  for (const cell of table.querySelectorAll('th')) cell.removeAttribute('aria-sort')
  // Equal rows stay as they were written.
  rows.sort((one, other) => placeOf(one) - placeOf(other))
  if (order !== null) {
    head.setAttribute('aria-sort', order)
    sortRows(rows, head.cellIndex, order === 'ascending' ? 1 : -1)
  }
  body.append(...rows)
}

function nextOrder(order: string | null): 'ascending' | 'descending' | null {
  if (order === null) return 'ascending'
  return order === 'ascending' ? 'descending' : null
}

function placeOf(row: HTMLElement): number {
  return Number(row.dataset['fyrRow'])
}

function sortRows(rows: HTMLTableRowElement[], column: number, direction: number): void {
  const { lang } = document.documentElement
  const texts = rows.map((row) => row.cells[column]?.textContent?.trim() ?? '')
  const values: readonly (number | string | null)[] =
    readNumbers(texts, lang) ?? texts.map((text) => (hasValue(text) ? text : null))
  const valueOf = new Map(rows.map((row, at) => [row, values[at] ?? null]))
  const collator = new Intl.Collator(lang || undefined, { numeric: true })
  rows.sort((left, right) => {
    const one = valueOf.get(left) ?? null
    const other = valueOf.get(right) ?? null
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const isByNumber = typeof one === 'number' && typeof other === 'number'
    return direction * (isByNumber ? one - other : collator.compare(String(one), String(other)))
  })
}
