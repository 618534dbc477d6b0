/** A number as people write it: `-12`, `1 000.5`, `3,5`. */
const NUMBER = /^[-−+]?\d[\d\s]*(?:[.,]\d+)?$/

/**
 * Sorts the rows of a table by the column of a button: up, then down, then as they were written. Numbers are sorted by their
 * size, texts as in the language of the page, and empty cells come last.
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
  if (order === null) {
    body.append(...rows.toSorted((one, other) => placeOf(one) - placeOf(other)))
    return
  }
  head.setAttribute('aria-sort', order)
  const keyed = rows.map((row) => ({ row, text: row.cells[head.cellIndex]?.textContent?.trim() ?? '' }))
  const filled = keyed.filter(({ text }) => text !== '')
  const compare = comparison(filled.map(({ text }) => text))
  const direction = order === 'ascending' ? 1 : -1
  // Equal rows stay as they were written.
  filled.sort(
    (one, other) => direction * compare(one.text, other.text) || placeOf(one.row) - placeOf(other.row),
  )
  const empty = keyed.filter(({ text }) => text === '')
  body.append(...[...filled, ...empty].map(({ row }) => row))
}

function nextOrder(order: string | null): 'ascending' | 'descending' | null {
  if (order === null) return 'ascending'
  return order === 'ascending' ? 'descending' : null
}

function placeOf(row: HTMLElement): number {
  return Number(row.dataset['fyrRow'])
}

function comparison(texts: readonly string[]): (one: string, other: string) => number {
  if (texts.every((text) => NUMBER.test(text))) return (one, other) => numberIn(one) - numberIn(other)
  return new Intl.Collator(document.documentElement.lang || undefined, { numeric: true }).compare
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.'))
}
