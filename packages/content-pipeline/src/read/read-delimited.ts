import { CsvError, parse } from 'csv-parse/sync'

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
  const lines = text.split('\n')
  const records: DelimitedRecord[] = []
  // Where the next record begins: the library says where one ends.
  let next = 1
  const nextRecord = (): number => {
    while (next < lines.length && lines[next - 1]?.trim() === '') next += 1
    return next
  }
  try {
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      skip_empty_lines: true,
      skip_records_with_empty_values: false,
      trim: true,
      on_record: (cells: string[], { lines: last }) => {
        records.push({ cells, line: nextRecord() })
        next = last + 1
        return null
      },
    })
    return { type: 'records', records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { type: 'broken', ...explain(error, delimiter, records[0]?.cells.length ?? 0), line: nextRecord() }
  }
}

/** What is wrong, in words for the author of the file. */
function explain(
  { code, message, record }: CsvError,
  delimiter: string,
  wanted: number,
): { readonly problem: string; readonly hint: string } {
  switch (code) {
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return {
        problem: `The number of cells in this row, ${Array.isArray(record) ? record.length : 0}, is not that of the first row, ${wanted}.`,
        hint: `Add or delete cells, and put a cell that holds ${JSON.stringify(delimiter)} in double quotes.`,
      }
    case 'CSV_QUOTE_NOT_CLOSED':
      return {
        problem: 'A double quote opens a cell here and is never closed.',
        hint: 'Write a double quote in a cell as "".',
      }
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return {
        problem: 'There is a double quote within a cell, or text behind the one that closes it.',
        hint: 'Write a double quote in a cell as "", and put the whole cell in double quotes.',
      }
    default:
      return {
        problem: `This is not valid CSV: ${message}.`,
        hint: 'Open it in a spreadsheet and export it again.',
      }
  }
}
