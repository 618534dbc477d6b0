import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { check } from '../check/check.ts'
import { runCommandLine } from '../command-line/run-command-line.ts'
import { SiteError } from '../site-error.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { git, makeRepository } from '../testing/git-repository.ts'
import { readFolder } from '../testing/read-folder.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { acceptUrls } from '../urls/accept-urls.ts'
import { releaseVersion } from './release-version.ts'

/** The tiny site with a sidebar that its navbar shows, and a category of every notation. */
function siteWithSidebar(): string {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const sidebars = `{
  sidebars: { guide: ['intro', { type: 'category', label: '{{ product.name }}', items: ['mooring-2.0'] }] },
  navbar: { items: [{ type: 'sidebar', sidebar: 'guide', label: 'Docs' }, { type: 'version-menu' }] },`
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/navbar: \{[^\n]*\n/, '')
      .replace('{', sidebars),
  )
  return root
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

test('a version has the docs, their translations and the sidebars as they are now', async () => {
  const root = siteWithSidebar()
  const { diagnostics, written, addresses } = await releaseVersion({ root, name: '2.1' })
  expect(diagnostics).toEqual([])
  expect(written).toEqual([
    { place: 'versioned_docs/version-2.1', files: 2 },
    { place: 'i18n/no/versioned_docs/version-2.1', files: 1 },
    { place: 'versioned_sidebars/version-2.1-sidebars.json', files: null },
    { place: 'versions.json', files: null },
  ])
  expect(addresses).toMatchObject([
    { name: 'current', href: '/docs/next/intro' },
    { name: '2.1', href: '/docs/intro' },
  ])
  for (const [copy, original] of [
    ['versioned_docs/version-2.1/intro.md', 'content/docs/intro.md'],
    ['i18n/no/versioned_docs/version-2.1/intro.md', 'i18n/no/docs/intro.md'],
  ] as const)
    expect(read(root, copy)).toBe(read(root, original))
  expect(JSON.parse(read(root, 'versions.json'))).toEqual(['2.1'])
  writeFileSync(join(root, 'content/docs/intro.md'), '# Written after the release\n')
  expect(await check({ root })).toMatchObject({ isValid: true })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  expect(files.get('docs/next/intro/index.html')).toContain('Written after the release')
  expect(files.get('docs/intro/index.html')).not.toContain('Written after the release')
  expect(files.get('no/docs/intro/index.html')).toContain('href="/no/docs/mooring-2.0"')
})

test('a version can be published before anything is written after it', async () => {
  const root = siteWithSidebar()
  await releaseVersion({ root, name: '2.1' })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
})

test('the newest version is first on the list', async () => {
  const root = siteWithSidebar()
  await releaseVersion({ root, name: '1.0' })
  await releaseVersion({ root, name: '2.0' })
  expect(JSON.parse(read(root, 'versions.json'))).toEqual(['2.0', '1.0'])
})

test('a version without configured sidebars makes its own from its folders', async () => {
  const root = copyTinySite()
  const { written } = await releaseVersion({ root, name: '2.1' })
  expect(written.map(({ place }) => place)).not.toContain('versioned_sidebars/version-2.1-sidebars.json')
})

test('a name that is taken is refused, and nothing is changed', async () => {
  const root = siteWithSidebar()
  await releaseVersion({ root, name: '2.1' })
  const before = readFolder(root)
  await expect(releaseVersion({ root, name: '2.1' })).rejects.toThrow('The version "2.1" has been released.')
  mkdirSync(join(root, 'versioned_docs/version-2.2'))
  await expect(releaseVersion({ root, name: '2.2' })).rejects.toThrow(
    'versioned_docs/version-2.2 already exists.',
  )
  expect(readFolder(root)).toEqual(before)
})

test.each(['current', 'next', '__proto__', 'constructor', 'a/b', '../2.1', ''])(
  'the name "%s" is refused',
  async (name) => {
    await expect(releaseVersion({ root: copyTinySite(), name })).rejects.toThrow(SiteError)
  },
)

test('a site with errors is not released', async () => {
  const root = siteWithSidebar()
  writeFileSync(join(root, 'content/docs/intro.md'), '# Intro\n\n[Gone](./gone.md)\n')
  const { diagnostics, written } = await releaseVersion({ root, name: '2.1' })
  expect([diagnostics.map(({ code }) => code), written]).toEqual([['broken-link'], []])
  expect(existsSync(join(root, 'versions.json'))).toBe(false)
})

