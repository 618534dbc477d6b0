import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { BASE_CONFIG } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import { type GeneratedDocument, generatedDocuments } from './read/generated-documents.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'
import { formatUrlsLock } from './urls-lock/urls-lock.ts'

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-versions-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** A site with a version whose files are kept in `store/commit`, where the site was in the folder `site`. */
async function build(docs = 'content/docs', generated?: readonly GeneratedDocument[]) {
  const changes = generated !== undefined
  const settings = { ...BASE_CONFIG, docs: { changes, versions: { '2.0': { from: 'v2.0', folder: docs } } } }
  const { config } = parseSiteConfig(settings, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const kept = { folder: 'store/commit', base: 'store/commit/site/', commit: '4f1d0c2a9b7e' }
  const gitVersions = [{ ...kept, name: '2.0', revision: 'v2.0', docs }]
  const built = await buildManifest({
    root,
    config: { ...config, gitVersions },
    mode: 'production',
    generated: generatedDocuments(root, generated ?? []),
  })
  const markupOf = async (path: string): Promise<string> => {
    const route = built.manifest.locales[0]?.routes.find((one) => one.path === path)
    const page = route === undefined ? null : await built.loadPage(route)
    return page !== null && 'body' in page ? toMarkup(page.body) : ''
  }
  return { ...built, markupOf }
}

test.each<[string[], string, string[]?]>([
  [['2', '1'], '2 1'],
  [['10', '9.5', '9', 'legacy'], '10 9.5 9 legacy'],
  [['3.10', '3.9', '3'], '3.10 3.9 3'],
  // Without a whole number, the order is the author's.
  [['1.x', '2.x'], '1.x 2.x'],
  // One that is not in the list stands where the configuration has it, and before the others where that names none of them.
  [['3.0', '2.x', '1.x'], '3.0 2.x 1.x', ['3.0']],
  [['3.0', '1.x'], '3.0 2.0 1.x', ['3.0', '2.0']],
  [['3.0', '2.5', '2.0', '1.x'], '3.0 2.5 2.0 1.x', ['3.0', '2.0']],
  [['4.0', '3.5', '3.0'], '4.0 3.5 3.0 2.0', ['3.0', '2.0']],
  [['4.0', '3.0'], '4.0 3.0 2.0 1.0', ['2.0', '1.0']],
  [['3', '2', '1'], '3 2 1', ['3', '1']],
])('versions %j are in the order %j with the list %j', async (names, expected, listed = []) => {
  const versions = Object.fromEntries(names.map((name) => [name, { from: `v${name}` }]))
  const { config } = parseSiteConfig({ ...BASE_CONFIG, docs: { versions } }, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  write({ 'content/docs/intro.md': '# Intro\n', 'versions.json': JSON.stringify(listed) })
  for (const name of listed) write({ [`versioned_docs/version-${name}/intro.md`]: '# Intro\n' })
  const gitVersions = names.map((name) => {
    write({ [`store/${name}/content/docs/intro.md`]: '# Intro\n' })
    const base = `store/${name}/`
    return {
      name,
      revision: `v${name}`,
      docs: 'content/docs',
      folder: `store/${name}`,
      base,
      commit: '4f1d0c2a9b7e',
    }
  })
  const { manifest } = await buildManifest({ root, config: { ...config, gitVersions }, mode: 'production' })
  const versionsOfDocs = manifest.locales[0]?.siteData.versions ?? []
  expect(versionsOfDocs.map(({ name }) => name).join(' ')).toBe(`current ${expected}`)
})

const drawing = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"><path d="M0 0h9"/></svg>`

test.each(['content/docs', '../docs'])(
  'a file of a commit that docs in %s include by its path shows what is beside it there',
  async (docs) => {
    write({
      [join('store/commit/site', docs, 'intro.md')]: '# Intro\n\n::include{file=/content/shared/note.md}\n',
      'store/commit/site/content/shared/note.md': '![A net](./net.svg)\n',
      'store/commit/site/content/shared/net.svg': drawing(11),
      'content/docs/intro.md': '# Intro\n',
      'content/shared/net.svg': drawing(22),
    })
    const { diagnostics, markupOf } = await build(docs)
    expect(diagnostics).toEqual([])
    expect(await markupOf('/docs/intro')).toContain('width=11')
  },
)

test('a lost anchor of a version from Git is a warning that changes no file of the commit', async () => {
  const file = 'store/commit/site/content/docs/intro.md'
  write({ 'content/docs/intro.md': '# Intro\n', [file]: '# Intro\n\n## Ropes\n\n## Cables\n' })
  const { listUrls } = await build()
  write({ 'urls.lock': formatUrlsLock(listUrls?.() ?? []), [file]: '# Intro\n\n## Lines\n\n## Cables\n' })
  const { diagnostics } = await build()
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'lost-anchor',
      severity: 'warning',
      file: 'urls.lock',
      hint: expect.stringContaining('write "{#ropes}" after its heading in v2.0:site/content/docs/intro.md.'),
    }),
  ])
  expect(diagnostics[0]).not.toHaveProperty('headingId')
})

