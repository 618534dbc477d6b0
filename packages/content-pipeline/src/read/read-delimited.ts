/** A record of a file of delimited values. */
export interface DelimitedRecord {
  readonly cells: readonly string[]
  /** The line that it begins on, from 1: a quoted cell may hold several. */
  readonly line: number
}

/** The records of a file, or the first thing that is wrong with it. */
export type Delimited =
  | { readonly type: 'records'; readonly records: readonly DelimitedRecord[] }
  | { readonly type: 'broken'; readonly problem: string; readonly hint: string; readonly line: number }

/**
 * Reads CSV (RFC 4180), or the same with another delimiter. Spaces around a cell that is not in quotes are left out, and so are
 * lines without any text. Every record has as many cells as the first. Line ends are `\n`.
 */
export function readDelimited(text: string, delimiter: string): Delimited {
  const records: DelimitedRecord[] = []
  let line = 1
  let at = text.startsWith('\u{FEFF}') ? 1 : 0
  while (at < text.length) {
    const record = readRecord(text, at, delimiter)
    if ('problem' in record) return { type: 'broken', ...record, line }
    const { cells, end, lines, isEmpty } = record
    const wanted = records[0]?.cells.length ?? cells.length
    if (!isEmpty && cells.length !== wanted) {
      const problem = `The number of cells in this row, ${cells.length}, is not that of the first row, ${wanted}.`
      const hint = `Add or delete cells, and put a cell that holds ${JSON.stringify(delimiter)} in double quotes.`
      return { type: 'broken', problem, hint, line }
    }
    if (!isEmpty) records.push({ cells, line })
    line += lines
    at = end
  }
  return { type: 'records', records }
}

interface ReadRecord {
  readonly cells: readonly string[]
  /** Where the next record begins. */
  readonly end: number
  /** Line ends in it, with the one after it. */
  readonly lines: number
  readonly isEmpty: boolean
}

function readRecord(
  text: string,
  start: number,
  delimiter: string,
): ReadRecord | { readonly problem: string; readonly hint: string } {
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    const opened = afterQuote(text, at, delimiter)
    const isQuoted = opened !== -1
    if (isQuoted) {
      const end = endOfQuoted(text, opened)
      if (end === -1)
        return {
          problem: 'A double quote opens a cell here and is never closed.',
          hint: 'Write a double quote in a cell as "".',
        }
      const written = text.slice(opened, end)
      lines += written.split('\n').length - 1
      const after = nextStop(text, end + 1, delimiter)
      if (text.slice(end + 1, after).trim() !== '')
        return {
          problem: 'There is text behind the double quote that closes a cell.',
          hint: 'Write a double quote in a cell as "", and put the whole cell in double quotes.',
        }
      cells.push(written.replaceAll('""', '"'))
      at = after
    } else {
      const end = nextStop(text, at, delimiter)
      cells.push(text.slice(at, end).trim())
      at = end
    }
    if (!text.startsWith(delimiter, at)) {
      const isEmpty = cells.length === 1 && cells[0] === '' && !isQuoted
      return { cells, end: at + 1, lines, isEmpty }
    }
    at += delimiter.length
  }
}

/** Where a cell in quotes begins, behind blanks and its quote; -1 for another cell. */
function afterQuote(text: string, from: number, delimiter: string): number {
  let at = from
  while (/[^\S\n]/.test(text.charAt(at)) && !text.startsWith(delimiter, at)) at += 1
  return text.charAt(at) === '"' ? at + 1 : -1
}

/** Where the quote is that closes a cell; -1 without one. */
function endOfQuoted(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Where the cell ends that goes on at `from`: at a delimiter, a line end, or the end of the text. */
function nextStop(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text.charAt(at) !== '\n' && !text.startsWith(delimiter, at)) at += 1
  return at
}
