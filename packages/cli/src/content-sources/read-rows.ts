import { parse } from 'csv-parse/sync'
import type { Diagnostic } from '@fyr/content-pipeline'
import { isRecord, parseData } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'
import type { DataRow } from './data-row.ts'

export interface ReadRowsOptions {
  /** Relative to the root of the site; its extension says what it holds. */
  readonly file: string
  readonly text: string
  readonly delimiter: string | undefined
  readonly sourceName: string
}

/** The rows of a file. Throws `SiteError` with the line of what is wrong. */
export function readRows(options: ReadRowsOptions): readonly DataRow[] {
  const extension = /\.([^./]*)$/.exec(options.file)?.[1]?.toLowerCase()
  switch (extension) {
    case 'csv':
    case 'tsv':
      return readTable({ ...options, delimiter: options.delimiter ?? (extension === 'tsv' ? '\t' : ',') })
    case 'json':
    case 'yaml':
    case 'yml':
      return readList(options)
    default:
      throw issueIn(options, {
        problem: 'This is not a data file.',
        hint: 'Use .csv, .tsv, .json, .yaml or .yml.',
      })
  }
}

function readTable(options: ReadRowsOptions & { readonly delimiter: string }): readonly DataRow[] {
  const { text, delimiter } = options
  try {
    const lines = text.split('\n')
    let nextLine = 1
    let header: readonly string[] | null = null
    const rows: DataRow[] = []
    const take = (record: readonly string[], lastLine: number): void => {
      // A quoted cell may hold several lines; a record is where it begins.
      const line = firstFilledLine(lines, nextLine)
      nextLine = lastLine + 1
      if (header === null) {
        header = record
        checkHeader(header, line, options)
      } else {
        const names = header
        rows.push({ line, values: Object.fromEntries(record.map((cell, at) => [names[at] ?? '', cell])) })
      }
    }
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      on_record: (record: string[], about) => {
        take(record, about.lines)
        return null
      },
    })
    return rows
  } catch (error) {
    if (error instanceof SiteError || !(error instanceof Error)) throw error
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 0
    throw issueIn(options, { problem: `This is not valid CSV: ${error.message}.`, line })
  }
}

/** Empty lines before a record belong to none. Lines count from 1. */
function firstFilledLine(lines: readonly string[], line: number): number {
  let at = line
  while (lines[at - 1]?.trim() === '') at += 1
  return at
}

function checkHeader(header: readonly string[], line: number, options: ReadRowsOptions): void {
  const unnamed = header.indexOf('')
  if (unnamed !== -1) {
    const hint = 'Every column needs a name in the first row.'
    throw issueIn(options, { problem: `Column ${unnamed + 1} has no name.`, hint, line })
  }
  const twice = header.find((name, at) => header.indexOf(name) !== at)
  if (twice !== undefined)
    throw issueIn(options, { problem: `Two columns are called "${twice}".`, hint: 'Rename one.', line })
}

function readList(options: ReadRowsOptions): readonly DataRow[] {
  const { file, text } = options
  const { value, diagnostics, locate } = parseData({ file, text })
  if (diagnostics.length > 0) throw new SiteError(diagnostics.map(asSourceIssue))
  if (!Array.isArray(value))
    throw issueIn(options, {
      problem: 'This file is not a list of entries.',
      hint: 'Begin it with "[" or "- ".',
      line: 1,
    })
  return value.map((values: unknown, index) => {
    const { line } = locate([index])
    if (isRecord(values)) return { values, line }
    throw issueIn(options, {
      problem: 'This entry has no keys.',
      hint: 'Write it as "{ key: value }".',
      line,
    })
  })
}

function asSourceIssue(diagnostic: Diagnostic) {
  return { ...diagnostic, code: 'source-failed' as const }
}

function issueIn(
  { file, text, sourceName }: ReadRowsOptions,
  { problem, hint, line = 0 }: { readonly problem: string; readonly hint?: string; readonly line?: number },
): SiteError {
  const place = line > 0 ? { line, column: 1, sourceLine: text.split('\n')[line - 1] ?? '' } : {}
  const named = `${problem} The source "${sourceName}" reads it.`
  return new SiteError([
    { code: 'source-failed', file, ...place, problem: named, ...(hint !== undefined && { hint }) },
  ])
}
