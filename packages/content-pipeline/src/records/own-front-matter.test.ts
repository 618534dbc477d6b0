import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { SiteConfigInput } from '../schemas/site-config.ts'
import type { StandardSchema } from '../schemas/standard-schema.ts'

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-own-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const SCHEMA = z.object({
  owner: z.enum(['feed', 'fish']),
  weight: z.number().default(1),
  links: z.array(z.object({ name: z.string() })).optional(),
})

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'no', label: 'Norsk' },
]

async function build(settings: Partial<SiteConfigInput> = { frontMatter: { docs: SCHEMA } }) {
  const { config, diagnostics } = parseSiteConfig(
    { ...BASE_CONFIG, ...settings },
    { file: 'site.json', text: '' },
  )
  if (config === null) throw new Error(JSON.stringify(diagnostics))
  return buildManifest({ root, config, mode: 'production' })
}

/** What the page of a doc says of its site's own keys. */
async function valuesOf(path: string, settings?: Partial<SiteConfigInput>): Promise<unknown> {
  const { manifest, loadPage, diagnostics } = await build(settings)
  expect(diagnostics).toEqual([])
  const route = manifest.locales.flatMap(({ routes }) => routes).find((one) => one.path === path)
  if (route === undefined) throw new Error(`No page at ${path}.`)
  return (await loadPage(route)) as unknown
}

async function issues(settings?: Partial<SiteConfigInput>) {
  const { diagnostics } = await build(settings)
  return diagnostics.map(({ code, file, line, column, problem, hint, fix }) => ({
    at: `${file}:${line}:${column}`,
    code,
    problem,
    hint,
    ...(fix !== undefined && { fix }),
  }))
}

const doc = (frontMatter: string): void => write('content/docs/pen.md', `---\n${frontMatter}\n---\n\n# Pen\n`)

test('values that the schema gives reach the page, and the keys that every site has stay apart', async () => {
  doc('description: A pen.\nowner: fish')
  expect(await valuesOf('/docs/pen')).toMatchObject({ siteFrontMatter: { owner: 'fish', weight: 1 } })
})

test('a page has no such values where the site has no schema for its collection', async () => {
  doc('owner: fish')
  write('content/pages/about.md', '# About\n')
  expect(await valuesOf('/about')).not.toHaveProperty('siteFrontMatter')
})

test('variables are inserted before the schema sees a value', async () => {
  doc('owner: "{{ team }}"')
  const settings = { frontMatter: { docs: SCHEMA }, variables: { team: 'feed' } }
  expect(await valuesOf('/docs/pen', settings)).toMatchObject({ siteFrontMatter: { owner: 'feed' } })
})

test('an invalid value is reported at its line with what the schema says', async () => {
  doc('title: Pen\nowner: fish\nlinks:\n  - name: One\n  - name: 2')
  expect(await issues()).toEqual([
    {
      at: 'content/docs/pen.md:6:5',
      code: 'invalid-value',
      problem: '"links[1].name": Invalid input: expected string, received number.',
      hint: '"frontMatter.docs" in the configuration requires it.',
    },
  ])
})

test('a misspelt key of the site is reported with the missing key as its fix', async () => {
  doc('ownr: fish')
  const [issue, ...others] = await issues()
  expect(others).toEqual([])
  expect(issue).toMatchObject({
    at: 'content/docs/pen.md:2:1',
    code: 'invalid-value',
    hint: 'Did you mean "owner" instead of "ownr"?',
    fix: { from: 'ownr', to: 'owner' },
  })
})

test('a key that neither Fyr nor the schema knows is reported as on every site, with the nearest of both', async () => {
  doc('titel: Pen\nowner: fish\nweigth: 3')
  expect(await issues()).toMatchObject([
    { at: 'content/docs/pen.md:2:1', code: 'unknown-field', hint: 'Did you mean "title"?' },
    { at: 'content/docs/pen.md:4:1', code: 'unknown-field', hint: 'Did you mean "weight"?' },
  ])
})

