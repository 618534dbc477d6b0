import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pMap from 'p-map'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildResult } from './build-result.ts'
import { build, type BuildOptions } from './build.ts'
import { beginBuild } from './begin-build.ts'

const MINUTE_MS = 60_000
/** Files that were written just before a build are not known to be unchanged. */
const LONGER_THAN_CLOCK_LAG_MS = 100

let root = ''
/** The bundle of the theme is made once for all tests. */
const storeFolder = makeTemporaryFolder()

/** Builds, and returns whether anything but the look at the site was needed. */
async function buildSite(options: BuildOptions = {}): Promise<{ result: BuildResult; isDone: boolean }> {
  const phases = new Set<string>()
  const result = await build({ root, storeFolder, ...options, onProgress: ({ phase }) => phases.add(phase) })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return { result, isDone: [...phases].join(' ') === 'content' }
}

/** Writes a configuration that every Node can run on its own, with some more settings. */
function writeConfig(settings: string, imports = ''): void {
  rmSync(join(root, 'site.config.ts'), { force: true })
  const usual = `product: { name: 'Holme', slug: 'holme' }, title: 'Tiny', url: 'https://holme.example'`
  const locales = `locales: [{ code: 'en', label: 'English' }, { code: 'no', label: 'Norsk' }], defaultLocale: 'en'`
  // The output of a build is compared with that of a first build.
  const oldAssets = 'oldAssets: { publishes: 0, hours: 0 }'
  const text = `${imports}\nexport default { ${usual}, ${locales}, ${oldAssets}, ${settings} }\n`
  writeFileSync(join(root, 'site.config.mjs'), text)
}

beforeEach(() => {
  root = copyTinySite()
  writeConfig(`tagline: process.env.FYR_TEST_TAGLINE ?? 'A site.'`)
  // The builds run as if a minute after the files were written: before that their times are unreliable.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('an unchanged site is not built, with the same report', async () => {
  const first = await buildSite()
  const before = readFolder(join(root, 'dist'))
  const second = await buildSite()
  expect(first.isDone).toBe(false)
  expect(second.isDone).toBe(true)
  const { documentCount } = first.result
  const nothingMade = { rebuilt: [], documentsKept: documentCount }
  expect(second.result).toEqual({ ...first.result, ...nothingMade })
  expect(first.result.pageCount).toBeGreaterThan(0)
  expect(readFolder(join(root, 'dist'))).toEqual(before)
})

test('warnings are reported again', async () => {
  writeFileSync(join(root, 'content/docs/warned.md'), '---\ntitle: Warned\n---\n\n# A\n\n# B\n\n### C\n')
  const first = await buildSite()
  const second = await buildSite()
  expect(first.result.diagnostics.length).toBeGreaterThan(0)
  expect(second.isDone).toBe(true)
  expect(second.result.diagnostics).toEqual(first.result.diagnostics)
})

const firstDoc = (): string => {
  const folder = join(root, 'content/docs')
  const name = readdirSync(folder).find((one) => one.endsWith('.md')) ?? ''
  return join(folder, name)
}

/** What makes a build necessary. */
const CHANGES: readonly (readonly [string, () => void])[] = [
  ['a text is edited', () => appendFileSync(firstDoc(), '\nMore.\n')],
  ['a document is added', () => writeFileSync(join(root, 'content/docs/new.md'), '# New\n')],
  ['a translation is removed', () => rmSync(join(root, 'i18n/no/docs/intro.md'))],
  ['the configuration says something else', () => vi.stubEnv('FYR_TEST_TAGLINE', 'Other')],
  ['the configuration is edited', () => writeConfig(`tagline: 'Other.'`)],
  ['a published file is gone', () => rmSync(join(root, 'dist/index.html'))],
  ['a published file was written by somebody', () => writeFileSync(join(root, 'dist/404.html'), 'No.')],
  [
    'the published folder contains a file that is not the site’s',
    () => writeFileSync(join(root, 'dist/x'), ''),
  ],
  ['the published folder contains a folder that is not the site’s', () => mkdirSync(join(root, 'dist/y'))],
]

test('a site is built after each change, and left alone after each build', async () => {
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  const seen: [what: string, after: boolean, again: boolean][] = []
  await pMap(
    CHANGES,
    async ([what, change]) => {
      change()
      const after = await buildSite()
      seen.push([what, after.isDone, (await buildSite()).isDone])
    },
    { concurrency: 1 },
  )
  expect(seen).toEqual(CHANGES.map(([what]) => [what, false, true]))
})

test('a site is built when the manifest above its folder has other modules take the place of packages', async () => {
  const manifest = join(dirname(root), 'package.json')
  writeFileSync(manifest, '{ "private": true }')
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  writeFileSync(manifest, '{ "private": true, "browser": {} }')
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test('a site is built when its store is missing', async () => {
  await buildSite()
  expect(await buildSite({ storeFolder: makeTemporaryFolder() })).toMatchObject({ isDone: false })
})

test('a site is built when a build for another day is wanted, and again for the day before', async () => {
  const { result } = await buildSite()
  const files = readFolder(join(root, 'dist'))
  const other = await buildSite({ on: '2026-01-01' })
  expect(other).toMatchObject({ isDone: false })
  expect(other.result.pageCount).toBeLessThan(result.pageCount)
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(join(root, 'dist'))).toEqual(files)
  expect(await buildSite({ out: 'public' })).toMatchObject({ isDone: false })
})

test('a site is built when its configuration says again what it said before another build', async () => {
  await buildSite()
  const files = readFolder(join(root, 'dist'))
  vi.stubEnv('FYR_TEST_TAGLINE', 'Other')
  await buildSite()
  expect(readFolder(join(root, 'dist'))).not.toEqual(files)
  vi.unstubAllEnvs()
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(join(root, 'dist'))).toEqual(files)
})

