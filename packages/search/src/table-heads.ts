/** Marks in the texts of sections: characters for private use, which belong to no word. One for each column. */
const FIRST_HEAD = 0xe100
const FIRST_CELL = 0xe140
const MOST_COLUMNS = 64
const TABLE_END = '\u{E0FF}'
const MARKS = /([\u{E0FF}-\u{E17F}])/u

/** The marks of a table: each is written before the text of a head or a cell, and the last after that of the last cell. */
export const TABLE_MARKS = {
  head: (column: number): string => mark(FIRST_HEAD, column),
  cell: (column: number): string => mark(FIRST_CELL, column),
  end: TABLE_END,
}

function mark(first: number, column: number): string {
  return column < MOST_COLUMNS ? String.fromCodePoint(first + column) : ''
}

/** Where a cell is in a text, with the head of its column before it. */
export interface CellRange {
  readonly start: number
  /** End of the head. */
  readonly headEnd: number
  readonly end: number
}

/** A text as readers see it: in tables, the head of the column beside each cell instead of a row of heads. */
export function withTableHeads(written: string): {
  readonly text: string
  readonly cells: readonly CellRange[]
} {
  const pieces = written.split(MARKS)
  let text = pieces[0] ?? ''
  if (pieces.length === 1) return { text, cells: [] }
  let heads: string[] = []
  const cells: CellRange[] = []
  for (let at = 1; at < pieces.length; at += 2) {
    const [code, own] = [(pieces[at] ?? '').codePointAt(0) ?? 0, pieces[at + 1] ?? '']
    if (code >= FIRST_CELL) {
      const start = text.length
      text += labelOf(heads[code - FIRST_CELL] ?? '')
      cells.push({ start, headEnd: text.length, end: text.length + own.length })
      text += own
    } else if (code >= FIRST_HEAD) {
      if (code === FIRST_HEAD) heads = []
      heads[code - FIRST_HEAD] = own.replace(/(?:,| ·)? *$/, '').trim()
    } else text += own
  }
  return { text, cells }
}

function labelOf(head: string): string {
  if (head === '') return ''
  return /[.:?!…]$/.test(head) ? `${head} ` : `${head}: `
}