test('a schema may ask for more of a key that every site has', async () => {
  doc('title: Pen')
  const docs = z.object({ description: z.string() })
  expect(await issues({ frontMatter: { docs } })).toMatchObject([
    { code: 'invalid-value', at: 'content/docs/pen.md:2:1' },
  ])
})

test('a translation takes what it does not write from its original, whose errors are reported once', async () => {
  const settings = { frontMatter: { docs: SCHEMA }, locales: LOCALES }
  doc('owner: fish\nweight: 3')
  write('i18n/no/docs/pen.md', '---\nweight: 4\n---\n\n# Merd\n')
  expect(await valuesOf('/no/docs/pen', settings)).toMatchObject({
    siteFrontMatter: { owner: 'fish', weight: 4 },
  })
  doc('owner: fowl\nweight: 3')
  write('i18n/no/docs/pen.md', '---\nweight: four\n---\n\n# Merd\n')
  expect((await issues(settings)).map(({ at }) => at)).toEqual([
    'content/docs/pen.md:2:1',
    'i18n/no/docs/pen.md:2:1',
  ])
})

const failing = (validate: (value: unknown) => unknown): StandardSchema => ({
  '~standard': { version: 1, vendor: 'own', validate: validate as StandardSchema['~standard']['validate'] },
})

test.each<[string, StandardSchema, code: string, RegExp]>([
  ['answers later', failing(async () => ({ value: {} })), 'schema-failed', /promise/],
  [
    'throws',
    failing(() => {
      throw new Error('No net')
    }),
    'schema-failed',
    /No net\.$/,
  ],
  ['gives no plain data', z.object({ owner: z.coerce.date() }), 'invalid-value', /"owner": .*Date/],
])('a schema that %s is reported at the document', async (_name, docs, code, problem) => {
  doc('owner: "2026-01-01"')
  const [issue, ...others] = await issues({ frontMatter: { docs } })
  expect(others).toEqual([])
  expect(issue).toMatchObject({ code, problem: expect.stringMatching(problem) })
})

test('what is not a schema is an error in the configuration', () => {
  const value = { ...BASE_CONFIG, frontMatter: { docs: { owner: 'text' } } }
  expect(parseSiteConfig(value, { file: 'site.json', text: '' }).diagnostics).toMatchObject([
    {
      code: 'invalid-value',
      problem: expect.stringMatching(/^"frontMatter\.docs" must be a Standard Schema/),
    },
  ])
})

test('a misspelt key that no document has yet is reported with the key of the schema that it is like', async () => {
  write('content/docs/a.md', '---\nowner: fish\nlinsk: [{ name: a }]\n---\n\n# A\n')
  write('content/docs/b.md', '---\nowner: fish\ntitel: B\n---\n\n# B\n')
  expect(await issues()).toMatchObject([
    { at: 'content/docs/a.md:3:1', problem: 'Unknown key "linsk".', hint: 'Did you mean "links"?' },
    { at: 'content/docs/b.md:3:1', problem: 'Unknown key "titel".', hint: 'Did you mean "title"?' },
  ])
})

test.each([
  ['entries', { entries: { reviewer: {} } }],
  ['a converter to JSON Schema', { jsonSchema: { input: () => ({ properties: { reviewer: {} } }) } }],
  [
    'a converter that fails',
    {
      shape: { reviewer: {} },
      jsonSchema: {
        input: () => {
          throw new Error('no')
        },
      },
    },
  ],
])(
  'a schema of any library may list its keys: by %s',
  async (_name, { jsonSchema, ...known }: { jsonSchema?: unknown; entries?: unknown; shape?: unknown }) => {
    const standard = { version: 1, vendor: 'own', validate: () => ({ value: {} }), jsonSchema } as const
    const schema: StandardSchema = { ...known, '~standard': standard }
    doc('reviwer: Anna')
    expect(await issues({ frontMatter: { docs: schema } })).toMatchObject([
      { hint: 'Did you mean "reviewer"?' },
    ])
  },
)
