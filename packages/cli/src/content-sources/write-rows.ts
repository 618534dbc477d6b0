import type { SourceWarning, Variables } from '@fyr/content-pipeline'
import {
  type DataRow,
  isRecord,
  kebabCase,
  parseData,
  suggestName,
  textOfValue,
} from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'
import type { RowDocument, RowTemplate } from './data-row.ts'

/** Makes a document from a row, without its path and origin; null leaves the row out. */
export type WriteRow = (row: DataRow) => RowDocument | null

/** `{{ row.name }}` and, in objects, `{{ row.size.length }}`. */
const PLACEHOLDER = /\{\{\s*row\.([^{}]*)(?<!\s)\s*\}\}/g

export function callTemplate(template: RowTemplate, locale: string): WriteRow {
  return ({ values }) => template(values, { locale })
}

/** The values that a template is filled with. */
export interface TemplateContext {
  readonly rows: readonly DataRow[]
  /** Variables of the site, which are inserted later. */
  readonly variables: Variables
}

/** Reads a Markdown file with placeholders. Throws `SiteError` for a column that no row has. */
export function openTemplate(file: string, text: string, context: TemplateContext): WriteRow {
  checkColumns(file, text, context)
  const { head, body } = splitTemplate(text)
  const columns: Hole[] = []
  const marked = head.replaceAll(MAYBE_QUOTED, (_whole, before: string, column: string, after: string) => {
    columns.push({ column, isText: before !== '' && before === after })
    return `${before}${MARK}${columns.length - 1}${MARK}${after}`
  })
  const { value, diagnostics } = parseData({ file, text: marked })
  if (diagnostics.length > 0)
    // The text was after the first line of the file.
    throw new SiteError(
      diagnostics.map((one) => ({ ...one, code: 'source-failed' as const, line: one.line + 1 })),
    )
  const frontMatter = isRecord(value) ? value : {}
  return (row) => ({
    frontMatter: Object.fromEntries(
      Object.entries(frontMatter).map(([key, entry]) => [key, fillValue(entry, columns, row)]),
    ),
    markdown: body.replaceAll(PLACEHOLDER, (_whole, column: string) => textOfValue(valueOf(row, column))),
  })
}

/**
 * The places of a template, below its front matter, that print nothing for some rows. A key of front matter may be optional; in a
 * text there is a gap.
 */
export function emptyCells(
  file: string,
  text: string,
  { rows, dataFile }: { readonly rows: readonly DataRow[]; readonly dataFile: string },
): readonly SourceWarning[] {
  const { body } = splitTemplate(text)
  const above = text.slice(0, text.length - body.length).split('\n').length - 1
  const emptyRows = onceForEach((column) =>
    rows.filter((row) => textOfValue(valueOf(row, column)).trim() === ''),
  )
  return body.split('\n').flatMap((line, at) =>
    [...line.matchAll(PLACEHOLDER)].flatMap(({ index, 1: column = '' }) => {
      const empty = emptyRows(column)
      const [first] = empty
      if (first === undefined) return []
      return {
        file,
        line: above + at + 1,
        column: index + 1,
        problem: `"${column}" is empty in ${empty.length} of ${rows.length} rows, first at ${dataFile}:${first.line}, so nothing is printed here.`,
        hint: 'Fill in the cells, or use a function as template that leaves this part out.',
      }
    }),
  )
}

/** The path of a row: what is inserted becomes a part of an address. Throws `SiteError` for an empty part. */
export function fillPath(
  path: string,
  row: DataRow,
  {
    file,
    sourceName,
    rows,
    variables,
  }: TemplateContext & { readonly file: string; readonly sourceName: string },
): string {
  for (const { 1: name = '' } of path.matchAll(BARE)) {
    if (valueOf(row, name) === undefined || variables.has(name)) continue
    const [problem, hint] = bareColumn(name)
    throw new SiteError([
      {
        code: 'source-failed',
        file,
        problem: `The path "${path}" of the source "${sourceName}": ${problem}`,
        hint,
      },
    ])
  }
  return path.replaceAll(PLACEHOLDER, (_whole, column: string) => {
    const part = kebabCase(textOfValue(valueOf(row, column)))
    if (part !== '') return part
    const problem = `The source "${sourceName}" needs "${column}" for the path of this row, which has none.`
    const hint = suggestName(column, columnsOf(rows), `Columns: ${columnsOf(rows).join(', ')}.`)
    throw new SiteError([{ code: 'source-failed', file, line: row.line, column: 1, problem, hint }])
  })
}

