import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import type { SourceOrigin } from '../schemas/content-source.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import { generatedDocuments } from './generated-documents.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-generated-'))
  write('content/docs/intro.md', '# Intro\n')
  write('data/fish.csv', 'id\ncod\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function build(text: string, origin: SourceOrigin, settings: object = {}) {
  write('kept/cod.md', text)
  const value = {
    title: 'T',
    product: { name: 'T', slug: 't' },
    url: 'https://t.example',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    docs: { editUrl: 'https://forge.example/edit/main' },
    ...settings,
  }
  const { config } = parseSiteConfig(value, { file: 'site.config.ts' })
  if (config === null) throw new TypeError('The configuration of the test is wrong.')
  const document = {
    file: 'content/docs/cod.md',
    readFrom: 'kept/cod.md',
    origin,
    sourceName: 'fish',
    firstLine: 3,
    acceptsProse: false,
  }
  const generated = generatedDocuments(root, [document])
  const built = await buildManifest({ root, config, mode: 'production', generated })
  const route = built.manifest.locales[0]?.routes.find(({ path }) => path === '/docs/cod')
  return { ...built, page: route === undefined ? null : await built.loadPage(route) }
}

test('a generated document is edited where it comes from', async () => {
  const { page, diagnostics } = await build('---\n---\n# Cod\n', { file: 'data/fish.csv', line: 2 })
  expect(diagnostics).toEqual([])
  expect(page).toMatchObject({ editUrl: 'https://forge.example/edit/main/data/fish.csv' })
})

test('a document from another host has no edit link', async () => {
  const { page } = await build('---\n---\n# Cod\n', { file: 'https://api.example/fish/1' })
  expect(page).toMatchObject({ editUrl: null })
})

test('an issue is reported at the origin, with what is wrong in the document', async () => {
  const { diagnostics } = await build('---\n---\n# Cod\n\n[Eel](eel.md)\n', {
    file: 'data/fish.csv',
    line: 2,
  })
  expect(diagnostics).toMatchObject([
    {
      code: 'broken-link',
      file: 'data/fish.csv',
      line: 2,
      column: 1,
      sourceLine: 'cod',
      hint: expect.stringContaining(
        'See line 5 "[Eel](eel.md)" of "content/docs/cod.md", which the source "fish" generated from this.',
      ),
    },
  ])
})

test('a line that was kept has its own position, even in a heading that has lost a level', async () => {
  write('CHANGES.md', '# Changes\n\n### Cod [Eel](eel.md)\n')
  const { diagnostics } = await build('---\n---\n## Cod [Eel](eel.md)\n', {
    file: 'CHANGES.md',
    line: 3,
    isVerbatim: true,
  })
  expect(diagnostics).toMatchObject([
    { file: 'CHANGES.md', line: 3, column: 9, sourceLine: '### Cod [Eel](eel.md)' },
  ])
})

test('a file wins over a document with its path, which is an error', async () => {
  write('content/docs/cod.md', '# A file\n')
  const { page, diagnostics } = await build('---\n---\n# Cod\n', { file: 'data/fish.csv', line: 2 })
  rmSync(join(root, 'content/docs/cod.md'))
  expect(page?.route.title).toBe('A file')
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-document', severity: 'error', file: 'content/docs/cod.md', line: 0 },
  ])
})
