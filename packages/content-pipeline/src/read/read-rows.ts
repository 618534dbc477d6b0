import type { Issue, SourceText } from '../diagnostic.ts'
import { isRecord } from '../schemas/is-record.ts'
import { parseData } from './parse-data.ts'
import { readDelimited } from './read-delimited.ts'

/** A row of a table, or an entry of a list: its values by column or key. */
export type RowValues = Readonly<Record<string, unknown>>

/** A row and its position. */
export interface DataRow {
  readonly values: RowValues
  /** Line of its file, from 1. */
  readonly line: number
}

/** What is wrong with a file of data. */
export type DataIssue = Pick<Issue, 'problem' | 'hint' | 'at'>

/** The rows of a file and the names of their columns, in the order in which they first occur; or what is wrong with it. */
export type DataRows =
  | { readonly type: 'rows'; readonly rows: readonly DataRow[]; readonly columns: readonly string[] }
  | { readonly type: 'broken'; readonly issues: readonly DataIssue[] }

/** Whether the name of a file says that it holds data. */
export function isDataFile(file: string): boolean {
  return /\.(?:csv|tsv|json|ya?ml)$/i.test(file)
}

/** Reads a file of data. Its extension says what it holds: `.csv`, `.tsv`, `.json`, `.yaml` or `.yml`. */
export function readRows(source: SourceText, delimiter?: string): DataRows {
  const extension = /\.([^./]*)$/.exec(source.file)?.[1]?.toLowerCase()
  switch (extension) {
    case 'csv':
    case 'tsv':
      return readTable(source.text, delimiter ?? (extension === 'tsv' ? '\t' : ','))
    case 'json':
    case 'yaml':
    case 'yml':
      return readList(source)
    default:
      return broken('This is not a data file.', 'Use .csv, .tsv, .json, .yaml or .yml.', null)
  }
}

/** A value as text: the parts of a list with commas, an object as JSON, nothing as an empty text. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOfValue).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function broken(problem: string, hint: string, line: number | null): DataRows {
  return { type: 'broken', issues: [{ problem, hint, at: line === null ? null : { line, column: 1 } }] }
}

function readTable(text: string, delimiter: string): DataRows {
  const read = readDelimited(text, delimiter)
  if (read.type === 'broken') return broken(read.problem, read.hint, read.line)
  const [header, ...records] = read.records
  if (header === undefined) return { type: 'rows', rows: [], columns: [] }
  const columns = header.cells
  const unnamed = columns.indexOf('')
  if (unnamed !== -1)
    return broken(
      `Column ${unnamed + 1} has no name.`,
      'Every column needs a name in the first row.',
      header.line,
    )
  const named = new Set<string>()
  const twice = columns.find((name) => named.size === named.add(name).size)
  if (twice !== undefined) return broken(`Two columns are called "${twice}".`, 'Rename one.', header.line)
  const rows = records.map(({ cells, line }) => ({
    line,
    values: Object.fromEntries(cells.map((cell, at) => [columns[at] ?? '', cell])),
  }))
  return { type: 'rows', rows, columns }
}

function readList(source: SourceText): DataRows {
  const { value, diagnostics, locate } = parseData(source)
  if (diagnostics.length > 0) return { type: 'broken', issues: diagnostics.map(issueOf) }
  if (!Array.isArray(value))
    return broken('This file is not a list of entries.', 'Begin it with "[" or "- ".', 1)
  const rows: DataRow[] = []
  for (const [index, values] of value.entries()) {
    const { line } = locate([index])
    if (!isRecord(values)) return broken('This entry has no keys.', 'Write it as "{ key: value }".', line)
    rows.push({ values, line })
  }
  return { type: 'rows', rows, columns: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))] }
}

function issueOf({
  problem,
  hint,
  line,
  column,
}: ReturnType<typeof parseData>['diagnostics'][number]): DataIssue {
  return { problem, hint, at: line === 0 ? null : { line, column } }
}