test('a link that is broken in the folder of the version is reported where it is written, and everything is undone', async () => {
  const root = siteWithSidebar()
  writeFileSync(join(root, 'content/docs/intro.md'), '# Intro\n\n[Home](../pages/index.md)\n')
  const { diagnostics, written } = await releaseVersion({ root, name: '2.1' })
  expect(written).toEqual([])
  expect(diagnostics).toMatchObject([
    {
      code: 'broken-link',
      file: 'content/docs/intro.md',
      line: 3,
      hint: expect.stringContaining('use addresses to link'),
    },
  ])
  for (const place of [
    'versions.json',
    'versioned_docs/version-2.1',
    'versioned_sidebars/version-2.1-sidebars.json',
  ])
    expect(existsSync(join(root, place))).toBe(false)
})

test('"fyr version" says what it wrote and where the versions are', async () => {
  const root = siteWithSidebar()
  const terminal = createRecordingTerminal()
  expect(await runCommandLine(['version', '2.1', '--root', root], terminal)).toBe(0)
  expect(terminal.text()).toBe(
    [
      'Released version 2.1 of the docs:',
      '  versioned_docs/version-2.1 (2 files)',
      '  i18n/no/versioned_docs/version-2.1 (1 file)',
      '  versioned_sidebars/version-2.1-sidebars.json',
      '  versions.json',
      '',
      'current is at /docs/next/intro, 2.1 is at /docs/intro.',
    ].join('\n'),
  )
})

test('a version from a tag is named in the configuration, nothing is copied, and it is taken back if the tag is not there', async () => {
  const root = siteWithSidebar()
  makeRepository(root)
  git(root, 'tag', 'v2.1')
  writeFileSync(join(root, 'content/docs/intro.md'), '# Intro\n\nWritten after the release\n')
  const before = read(root, 'site.config.ts')
  const sidebars = 'versioned_sidebars/version-2.1-sidebars.json'
  mkdirSync(join(root, 'versioned_sidebars'))
  writeFileSync(join(root, sidebars), '{}')
  const failed = await releaseVersion({ root, name: '2.1', tag: 'v2.2' })
  expect(read(root, sidebars)).toBe('{}')
  rmSync(join(root, sidebars))
  expect([failed.diagnostics, failed.written]).toMatchObject([
    [{ code: 'version-not-in-git', hint: expect.stringContaining('Did you mean "v2.1"?') }],
    [],
  ])
  expect([read(root, 'site.config.ts'), existsSync(join(root, 'versions.json'))]).toEqual([before, false])
  const terminal = createRecordingTerminal()
  expect(await runCommandLine(['version', '2.1', '--from-tag', 'v2.1', '--root', root], terminal)).toBe(0)
  expect(terminal.text()).toBe(
    [
      'Released version 2.1 of the docs:',
      '  versioned_sidebars/version-2.1-sidebars.json',
      '  site.config.ts',
      '  versions.json',
      '',
      'current is at /docs/next/intro, 2.1 is at /docs/intro.',
    ].join('\n'),
  )
  const commit = git(root, 'rev-parse', 'v2.1').slice(0, 12)
  expect(read(root, 'site.config.ts')).toContain(`versions: { '2.1': { from: 'v2.1', commit: '${commit}' } }`)
  expect(existsSync(join(root, 'versioned_docs'))).toBe(false)
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  expect(files.get('docs/next/intro/index.html')).toContain('Written after the release')
  expect(files.get('docs/intro/index.html')).not.toContain('Written after the release')
  await expect(releaseVersion({ root, name: '2.1', tag: 'v2.1' })).rejects.toThrow('already')
})

/** The site with a source of two documents: one in both languages, and one that has prose above it in each. */
function siteWithSource(): string {
  const root = siteWithSidebar()
  const file = join(root, 'site.config.ts')
  const source = `{
  sources: [{ name: 'fish', version: '1', acceptsProse: true, async *load({ locale }) {
    const origin = { file: 'data/fish.csv' }
    const words = locale === 'en' ? 'A fish' : 'En fisk'
    yield { path: 'docs/fish/cod.md', frontMatter: { title: 'Cod' }, markdown: words + '. [In](../intro.md)\\n', origin }
    if (locale === 'en')
      yield { path: 'docs/fish/eel.md', frontMatter: { title: 'Eel', description: 'Long.' }, markdown: '## Length\\n', origin }
  } }],`
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('{', source)
      .replace("'mooring-2.0'", "'mooring-2.0', 'fish/cod', 'fish/eel'"),
  )
  for (const [folder, text] of [
    ['content', '# The eel\n\nProse.\n'],
    ['i18n/no', '---\ndescription: Lang.\n---\n\nProsa.\n'],
  ] as const) {
    mkdirSync(join(root, folder, 'docs/fish'), { recursive: true })
    writeFileSync(join(root, folder, 'docs/fish/eel.md'), text)
  }
  return root
}

