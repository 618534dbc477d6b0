import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildResult } from './build-result.ts'
import { build, type BuildOptions } from './build.ts'
import { beginBuild, type BegunBuild, type BuildRequest } from './begin-build.ts'

const MINUTE_MS = 60_000
/** A bundle is not kept if one of its files was written just before it was made. */
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

/** Begins a build, which finds out whether there is anything to do, and goes no further. */
function begin(options: Partial<BuildRequest> = {}): Promise<BegunBuild> {
  return beginBuild({ root, out: join(root, 'dist'), on: null, storeFolder, ...options })
}

/** The hash of everything that a site is made from. With another one, or none, a site is built. */
async function hashNow(options: Partial<BuildRequest> = {}): Promise<string | null> {
  const { hashInputs } = await begin(options)
  return (await hashInputs([]))?.hash ?? null
}

/** Whether a build would find nothing to do. */
async function isDone(options: Partial<BuildRequest> = {}): Promise<boolean> {
  const { unchanged } = await begin(options)
  return unchanged !== null
}

const A_HASH: string = expect.any(String)

const firstDoc = (): string => {
  const folder = join(root, 'content/docs')
  const name = readdirSync(folder).find((one) => one.endsWith('.md')) ?? ''
  return join(folder, name)
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

test('an unchanged site is not built, with the same report, until it changes', async () => {
  writeFileSync(join(root, 'content/docs/warned.md'), '---\ntitle: Warned\n---\n\n# A\n\n# B\n\n### C\n')
  const first = await buildSite()
  const before = readFolder(join(root, 'dist'))
  const second = await buildSite()
  expect(first.isDone).toBe(false)
  expect(second.isDone).toBe(true)
  const { documentCount } = first.result
  const nothingMade = { rebuilt: [], documentsKept: documentCount }
  expect(second.result).toEqual({ ...first.result, ...nothingMade })
  expect(first.result.pageCount).toBeGreaterThan(0)
  expect(first.result.diagnostics.length).toBeGreaterThan(0)
  expect(readFolder(join(root, 'dist'))).toEqual(before)
  appendFileSync(firstDoc(), '\nMore.\n')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(await buildSite()).toMatchObject({ isDone: true })
})

test('a site that was built is built again for another store or folder, after a day, and when a file of it is gone', async () => {
  await buildSite()
  expect(await isDone()).toBe(true)
  expect(await isDone({ storeFolder: makeTemporaryFolder() })).toBe(false)
  expect(await isDone({ out: join(root, 'public') })).toBe(false)
  const now = Date.now()
  // So that the store knows which entries are used.
  vi.setSystemTime(now + 25 * 60 * MINUTE_MS)
  expect(await isDone()).toBe(false)
  vi.setSystemTime(now)
  writeFileSync(join(root, 'dist/x'), '')
  expect(await isDone()).toBe(false)
  rmSync(join(root, 'dist/x'))
  expect(await isDone()).toBe(true)
  rmSync(join(root, 'dist/index.html'))
  expect(await isDone()).toBe(false)
})

test.each<[string, () => void]>([
  ['a text is edited', () => appendFileSync(firstDoc(), '\nMore.\n')],
  ['a document is added', () => writeFileSync(join(root, 'content/docs/new.md'), '# New\n')],
  ['a translation is removed', () => rmSync(join(root, 'i18n/no/docs/intro.md'))],
  ['the configuration says something else', () => vi.stubEnv('FYR_TEST_TAGLINE', 'Other')],
  ['the configuration is edited', () => writeConfig(`tagline: 'Other.'`)],
  [
    'the manifest above its folder has other modules take the place of packages',
    () => writeFileSync(join(dirname(root), 'package.json'), '{ "private": true, "browser": {} }'),
  ],
])('a site has another hash when %s', async (_what, change) => {
  writeFileSync(join(dirname(root), 'package.json'), '{ "private": true }')
  const before = await hashNow()
  expect(before).toEqual(A_HASH)
  expect(await hashNow()).toBe(before)
  change()
  const after = await hashNow()
  expect(after).toEqual(A_HASH)
  expect(after).not.toBe(before)
})

test('a site is built for another day, and again for the day before', async () => {
  const { result } = await buildSite()
  const files = readFolder(join(root, 'dist'))
  const other = await buildSite({ on: '2026-01-01' })
  expect(other).toMatchObject({ isDone: false })
  expect(other.result.pageCount).toBeLessThan(result.pageCount)
  // What its inputs say now they have said before, but the folder contains something else.
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(join(root, 'dist'))).toEqual(files)
})

test('a site is built when the link to its folder leads elsewhere, or is missing', async () => {
  const [one, other] = [makeTemporaryFolder(), makeTemporaryFolder()]
  const out = join(root, 'dist')
  symlinkSync(one, out)
  await buildSite()
  expect(await isDone()).toBe(true)
  rmSync(out)
  symlinkSync(other, out)
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(other)).toEqual(readFolder(one))
  rmSync(out)
  expect(await isDone()).toBe(false)
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
  const before = await hashNow()
  expect(before).toEqual(A_HASH)
  expect(await hashNow()).toBe(before)
  vi.stubEnv('FYR_TEST_TEXT', '# Two\n')
  expect(await hashNow()).not.toBe(before)
})