test('an address that a version from Git has lost asks for a redirect, not for an alias in the commit', async () => {
  const file = 'store/commit/site/content/docs/ropes.md'
  write({
    'content/docs/intro.md': '# Intro\n',
    'store/commit/site/content/docs/intro.md': '# Intro\n',
    [file]: '# Ropes\n\n## Knots\n',
  })
  const { listUrls } = await build()
  write({ 'urls.lock': formatUrlsLock(listUrls?.() ?? []) })
  rmSync(join(root, file))
  write({ 'store/commit/site/content/docs/lines.md': '# Lines\n\n## Knots\n' })
  const { diagnostics } = await build()
  expect(diagnostics).toMatchObject([
    {
      code: 'lost-address',
      hint: expect.stringContaining('Did it move to "/docs/lines"? Add a redirect.'),
    },
  ])
  expect(diagnostics[0]).not.toHaveProperty('alias')
})

test('a link of a version from Git leads to a page of today, never to a doc of today', async () => {
  write({
    'content/docs/new.md': '# New\n',
    'content/pages/about.md': '# About\n',
    'store/commit/site/content/docs/intro.md':
      '# Intro\n\n[A](../pages/about.md) [B](/content/pages/about.md) [C](../docs/new.md) [D](/content/docs/new.md)\n',
  })
  const { diagnostics, markupOf } = await build()
  const broken = diagnostics.filter(({ code }) => code === 'broken-link')
  expect(broken.map(({ problem }) => /"([^"]+)"/.exec(problem)?.[1])).toEqual([
    '../docs/new.md',
    '/content/docs/new.md',
  ])
  expect((await markupOf('/docs/intro')).match(/href="\/about"/g)).toHaveLength(2)
})

test('documents of content sources are not compared with a version from Git, which has none', async () => {
  write({
    'content/docs/intro.md': '# Intro\n',
    'content/docs/fresh.md': '# Fresh\n',
    'content/docs/prose.md': 'Read this first.\n',
    'kept.md': '---\ntitle: Fields\n---\nAll of them.\n',
    'store/commit/site/content/docs/intro.md': '# Intro\n',
    'store/commit/site/content/docs/prose.md': 'Read this.\n',
  })
  const origin = { file: 'api.yaml', line: 1 }
  const made = { readFrom: 'kept.md', origin, sourceName: 'api', firstLine: 4, acceptsProse: true }
  const { manifest, loadPage, markupOf } = await build(
    'content/docs',
    ['made', 'prose'].map((name) => ({ ...made, file: `content/docs/${name}.md` })),
  )
  expect(await markupOf('/docs/next/fresh')).toContain('<fyr-changes')
  expect(await markupOf('/docs/next/made')).not.toContain('<fyr-changes')
  expect(await markupOf('/docs/next/prose')).not.toContain('<fyr-changes')
  const route = manifest.locales[0]?.routes.find(({ kind }) => kind === 'doc-changes')
  if (route === undefined) throw new Error('No page lists the changes.')
  const page = await loadPage(route)
  expect(page.kind === 'doc-changes' && page.docs.map(({ label }) => label)).toEqual(['Fresh'])
})
