import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEntryPoint } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { pageOf } from '../testing/load-description.ts'

test('the theme has each text that pages are written with, and no others of a reference', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:pages\/|openapi-source).*(?<!\.test)\.ts$/.test(file),
  )
  const used = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(api[A-Z]\w+)'/g)].map(([, name]) => name),
  )
  const customising = findEntryPoint(import.meta.dirname, '@fyr/theme', 'customising.json')
  const { messages } = JSON.parse(readFileSync(customising, 'utf8')) as { messages: readonly string[] }
  const names = messages.map((name) => name.split('.', 1)[0] ?? '').filter((name) => /^api[A-Z]/.test(name))
  // `apiFigures` says how numbers are written; `apiKey` is a word of OpenAPI.
  const expected = new Set([...used.filter((name) => name !== 'apiKey'), 'apiFigures'])
  expect([...expected].toSorted()).toEqual([...new Set(names)].toSorted())
})

const ITEMS = (items: string): string => `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Lists:
      type: object
      properties:
        some: { type: array, maxItems: 12345, items: ${items} }
`

test.each([
  ['{ type: string }', 'list of strings', 'liste av strenger'],
  ['{ type: [integer, "null"] }', 'list of integers or null', 'liste av heltall eller null'],
  [
    '{ oneOf: [{ type: string }, { type: "null" }] }',
    'list of strings or null',
    'liste av strenger eller null',
  ],
  [
    '{ oneOf: [{ type: string }, { type: integer }] }',
    'list of one of: string, integer',
    'liste av én av: streng, heltall',
  ],
  ['{ type: array, items: { type: object } }', 'list of list of objects', 'liste av liste av objekter'],
  ['{ type: string, format: date }', 'list of strings (date)', 'liste av strenger (dato)'],
  ['{ type: constructor }', 'list of constructor', 'liste av constructor'],
])('entries of a list are named in the plural: %s', async (items, english, norwegian) => {
  const text = ITEMS(items)
  const [en, no] = await Promise.all([
    pageOf(text, 'schemas/lists'),
    pageOf(text, 'schemas/lists', { locale: 'no', texts: { no: '{}' } }),
  ])
  expect(en).toContain(`- \`some\` ${english}\n\n  At most 12,345 entries.`)
  expect(no).toContain(`- \`some\` ${norwegian}\n\n  Høyst 12\u00A0345 elementer.`)
})
