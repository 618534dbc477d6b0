import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const RESULTS = join(ROOT, 'bench/results')

type Row = Readonly<Record<string, string | number>>

interface Results {
  /** A day: `2026-11-27`. */
  readonly date: string
  readonly command: string | null
  readonly machine: { readonly cores: number; readonly node: string | null }
  readonly rows: readonly Row[]
}

const results = readdirSync(RESULTS).map(
  (file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as Results,
)

/** The tables of a Markdown text, each with the text of its section. */
function tablesIn(markdown: string): { section: string; rows: Row[] }[] {
  return markdown.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => {
      const [head = [], , ...lines] = table.trimEnd().split('\n').map(cellsOf)
      const rows = lines.map((cells) =>
        Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])),
      )
      return { section, rows }
    }),
  )
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

function spelledDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** Whether a row is one of results of a day that the section names. */
function isMeasured(row: Row, section: string): boolean {
  return results.some(
    ({ date, rows }) =>
      section.includes(spelledDay(date)) &&
      rows.some((measured) =>
        Object.entries(row).every(([column, cell]) => String(measured[column]) === cell),
      ),
  )
}

const notebook = readFileSync(join(ROOT, 'docs/decisions/0027-performance-is-held-by-floors.md'), 'utf8')
/** All but the floors, which are ratios of the others. */
const tables = tablesIn(notebook).filter(({ rows }) => !('generated' in (rows[0] ?? {})))

test('every figure of a table of the notebook is that of a result, of a day that its section names', () => {
  const rows = tables.flatMap(({ section, rows: inTable }) => inTable.map((row) => ({ row, section })))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ row, section }) => !isMeasured(row, section)).map(({ row }) => row)).toEqual([])
  const [one] = rows
  expect(isMeasured({ ...one?.row, 'one edit, s': '0.1' }, one?.section ?? '')).toBe(false)
  expect(isMeasured(one?.row ?? {}, 'measured on 1 January')).toBe(false)
})

/** The column of the notebook that a row gives, in the first table that has it. */
const README_ROWS: Readonly<Record<string, string>> = {
  'first build, s': 'cold, s (work)',
  'build after one edit, s': 'one edit, s',
  'memory of a first build, MiB': 'memory, MiB',
  'fetched until the page is loaded, kB with gzip': 'until load, kB',
}

/** The same for the page about performance, which has more rows. */
const PAGE_ROWS: Readonly<Record<string, string>> = {
  'first build, s': 'cold, s (work)',
  'build without a change, s': 'no change, s',
  'build after one edit, s': 'one edit, s',
  'memory of a first build, MiB': 'memory, MiB',
  'fetched until the page is loaded, kB': 'until load, kB',
  'scripts until the page is loaded, kB': 'scripts until load, kB',
  'packages installed': 'packages',
  'MB installed': 'MB',
}

/**
 * What the first table with a column says of a tool; NaN where it says nothing of it. Work and the number of requests, which
 * follow a figure, are left out.
 */
function publishedFigure(column: string, tool: string): number {
  const table = tables.find(({ rows: [first] }) => first?.[column] !== undefined)
  const row = table?.rows.find((one) => String(one['tool']).startsWith(tool))
  return Number.parseFloat(String(row?.[column]))
}

/** What a cell says, with a comma between thousands; NaN where it is spelled otherwise. */
function figureIn(cell: string | number | undefined): number {
  const spelled = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/.test(String(cell))
  return spelled ? Number(String(cell).replaceAll(',', '')) : Number.NaN
}

test('the figures of the page about performance are those of the notebook, and a dash is one that it does not have', () => {
  const page = readFileSync(join(ROOT, 'apps/docs/content/docs/about/performance.md'), 'utf8')
  const [table] = tablesIn(page)
  expect(table?.rows.map(({ measured }) => measured)).toEqual(Object.keys(PAGE_ROWS))
  for (const { measured, 'command, date': source, ...tools } of table?.rows ?? []) {
    expect(source).toMatch(/^`bench:\w+`, .* 2026/)
    const column = PAGE_ROWS[String(measured)] ?? ''
    for (const [tool, cell] of Object.entries(tools))
      expect(cell === '–' ? Number.NaN : figureIn(cell), `${column} of ${tool}`).toBe(
        publishedFigure(column, tool),
      )
  }
})

test.for(['README.md', 'apps/docs/content/pages/index.md'])(
  'the figures of %s are those of the notebook',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const table = tablesIn(text).find(({ section }) => section.startsWith('In numbers'))
    const rows = Object.entries(README_ROWS)
    expect(table?.rows).toHaveLength(rows.length)
    for (const [index, row] of (table?.rows ?? []).entries()) {
      const [label, column] = rows[index] ?? ['', '']
      const [[, shown] = ['', ''], ...tools] = Object.entries(row)
      expect(shown).toBe(label)
      for (const [tool, cell] of tools) {
        expect(figureIn(cell), `${column} of ${tool}`).toBe(publishedFigure(column, tool.split(' ')[0] ?? ''))
      }
    }
  },
)

test('the figures below the title of the home page are those of its table', () => {
  const text = readFileSync(join(ROOT, 'apps/docs/content/pages/index.md'), 'utf8')
  const [, line = ''] = /^ {2}text: (.+)$/m.exec(text) ?? []
  const rows = tablesIn(text).find(({ section }) => section.startsWith('In numbers'))?.rows ?? []
  const figures = line.match(/\d+\.\d+/g) ?? []
  expect(figures).toHaveLength(3)
  expect(rows.map((row) => row['Fyr'])).toEqual(expect.arrayContaining(figures))
})
