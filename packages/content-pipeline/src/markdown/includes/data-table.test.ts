import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Root } from 'hast'
import { compileDocument } from '../../compile/compile-document.ts'
import { createDiagnosticLog } from '../../diagnostic.ts'
import { SETTINGS } from '../../fixtures/compile-text.ts'
import { toMarkup } from '../../fixtures/to-markup.ts'
import { includePlace } from '../../read/read-collection.ts'
import { noValues } from '../document/document-context.ts'
import { dataTable } from './data-table.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-data-'))
  mkdirSync(join(root, 'content/docs'), { recursive: true })
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** A doc with a directive, compiled beside a file of data. */
async function show(directive: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const file = 'content/docs/page.md'
  const request = { collection: 'docs' as const, file, readFrom: file, originalFile: file, text: directive }
  const { report, text } = await compileDocument(request, { ...SETTINGS, root })
  const tree = JSON.parse(text) as Root
  const issues = report.diagnostics.map(({ code, file: where, line, problem, hint }) => ({
    code,
    where,
    line,
    problem,
    hint,
  }))
  return { markup: toMarkup(tree).replaceAll('\n', ''), issues, dependencies: report.dependencies }
}

const CSV = 'name,depth,where\nCod,600,"bottom, mostly"\n**Eel** {{ x }} <b>,"1 000",\n'

test('a file is a table whose columns can be sorted; its cells are texts', async () => {
  const { markup, issues, dependencies } = await show('::data{file=./a.csv}', { 'content/docs/a.csv': CSV })
  expect(issues).toEqual([])
  expect(dependencies).toContain('content/docs/a.csv')
  const head = ['name', 'depth', 'where'].map((name, at) => {
    const align = at === 1 ? ' align="right"' : ''
    return `<th${align}><fyr-sort>${name}</fyr-sort></th>`
  })
  expect(markup).toBe(
    `<table><thead><tr>${head.join('')}</tr></thead><tbody>` +
      '<tr><td>Cod</td><td align="right">600</td><td>bottom, mostly</td></tr>' +
      '<tr><td>**Eel** {{ x }} <b></td><td align="right">1 000</td><td></td></tr></tbody></table>',
  )
})

test('entries of JSON are rows, and an author chooses columns and their order', async () => {
  const json = '[{ "a": 1, "b": ["x", "y"] }, { "c": null, "a": 2 }]'
  const { markup } = await show('::data{file=a.json columns="b, a"}', { 'content/docs/a.json': json })
  expect(markup).toContain('<td>x, y</td><td align="right">1</td>')
  expect(markup).toContain('<td></td><td align="right">2</td>')
  expect(markup).not.toContain('<fyr-sort>c')
})

test('numbers with groups of digits stand at the right, and a dash is no value', async () => {
  const csv = 'a,b,c\n"1,234,567.5",–,1.2.3\n–,"1,000",1.10.0\n'
  const { markup } = await show('::data{file=a.csv}', { 'content/docs/a.csv': csv })
  expect(markup).toContain('<td align="right">–</td><td align="right">1,000</td><td>1.10.0</td>')
})

test.each<[string, string, string, Readonly<Record<string, unknown>>]>([
  ['no file', '::data', '', { code: 'invalid-include', problem: '::data needs a file.' }],
  [
    'an unknown option',
    '::data{file=a.csv colums=name}',
    CSV,
    { hint: expect.stringContaining('Did you mean "columns"?') },
  ],
  [
    'an unknown column',
    '::data{file=a.csv columns=dept}',
    CSV,
    { hint: expect.stringContaining('Did you mean "depth"?') },
  ],
  [
    'a missing file',
    '::data{file=b.csv}',
    CSV,
    { code: 'missing-include', hint: expect.stringContaining('Did you mean "a.csv"?') },
  ],
  ['a file outside of content', '::data{file=../../a.csv}', CSV, { code: 'link-out-of-root' }],
  ['a broken file', '::data{file=a.csv}', 'a,b\n1\n', { where: 'content/docs/a.csv', line: 2 }],
  ['a column twice', '::data{file=a.csv}', 'a,a\n1,2\n', { where: 'content/docs/a.csv', line: 1 }],
  ['no rows', '::data{file=a.csv}', 'a,b\n', { line: 1, problem: '"a.csv" has no rows.' }],
  ['too many cells', '::data{file=a.csv}', `a,b\n${'1,2\n'.repeat(12_501)}`, { code: 'too-large' }],
  [
    'not data',
    '\n::data{file=/content/a.txt}',
    '',
    { line: 2, problem: '"/content/a.txt" is not a file of data.' },
  ],
])('%s is reported', async (_name, directive, text, expected) => {
  const { markup, issues } = await show(directive, {
    'content/docs/a.csv': text,
    'a.csv': text,
    'content/a.txt': text,
  })
  expect(issues).toEqual([expect.objectContaining(expected)])
  expect(markup).toBe('')
})

test('the tables of a page share the room for cells', () => {
  const file = 'content/docs/page.md'
  writeFileSync(join(root, 'content/docs/a.csv'), 'a,b\n1,2\n3,4\n')
  const log = createDiagnosticLog()
  const place = includePlace(root, file, file, { open: ['content'] })
  const includes = { ...place, budget: { left: 9, cells: 7 } }
  const values = noValues()
  const context = {
    source: { file, text: '' },
    variables: new Map(),
    plugins: null,
    packageManagers: [],
    log,
    includes,
    values,
  }
  const rowsWith = (attributes: Record<string, string>) =>
    dataTable({ type: 'leafDirective', name: 'data', attributes, children: [] }, context)?.children.length
  expect([{}, {}, { columns: 'a' }].map((more) => rowsWith({ file: 'a.csv', ...more }))).toEqual([
    3,
    undefined,
    3,
  ])
  expect(log.list()).toMatchObject([
    { code: 'too-large', problem: '"a.csv" has 4 cells; this page has room for 3 more of them.' },
  ])
})