test('documents of content sources become files of the version, with the prose above them, and no address is lost', async () => {
  const root = siteWithSource()
  await acceptUrls({ root, action: 'accept' })
  expect((await releaseVersion({ root, name: '2.1' })).written).toMatchObject([
    { place: 'versioned_docs/version-2.1', files: 4 },
    { place: 'i18n/no/versioned_docs/version-2.1', files: 3 },
    { place: 'versioned_sidebars/version-2.1-sidebars.json' },
    { place: 'versions.json' },
  ])
  const [english, norwegian] = ['versioned_docs/version-2.1/fish', 'i18n/no/versioned_docs/version-2.1/fish']
  expect(read(root, `${english}/cod.md`)).toBe('---\ntitle: "Cod"\n---\nA fish. [In](../intro.md)\n')
  expect(read(root, `${norwegian}/cod.md`)).toBe('---\ntitle: "Cod"\n---\nEn fisk. [In](../intro.md)\n')
  expect(read(root, `${english}/eel.md`)).toBe(
    '---\ndescription: Long.\n---\n\n# The eel\n\nProse.\n\n## Length\n',
  )
  expect(read(root, `${norwegian}/eel.md`)).toBe(
    '---\ndescription: Lang.\ntitle: Eel\n---\n\nProsa.\n\n## Length\n',
  )
  expect((await check({ root })).diagnostics).toEqual([])
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('A fish', 'Written after the release'))
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  expect(files.get('docs/next/fish/cod/index.html')).toContain('Written after the release')
  expect(files.get('docs/fish/cod/index.html')).toContain('A fish')
})

test('docs of a content source alone are released too', async () => {
  const root = siteWithSource()
  for (const folder of ['content/docs', 'i18n/no/docs']) rmSync(join(root, folder), { recursive: true })
  const file = join(root, 'site.config.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/sidebars: .*/, '')
      .replace("'guide'", "'defaultSidebar'")
      .replaceAll('[In](../intro.md)', ''),
  )
  const { diagnostics, written } = await releaseVersion({ root, name: '2.1' })
  expect([diagnostics, written]).toMatchObject([[], [{ files: 2 }, { files: 1 }, { place: 'versions.json' }]])
})

/** The site with an API of one operation, which a doc and its translation show. */
function siteWithApi(): { readonly root: string; readonly changeApi: (from: string, to: string) => void } {
  const root = siteWithSidebar()
  const config = join(root, 'site.config.ts')
  const source = `{
  sources: [{ name: 'released-api', version: '1', openApi: 'api.yaml', folder: 'docs/api', async *load({ locale }) {
    if (locale === 'en') yield { path: 'docs/api/list.md', markdown: '# List\\n', origin: { file: 'api.yaml' } }
    const words = locale === 'en' ? 'Weight in kilograms' : 'Vekt i kilo'
    yield { part: 'operation', name: 'list', markdown: words + ', see [List](./list.md).' }
  } }],`
  const changeApi = (from: string, to: string): void =>
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll(from, to))
  changeApi('mooring-2.0', 'api/list')
  writeFileSync(config, readFileSync(config, 'utf8').replace('{', source))
  for (const file of ['content/docs/intro.md', 'i18n/no/docs/intro.md'])
    writeFileSync(join(root, file), `${read(root, file)}\n::operation{id=list}\n`)
  return { root, changeApi }
}

test('a version keeps the parts of an API that its docs show, and their links stay in it', async () => {
  const { root, changeApi } = siteWithApi()
  expect((await releaseVersion({ root, name: '2.1' })).diagnostics).toEqual([])
  changeApi('Weight in kilograms', 'Weight in grams')
  changeApi('Vekt i kilo', 'Vekt i gram')
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const page = (address: string): string => files.get(`${address}/index.html`)?.toString() ?? ''
  expect(page('docs/intro')).toMatch(/Weight in kilograms, see <a href="\/docs\/api\/list"/)
  expect(page('docs/next/intro')).toMatch(/Weight in grams, see <a href="\/docs\/next\/api\/list"/)
  expect(page('no/docs/intro')).toMatch(/Vekt i kilo, see <a href="\/no\/docs\/api\/list"/)
  expect(page('no/docs/next/intro')).toMatch(/Vekt i gram, see <a href="\/no\/docs\/next\/api\/list"/)
  changeApi("name: 'list'", "name: 'renamed'")
  expect((await check({ root })).diagnostics.map(({ file }) => file)).toEqual([
    'content/docs/intro.md',
    'i18n/no/docs/intro.md',
  ])
})
