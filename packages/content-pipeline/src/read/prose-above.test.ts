import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import { generatedDocuments } from './generated-documents.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-prose-'))
  write('content/docs/intro.md', '# Intro\n')
  write('api.yaml', 'paths:\n  /feeding: {}\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const ENGLISH = 'content/docs/api/list.md'
const NORWEGIAN = 'i18n/no/docs/api/list.md'
const GENERATED = '{"title":"List feedings","description":"All of them.","sidebar_position":3}'

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Builds a site with generated documents, by their files. */
async function build(
  texts: Readonly<Record<string, string>> = {
    [ENGLISH]: `---\n${GENERATED}\n---\n## Fields\n\nThe day.\n`,
  },
  acceptsProse = true,
) {
  const { config } = parseSiteConfig(
    {
      title: 'T',
      product: { name: 'T', slug: 't' },
      url: 'https://t.example',
      locales: [
        { code: 'en', label: 'English' },
        { code: 'no', label: 'Norsk' },
      ],
      defaultLocale: 'en',
      docs: { editUrl: 'https://forge.example/edit/main' },
    },
    { file: 'site.config.ts' },
  )
  if (config === null) throw new TypeError('The configuration of the test is wrong.')
  const documents = Object.entries(texts).map(([file, text]) => {
    const readFrom = `kept/${file.replaceAll('/', '-')}`
    write(readFrom, text)
    const origin = { file: 'api.yaml', line: 2 }
    return { file, readFrom, origin, sourceName: 'api', firstLine: 4, acceptsProse }
  })
  const generated = generatedDocuments(root, documents)
  const built = await buildManifest({ root, config, mode: 'production', generated })
  const routes = built.manifest.locales.flatMap((locale) => locale.routes)
  const pages = await Promise.all(
    routes
      .filter(({ path }) => path.endsWith('docs/api/list'))
      .map(async (route) => [route.locale, await built.loadPage(route)] as const),
  )
  return { ...built, pages: Object.fromEntries(pages) }
}

test('a file with the path of a generated document is put above it', async () => {
  write(ENGLISH, 'Read this first.\n')
  const { pages, diagnostics } = await build()
  expect(diagnostics).toEqual([])
  expect(JSON.stringify(pages['en'])).toMatch(/Read this first\..*Fields.*The day\./)
  expect(pages['en']).toMatchObject({
    route: { title: 'List feedings', description: 'All of them.' },
    toc: [{ id: 'fields' }],
  })
})

test('its front matter counts more than that of the document', async () => {
  write(ENGLISH, '---\ntitle: Every feeding\n---\n\nRead this first.\n')
  const { pages, diagnostics } = await build()
  expect(diagnostics).toEqual([])
  expect(pages['en']).toMatchObject({ route: { title: 'Every feeding', description: 'All of them.' } })
})

test('a heading at its start is the title of the page', async () => {
  write(ENGLISH, '# Every `feeding`\n\nRead this first.\n')
  const { pages } = await build()
  expect(pages['en']).toMatchObject({ route: { title: 'Every feeding' } })
})

test('a document whose title is in its text keeps it below prose without one', async () => {
  write(ENGLISH, 'Read this first.\n')
  const { pages } = await build({ [ENGLISH]: '---\n{}\n---\n# List feedings\n\nThe day.\n' })
  expect(pages['en']).toMatchObject({ route: { title: 'List feedings' } })
})

test('it is edited where it is', async () => {
  write(ENGLISH, 'Read this first.\n')
  const { pages } = await build()
  expect(pages['en']).toMatchObject({ editUrl: `https://forge.example/edit/main/${ENGLISH}` })
})

test('nothing in it reaches into the document', async () => {
  write(ENGLISH, 'See [it][a].[^1]\n\n[a]: https://prose.example\n\n[^1]: A note.\n\n```text\nnever closed')
  const text = `---\n${GENERATED}\n---\n## Fields\n\nSee [it][a].[^1]\n\n[a]: https://api.example\n\n[^1]: Another.\n`
  const { pages } = await build({ [ENGLISH]: text })
  const shown = JSON.stringify(pages['en'])
  for (const part of ['https://prose.example', 'https://api.example', 'A note.', 'Another.'])
    expect(shown).toContain(part)
  expect(pages['en']).toMatchObject({ toc: [{ id: 'fields' }] })
})

test('what is wrong with it is reported at its line, and the rest where the document comes from', async () => {
  write(ENGLISH, '---\ntitel: x\n---\n\n[Gone](gone.md)\n')
  const { diagnostics } = await build({
    [ENGLISH]: `---\n${GENERATED}\n---\n:::nte\nIt.\n:::\n\n[Lost](lost.md)\n`,
  })
  expect(
    diagnostics.map(({ code, file, line, hint }) => [code, file, line, hint.includes('See line')]),
  ).toEqual([
    ['broken-link', 'api.yaml', 2, true],
    ['unknown-directive', 'api.yaml', 2, true],
    ['unknown-field', ENGLISH, 2, false],
    ['broken-link', ENGLISH, 5, false],
  ])
  expect(diagnostics[0]?.hint).toContain(`See line 8 "[Lost](lost.md)" of "${ENGLISH}"`)
})

test('without the consent of the source, it is an error', async () => {
  write(ENGLISH, 'Read this first.\n')
  const { diagnostics } = await build(undefined, false)
  expect(diagnostics).toMatchObject([{ code: 'duplicate-document', file: ENGLISH }])
})

const NO_GENERATED = '---\n{"title":"List fôringer"}\n---\nDagen.\n'

test('it may be translated on its own, above the document in the default language', async () => {
  write(ENGLISH, '---\nsidebar_position: 9\n---\n\nRead this first.\n')
  write(NORWEGIAN, 'Les dette først.\n')
  const { pages, diagnostics } = await build()
  expect(diagnostics).toEqual([])
  expect(JSON.stringify(pages['no'])).toMatch(/Les dette først\..*The day\./)
  expect(pages['no']).toMatchObject({ route: { title: 'List feedings', isFallback: false } })
})

test('it may be written only in a translation', async () => {
  write(NORWEGIAN, 'Les dette først.\n')
  const { pages, diagnostics } = await build()
  expect(diagnostics).toEqual([])
  expect(JSON.stringify(pages['no'])).toMatch(/Les dette først\..*The day\./)
  expect(JSON.stringify(pages['en'])).not.toContain('Les dette')
})

test('both may be translated', async () => {
  write(ENGLISH, '---\ntitle: Every feeding\n---\n\nRead this first.\n')
  write(NORWEGIAN, 'Les dette først.\n')
  const { pages, diagnostics } = await build({
    [ENGLISH]: `---\n${GENERATED}\n---\nThe day.\n`,
    [NORWEGIAN]: NO_GENERATED,
  })
  expect(diagnostics).toEqual([])
  expect(JSON.stringify(pages['no'])).toMatch(/Les dette først\..*Dagen\./)
  expect(pages['no']).toMatchObject({ route: { title: 'List fôringer', isFallback: false } })
})

test('in the language of a translated document it is missing, and that of the default language is shown', async () => {
  write(ENGLISH, 'Read this first.\n')
  const { pages, missingTranslations } = await build({
    [ENGLISH]: `---\n${GENERATED}\n---\nThe day.\n`,
    [NORWEGIAN]: NO_GENERATED,
  })
  expect(JSON.stringify(pages['no'])).toMatch(/Read this first\..*Dagen\./)
  expect(JSON.stringify(pages['en'])).toMatch(/Read this first\..*The day\./)
  expect(pages['no']).toMatchObject({ route: { title: 'List fôringer', isFallback: true } })
  expect(JSON.stringify(missingTranslations)).toContain(ENGLISH)
})