test('a site is built when the link to its folder leads elsewhere, or is missing', async () => {
  const [one, other] = [makeTemporaryFolder(), makeTemporaryFolder()]
  const out = join(root, 'dist')
  symlinkSync(one, out)
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  rmSync(out)
  symlinkSync(other, out)
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(other)).toEqual(readFolder(one))
  rmSync(out)
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test('files that a configuration writes when it is run are part of the site at once', async () => {
  vi.stubEnv('FYR_TEST_FILE', join(root, 'content/docs/made.md'))
  vi.stubEnv('FYR_TEST_TEXT', '# One\n')
  writeConfig(
    `tagline: 'A site.'`,
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
     const file = process.env.FYR_TEST_FILE
     const text = process.env.FYR_TEST_TEXT
     if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)`,
  )
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  vi.stubEnv('FYR_TEST_TEXT', '# Two\n')
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test('a day later a site is built again, so that the store knows which entries are used', async () => {
  await buildSite()
  vi.setSystemTime(Date.now() + 25 * 60 * MINUTE_MS)
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test('files that were just written are read the next time too', async () => {
  vi.useRealTimers()
  writeFileSync(join(root, 'content/docs/new.md'), '# New\n')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test.each<[string, () => void]>([
  ['symbolic links', () => symlinkSync(firstDoc(), join(root, 'content/docs/link.md'))],
  ['code in its configuration', () => writeConfig('markdown: { remarkPlugins: [() => () => {}] }')],
  [
    'a configuration that imports files',
    () => {
      writeFileSync(join(root, 'more.mjs'), `export const more = {}\n`)
      writeConfig('...more', `import { more } from './more.mjs'`)
    },
  ],
  [
    'installed content',
    () => {
      cpSync(join(root, 'content/blog'), join(root, 'node_modules/news/blog'), { recursive: true })
      writeConfig(`content: { blog: 'node_modules/news/blog' }`)
    },
  ],
])('a site with %s is built each time', async (_what, prepare) => {
  prepare()
  const { result } = await buildSite()
  expect(result).toMatchObject({ isPublished: true })
  expect(await buildSite()).toMatchObject({ isDone: false })
})

test('a build reports a configuration without an export, as every command does', async () => {
  writeFileSync(join(root, 'site.config.mjs'), `const config = { title: 'Tiny' }\n`)
  expect(await build({ root, storeFolder })).toMatchObject({
    isPublished: false,
    diagnostics: [{ code: 'config-empty', file: 'site.config.mjs' }],
  })
})

test('inputs that have changed since a build began have no hash', async () => {
  const request = { root, out: join(root, 'dist'), on: null, storeFolder }
  const { hashInputs } = await beginBuild(request)
  expect(await hashInputs([])).toEqual(expect.any(String))
  expect(await hashInputs(['no bundle of the store'])).toBeNull()
  appendFileSync(firstDoc(), '\nMore.\n')
  expect(await hashInputs([])).toBeNull()
})

/** Gives the site components for slots. */
function writeSlots(text: string): void {
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/slots.tsx'), text)
}

const page = (): string | undefined => readFolder(join(root, 'dist')).get('docs/intro/index.html')

test('a variable of the environment that the components of the site show is looked at in each build', async () => {
  writeSlots('export const ArticleEnd = () => <p>{process.env.FYR_TEST_STAMP}</p>\n')
  vi.stubEnv('FYR_TEST_STAMP', 'first stamp')
  await buildSite()
  expect(page()).toContain('first stamp')
  expect(await buildSite()).toMatchObject({ isDone: true })
  vi.stubEnv('FYR_TEST_STAMP', 'second stamp')
  await buildSite()
  expect(page()).toContain('second stamp')
})

test('a package that the components of the site import is run again when it was edited where it is linked', async () => {
  const linked = makeTemporaryFolder()
  writeFileSync(join(linked, 'package.json'), '{ "name": "stamp", "version": "1.0.0", "type": "module" }')
  const setStamp = (text: string): void =>
    writeFileSync(join(linked, 'index.js'), `export const stamp = '${text}'\n`)
  setStamp('first stamp')
  writeSlots("import { stamp } from 'stamp'\nexport const ArticleEnd = () => <p>{stamp}</p>\n")
  symlinkSync(linked, join(root, 'node_modules/stamp'))
  await buildSite()
  expect(page()).toContain('first stamp')
  expect(await buildSite()).toMatchObject({ isDone: true })
  setStamp('second stamp')
  await buildSite()
  expect(page()).toContain('second stamp')
})

test('a site with a page in React is built when a file elsewhere that the page imports has changed', async () => {
  const elsewhere = join(dirname(root), 'shared.ts')
  const setText = (text: string): void => writeFileSync(elsewhere, `export const text = '${text}'\n`)
  setText('first text')
  const component = "import { text } from '../../../shared.ts'\nexport default () => <p>{text}</p>\n"
  mkdirSync(join(root, 'content/pages'), { recursive: true })
  writeFileSync(join(root, 'content/pages/about.tsx'), component)
  await setTimeout(LONGER_THAN_CLOCK_LAG_MS)
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  setText('second text')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(join(root, 'dist')).get('about/index.html')).toContain('second text')
})

test('a site that shows dates from Git is built after each commit', async () => {
  writeConfig(`docs: { lastUpdated: 'date' }`)
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: true })
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@holme.example']
  const git = (...args: string[]): unknown => execFileSync('git', [...author, ...args], { cwd: root })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'One')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(await buildSite()).toMatchObject({ isDone: true })
  git('commit', '--quiet', '--allow-empty', '--message', 'Two')
  expect(await buildSite()).toMatchObject({ isDone: false })
})
