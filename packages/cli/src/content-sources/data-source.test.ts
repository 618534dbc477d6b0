import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceRequest, SourceWarning } from '@fyr/content-pipeline'
import { expect, test } from 'vitest'
import { SiteError } from '../site-error.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { dataSource, type DataSourceOptions } from './data-source.ts'

const TEMPLATE = `---
title: "{{ row.name }}"
sidebar_position: {{ row.order }}
---

**{{ row.name }}** lives {{ row.where }}.
`

const VARIABLES = new Map([['order', 'of the site']])

async function load(
  files: Readonly<Record<string, string>>,
  options: Partial<DataSourceOptions> & { readonly file: string },
  { locale = 'en', warn }: Pick<SourceRequest, 'warn'> & { readonly locale?: string } = {},
) {
  const root = makeTemporaryFolder()
  mkdirSync(join(root, 'data'))
  for (const [file, text] of Object.entries({ 'data/one.md': TEMPLATE, ...files }))
    writeFileSync(join(root, file), text)
  const source = dataSource({ path: 'docs/species/{{ row.id }}.md', template: 'data/one.md', ...options })
  const { signal } = new AbortController()
  const cache = { read: async () => null, write: async () => {} }
  const documents: unknown[] = []
  try {
    for await (const one of await source.load({
      root,
      locale,
      defaultLocale: 'en',
      variables: VARIABLES,
      signal,
      cache,
      openTexts: async () => (name) => name,
      warn,
    }))
      documents.push(one)
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
  return documents
}

const COD = {
  path: 'docs/species/cod.md',
  frontMatter: { title: 'Atlantic cod', sidebar_position: 2 },
  markdown: '\n**Atlantic cod** lives at the bottom, mostly.\n',
}

test.each([
  ['species.csv', 'id,name,order,where\nCod,Atlantic cod,2,"at the bottom, mostly"\n', 2],
  ['species.csv', '\uFEFFid,name,order,where\r\n\r\nCod,Atlantic cod,2,"at the bottom, mostly"\r\n', 3],
  ['species.tsv', 'id\tname\torder\twhere\nCod\tAtlantic cod\t2\tat the bottom, mostly\n', 2],
  [
    'species.json',
    '[\n  { "id": "Cod", "name": "Atlantic cod", "order": 2, "where": "at the bottom, mostly" }\n]\n',
    2,
  ],
  ['species.yml', '- id: Cod\n  name: Atlantic cod\n  order: 2\n  where: at the bottom, mostly\n', 1],
])('a row of %s becomes a document', async (name, text, line) => {
  const file = `data/${name}`
  expect(await load({ [file]: text }, { file })).toEqual([{ ...COD, origin: { file, line } }])
})

test('a cell of several lines moves the rows below it', async () => {
  const text = 'id,name,order,where\na,A,1,"one\ntwo"\nb,B,2,there\n'
  const documents = await load({ 'data/a.csv': text }, { file: 'data/a.csv' })
  expect(documents).toMatchObject([{ origin: { line: 2 } }, { origin: { line: 4 } }])
})

test('a number in quotes stays a text, and a cell cannot end the front matter', async () => {
  const text = 'id,name,order,where\na,2024,1,x\nb,"---\n# Own",2,x\n'
  const documents = await load({ 'data/a.csv': text }, { file: 'data/a.csv' })
  expect(documents).toMatchObject([
    { frontMatter: { title: '2024' } },
    { frontMatter: { title: '---\n# Own' } },
  ])
})

test('a value in a path cannot lead elsewhere', async () => {
  const text = 'id,name,order,where\n../../Ærlig Å,A,1,x\n'
  expect(await load({ 'data/a.csv': text }, { file: 'data/a.csv' })).toMatchObject([
    { path: 'docs/species/aerlig-a.md' },
  ])
})

test('a function makes documents or leaves rows out', async () => {
  const file = 'data/a.json'
  const documents = await load(
    { [file]: '[{ "id": "a" }, { "id": "b" }]' },
    {
      file,
      template: (row, { locale }) => (row.id === 'a' ? null : { markdown: `${String(row.id)} ${locale}` }),
    },
  )
  expect(documents).toMatchObject([{ path: 'docs/species/b.md', markdown: 'b en' }])
})

test('only locales with a template of their own have documents', async () => {
  const file = 'data/a.json'
  const files = { [file]: '[{ "id": "a", "name": "A" }]', 'data/no.md': '{{ row.name }} på norsk\n' }
  const template = { no: 'data/no.md' }
  expect(await load(files, { file, template }, { locale: 'no' })).toMatchObject([
    { markdown: 'A på norsk\n' },
  ])
  expect(await load(files, { file, template }, { locale: 'en' })).toEqual([])
  expect(await load(files, { file, template: 'data/no.md' }, { locale: 'no' })).toEqual([])
})

test.each([
  ['a.csv', 'id,name,order,where\na,A,1\n', { file: 'data/a.csv', line: 2 }],
  ['a.csv', 'id,id\na,A\n', { file: 'data/a.csv', line: 1 }],
  ['a.csv', 'id,\na,A\n', { file: 'data/a.csv', line: 1 }],
  ['a.json', '[{ "id": "a" ', { file: 'data/a.json', line: 1 }],
  ['a.json', '{ "id": "a" }', { file: 'data/a.json', line: 1 }],
  ['a.json', '[\n1]', { file: 'data/a.json', line: 2 }],
  ['a.txt', 'a', { file: 'data/a.txt', line: 0 }],
  ['a.csv', 'id,name,order,were\na,A,1,x\n', { file: 'data/one.md', line: 6, column: 26 }],
  ['a.csv', 'id,name,order,where\n,A,1,x\n', { file: 'data/a.csv', line: 2 }],
])('an error in %s is reported at its line: %j', async (name, text, place) => {
  const file = `data/${name}`
  expect(await load({ [file]: text }, { file })).toMatchObject([{ code: 'source-failed', ...place }])
})

test('an empty cell that a template prints is reported at the template, once for each place', async () => {
  const warnings: SourceWarning[] = []
  const warn = (warning: SourceWarning): void => void warnings.push(warning)
  const text = 'id,name,order,where\na,A,,x\nb,B,2,\nc,C,3,\n'
  const documents = await load({ 'data/a.csv': text }, { file: 'data/a.csv' }, { warn })
  expect(documents).toHaveLength(3)
  expect(warnings).toEqual([
    {
      file: 'data/one.md',
      line: 6,
      column: 26,
      problem: '"where" is empty in 2 of 3 rows, first at data/a.csv:3, so nothing is printed here.',
      hint: expect.stringContaining('Fill in the cells'),
    },
  ])
})

test('a key that some entries of a list do not have is an empty cell', async () => {
  const warnings: SourceWarning[] = []
  const text =
    '[{ "id": "a", "name": "A", "order": 1, "where": "x" },\n { "id": "b", "name": "B", "order": 2 }]'
  await load({ 'data/a.json': text }, { file: 'data/a.json' }, { warn: (one) => void warnings.push(one) })
  expect(warnings.map(({ problem }) => problem)).toEqual([expect.stringContaining('data/a.json:2')])
})

test('a missing file is reported', async () => {
  expect(await load({}, { file: 'data/gone.csv' })).toMatchObject([
    { code: 'source-failed', file: 'data/gone.csv' },
  ])
})

test('a column without "row." in front of it is reported with its fix, in the template and in the path', async () => {
  const rows = 'id,name,order,where\na,A,1,x\n'
  const template = `${TEMPLATE}\nThe {{ name }} is {{ order }}, {{ other }} and \\\\{{ id }}.\n`
  const files = { 'data/a.csv': rows, 'data/one.md': template }
  expect(await load(files, { file: 'data/a.csv' })).toMatchObject([
    {
      file: 'data/one.md',
      line: 8,
      column: 5,
      sourceLine: expect.stringContaining('The {{ name }}'),
      problem: 'Unknown variable "name", which is the name of a column.',
      hint: 'Did you mean "{{ row.name }}"?',
    },
  ])
  const path = 'docs/{{ id }}.md'
  expect(await load({ 'data/a.csv': rows }, { file: 'data/a.csv', path })).toMatchObject([
    { file: 'data/a.csv', hint: 'Did you mean "{{ row.id }}"?' },
  ])
})
