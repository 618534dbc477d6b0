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

const performance = readFileSync(join(ROOT, 'apps/docs/content/docs/about/performance.md'), 'utf8')
/** All but the floors, which are ratios of the others. */
const tables = tablesIn(performance).filter(({ rows }) => !('generated' in (rows[0] ?? {})))

test('every figure of a table of the page about performance is that of a result, of a day that the page names', () => {
  const rows = tables.flatMap(({ section, rows: inTable }) => inTable.map((row) => ({ row, section })))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ row, section }) => !isMeasured(row, section)).map(({ row }) => row)).toEqual([])
  const [one] = rows
  expect(isMeasured({ ...one?.row, 'one edit, s': '0.1' }, one?.section ?? '')).toBe(false)
  expect(isMeasured(one?.row ?? {}, 'measured on 1 January')).toBe(false)
})

/** The column of the performance page that a row of the README and the home page gives, in the first table that has it. */
const README_ROWS: Readonly<Record<string, string>> = {
  'first build, s': 'cold, s (work)',
  'build after one edit, s': 'one edit, s',
  'memory of a first build, MiB': 'memory, MiB',
  'fetched until the page is loaded, kB with gzip': 'until load, kB',
}

/** What the page says of a tool. Work and the number of requests, which follow a figure, are left out. */
function publishedFigure(column: string, tool: string): number {
  const row = tables
    .flatMap(({ rows }) => rows)
    .find((one) => one[column] !== undefined && String(one['tool']).startsWith(tool))
  return Number.parseFloat(String(row?.[column]))
}

test.for([
  ['README.md', 'In numbers', 'en'],
  ['apps/docs/content/pages/index.md', 'In numbers', 'en'],
  ['apps/docs/i18n/no/pages/index.md', 'I tall', 'no'],
] as const)('the figures of %s are those of the page about performance', ([file, title, language]) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const table = tablesIn(text).find(({ section }) => section.startsWith(title))
  const rows = Object.entries(README_ROWS)
  expect(table?.rows).toHaveLength(rows.length)
  for (const [index, row] of (table?.rows ?? []).entries()) {
    const [label, column] = rows[index] ?? ['', '']
    const [[, shown] = ['', ''], ...tools] = Object.entries(row)
    expect(language === 'en' ? shown : label).toBe(label)
    for (const [tool, cell] of tools) {
      const figure = Number(
        language === 'en'
          ? String(cell).replaceAll(',', '')
          : String(cell).replaceAll('\u00a0', '').replace(',', '.'),
      )
      expect(figure, `${column} of ${tool}`).toBe(publishedFigure(column, tool.split(' ')[0] ?? ''))
    }
  }
})