/** A place in front matter that a value goes into. */
interface Hole {
  readonly column: string
  /** Whether it is in quotes, and so a text in any case. */
  readonly isText: boolean
}

/** No text has it. */
const MARK = '\u{F8FF}'
const MAYBE_QUOTED = /(["']?)\{\{\s*row\.([^{}]*)(?<!\s)\s*\}\}(["']?)/g
const HOLE = new RegExp(`${MARK}(\\d+)${MARK}`, 'g')
const ONE_HOLE = new RegExp(`^${MARK}(\\d+)${MARK}$`)

function fillValue(entry: unknown, holes: readonly Hole[], row: DataRow): unknown {
  if (Array.isArray(entry)) return entry.map((item) => fillValue(item, holes, row))
  if (isRecord(entry))
    return Object.fromEntries(Object.entries(entry).map(([key, item]) => [key, fillValue(item, holes, row)]))
  if (typeof entry !== 'string') return entry
  const only = holes[Number(ONE_HOLE.exec(entry)?.[1] ?? Number.NaN)]
  if (only !== undefined && !only.isText) return plainValue(valueOf(row, only.column))
  return entry.replaceAll(HOLE, (_whole, index: string) =>
    textOfValue(valueOf(row, holes[Number(index)]?.column ?? '')),
  )
}

/** As YAML takes what is not in quotes: cells of a table are texts, also those that hold a number. */
function plainValue(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return Number(value)
  return value === 'true' || value === 'false' ? value === 'true' : value
}

function splitTemplate(text: string): { readonly head: string; readonly body: string } {
  const [whole, head = ''] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text) ?? []
  return whole === undefined || !text.startsWith(whole)
    ? { head: '', body: text }
    : { head, body: text.slice(whole.length) }
}

function checkColumns(
  file: string,
  text: string,
  { rows, variables }: Pick<TemplateContext, 'rows' | 'variables'>,
): void {
  if (rows.length === 0) return
  const lines = text.split('\n')
  const isColumn = onceForEach((name) => rows.some((row) => valueOf(row, name) !== undefined))
  const columns = columnsOf(rows)
  const issues = lines.flatMap((line, at) => {
    const issueAt = (index: number, problem: string, hint: string) => ({
      code: 'source-failed' as const,
      file,
      line: at + 1,
      column: index + 1,
      sourceLine: line,
      problem,
      hint,
    })
    const unknown = [...line.matchAll(PLACEHOLDER)]
      .filter(({ 1: column = '' }) => !isColumn(column))
      .map(({ index, 1: column = '' }) =>
        issueAt(
          index,
          `No row has "${column}".`,
          suggestName(column, columns, `Columns: ${columns.join(', ')}.`),
        ),
      )
    const bare = [...line.matchAll(BARE)]
      .filter(({ 1: name = '' }) => isColumn(name) && !variables.has(name))
      .map(({ index, 1: name = '' }) => issueAt(index, ...bareColumn(name)))
    return [...unknown, ...bare]
  })
  if (issues.length > 0) throw new SiteError(issues)
}

/** `{{ name }}` of anything; after a backslash it is text. */
const BARE = /(?<!\\)\{\{\s*(?!\s)([^{}]*)(?<!\s)\s*\}\}/g

function bareColumn(name: string): [problem: string, hint: string] {
  return [`Unknown variable "${name}", which is the name of a column.`, `Did you mean "{{ row.${name} }}"?`]
}

/** Asks once for each name: a template may name a column in many places, and each answer takes all rows. */
function onceForEach<Answer>(ask: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>()
  return (name) => {
    const known = answers.get(name)
    if (known !== undefined) return known
    const answer = ask(name)
    answers.set(name, answer)
    return answer
  }
}

function columnsOf(rows: readonly DataRow[]): string[] {
  return [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
}

/** A value by its column, or by keys with dots between them. */
function valueOf({ values }: DataRow, column: string): unknown {
  if (Object.hasOwn(values, column)) return values[column]
  let value: unknown = values
  for (const key of column.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}