test('a build right after an edit is known by the next one, also later, until there is another edit', async () => {
  vi.setSystemTime(Date.now() - MINUTE_MS)
  const edit = (word: string): void => writeFileSync(join(root, 'content/docs/new.md'), `# ${word}\n`)
  edit('One')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(await buildSite()).toMatchObject({ isDone: true })
  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(await buildSite()).toMatchObject({ isDone: true })
  edit('Two')
  expect(await buildSite()).toMatchObject({ isDone: false })
  const warm = readFolder(join(root, 'dist'))
  await buildSite({ storeFolder: makeTemporaryFolder(), out: join(root, 'dist') })
  expect(readFolder(join(root, 'dist'))).toEqual(warm)
})

test.each<[string, () => void]>([
  [
    'a symbolic link to a folder elsewhere',
    () => symlinkSync(dirname(root), join(root, 'content/docs/link')),
  ],
  ['code in its configuration', () => writeConfig('onPlan: () => []')],
  [
    'a configuration that imports files',
    () => {
      writeFileSync(join(root, 'more.mjs'), `export const more = {}\n`)
      writeConfig('...more', `import { more } from './more.mjs'`)
    },
  ],
])('a site with %s has no hash, so it is built each time', async (_what, prepare) => {
  expect(await hashNow()).toEqual(A_HASH)
  prepare()
  expect(await hashNow()).toBeNull()
})

/** Gives the site a plugin with some options. */
function writePluginOptions(options: string): void {
  writeConfig(`markdown: { remarkPlugins: [[quay, ${options}]] }`, `import quay from 'remark-quay'`)
}

test('a site with plugins is not built while their code, their options and its files are the same', async () => {
  const plugin = join(root, 'node_modules/remark-quay')
  mkdirSync(plugin, { recursive: true })
  const manifest = { name: 'remark-quay', version: '1.0.0', type: 'module', exports: './index.js' }
  writeFileSync(join(plugin, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(plugin, 'index.js'), 'export default () => () => {}\n')
  writePluginOptions('{ of: /a/ }')
  await buildSite()
  expect(await isDone()).toBe(true)
  writePluginOptions('{ of: /b/ }')
  expect(await isDone()).toBe(false)
  await buildSite()
  expect(await isDone()).toBe(true)
  // The versions of what is installed, in a folder above.
  writeFileSync(join(dirname(root), 'package-lock.json'), '{}')
  expect(await isDone()).toBe(false)
})

test('a site with installed content is built each time', async () => {
  cpSync(join(root, 'content/blog'), join(root, 'node_modules/news/blog'), { recursive: true })
  writeConfig(`content: { blog: 'node_modules/news/blog' }`)
  const { result } = await buildSite()
  expect(result).toMatchObject({ isPublished: true })
  expect(await isDone()).toBe(false)
})

test('a build reports a configuration without an export, as every command does', async () => {
  writeFileSync(join(root, 'site.config.mjs'), `const config = { title: 'Tiny' }\n`)
  expect(await build({ root, storeFolder })).toMatchObject({
    isPublished: false,
    diagnostics: [{ code: 'config-empty', file: 'site.config.mjs' }],
  })
})

test('inputs that have changed since a build began have no hash', async () => {
  const { hashInputs } = await begin()
  expect(await hashInputs([])).toEqual({ ownHash: A_HASH, hash: A_HASH, atMs: Date.now() })
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

test('a site with a page in React is built when a file elsewhere that the page imports has changed', async () => {
  const elsewhere = join(dirname(root), 'shared.ts')
  const setText = (text: string): void => writeFileSync(elsewhere, `export const text = '${text}'\n`)
  setText('first text')
  const component = "import { text } from '../../../shared.ts'\nexport default () => <p>{text}</p>\n"
  mkdirSync(join(root, 'content/pages'), { recursive: true })
  writeFileSync(join(root, 'content/pages/about.tsx'), component)
  await setTimeout(LONGER_THAN_CLOCK_LAG_MS)
  await buildSite()
  expect(await isDone()).toBe(true)
  setText('second text')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(readFolder(join(root, 'dist')).get('about/index.html')).toContain('second text')
})

test('a site that shows dates from Git is built after each commit', async () => {
  writeConfig(`docs: { lastUpdated: 'date' }`)
  await buildSite()
  expect(await isDone()).toBe(true)
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@holme.example']
  const git = (...args: string[]): unknown => execFileSync('git', [...author, ...args], { cwd: root })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'One')
  expect(await buildSite()).toMatchObject({ isDone: false })
  expect(await isDone()).toBe(true)
  git('commit', '--quiet', '--allow-empty', '--message', 'Two')
  expect(await isDone()).toBe(false)
})

test('a site whose components read files is built each time', async () => {
  writeSlots(
    "import { existsSync } from 'node:fs'\nexport const ArticleEnd = () => <p>{existsSync('x') ? 'x' : ''}</p>\n",
  )
  await buildSite()
  expect(await buildSite()).toMatchObject({ isDone: false })
})
