import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { StandardSchema } from '../schemas/standard-schema.ts'
import { readAttributes } from './island-attributes.ts'

const TEXT = z.object({ v: z.string() })
const NUMBER = z.object({ v: z.number().positive() })
const TRUTH = z.object({ v: z.boolean().default(false) })
const NUMBERS = z.object({ v: z.array(z.number()) })
const TEXTS = z.object({ v: z.array(z.string()) })
const POINTS = z.object({ v: z.array(z.object({ x: z.number() })) })

test.each<[string, StandardSchema, unknown]>([
  ['1.5', TEXT, '1.5'],
  ['1.5', NUMBER, 1.5],
  ['1e3', NUMBER, 1000],
  ['', TRUTH, true],
  ['true', TRUTH, true],
  ['false', TRUTH, false],
  ['', TEXT, ''],
  ['[1, 2]', NUMBERS, [1, 2]],
  ['1, 2', NUMBERS, [1, 2]],
  ['3', NUMBERS, [3]],
  ['oak, 12', TEXTS, ['oak', '12']],
  ['1, 2', TEXTS, ['1', '2']],
  ['[{"x":1}]', POINTS, [{ x: 1 }]],
])('%j is read as the type of the schema', (text, schema, v) => {
  expect(readAttributes({ v: text }, schema)).toEqual({ type: 'valid', value: { v } })
})

test.each<[string, StandardSchema, RegExp]>([
  ['oak', NUMBER, /received string/],
  ['-1', NUMBER, /Too small/],
  ['1, oak', NUMBERS, /received string/],
  ['yes', TRUTH, /expected boolean, received string/],
])('%j is refused with the issue of the value that it spells', (text, schema, message) => {
  const outcome = readAttributes({ v: text }, schema)
  expect(outcome).toMatchObject({ type: 'invalid', issues: [{ message: expect.stringMatching(message) }] })
})

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-islands-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const COUNT = z.object({
  apart: z.number(),
  rows: z.array(z.number()).default([4]),
  open: z.boolean().optional(),
})

async function build(text: string) {
  const file = join(root, 'content/docs/trees.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const { config } = parseSiteConfig(BASE_CONFIG, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const themeNames = {
    interfaceTexts: null,
    layouts: null,
    islands: ['tree-count', 'plain'],
    islandSchemas: new Map([['tree-count', COUNT]]),
  }
  return buildManifest({ root, config, mode: 'production', themeNames })
}

test('the page has the values that the schema gives, and the texts of islands without a schema', async () => {
  const { manifest, loadPage, diagnostics } = await build(
    '# Trees\n\n::island{name=tree-count apart=1.5 open}\n\n<TreeCount apart={2} rows={[5, 6]} />\n\n::island{name=plain apart=3}\n',
  )
  expect(diagnostics).toEqual([])
  const route = manifest.locales[0]?.routes.find(({ path }) => path === '/docs/trees')
  const page = route && (await loadPage(route))
  const html = toHtml((page as { readonly body: Root }).body)
  const attributes = [...html.matchAll(/attributes="([^"]*)"/g)].map(([, json = '']) =>
    JSON.parse(json.replaceAll('&#x22;', '"')),
  )
  expect(attributes).toEqual([
    { apart: 1.5, rows: [4], open: true },
    { apart: 2, rows: [5, 6] },
    { apart: '3' },
  ])
})

test('what a schema refuses is reported at its attribute, with the nearest name', async () => {
  const { diagnostics } = await build(
    '# Trees\n\n::island{name=tree-count apart=far}\n\n<TreeCount aprt={2} />\n\n::island{name=tree-count apart=2 opn}\n',
  )
  expect(
    diagnostics.map(({ code, line, column, problem, hint, fix }) => ({
      code,
      line,
      column,
      problem,
      hint,
      fix,
    })),
  ).toEqual([
    {
      code: 'invalid-attribute',
      line: 3,
      column: 26,
      problem: '"apart" of the island "tree-count": Invalid input: expected number, received string.',
      hint: 'Its schema is in theme/islands/tree-count.tsx.',
    },
    {
      code: 'invalid-attribute',
      line: 5,
      column: 12,
      problem: '"apart" of <TreeCount>: Invalid input: expected number, received undefined.',
      hint: 'Did you mean "apart" instead of "aprt"?',
      fix: { from: 'aprt', to: 'apart' },
    },
    {
      code: 'unknown-attribute',
      line: 7,
      column: 34,
      problem: 'The attribute "opn" of the island "tree-count" is not in its schema, so it is ignored.',
      hint: 'Its schema is in theme/islands/tree-count.tsx.',
    },
  ])
})
