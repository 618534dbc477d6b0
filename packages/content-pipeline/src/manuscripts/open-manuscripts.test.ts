import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { createLocalCompiler, compileSettings } from '../compile/create-local-compiler.ts'
import { fixtureRoot } from '../fixtures/build-fixture.ts'
import type { Route } from '../manifest/index.ts'
import { fileStamp } from '../read/file-stamp.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { ANY_NAMES } from '../theme-names.ts'
import {
  type KeptOutlines,
  type ManuscriptBuild,
  type Manuscripts,
  openManuscripts,
} from './open-manuscripts.ts'

let root: string
let config: SiteConfig
let compiled: string[]
let outlines: number
let manuscripts: Manuscripts

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-manuscripts-'))
  openSite('two-languages')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

function openSite(fixture: string): void {
  cpSync(fixtureRoot(fixture), root, { recursive: true })
  readSite()
}

function readSite(kept: KeptOutlines = []): void {
  const text = readFileSync(join(root, 'site.json'), 'utf8')
  const value: unknown = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord Docs',
    url: 'https://docs.example.com',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    ...JSON.parse(text),
  }
  const parsed = parseSiteConfig(value, { file: 'site.json', text })
  if (parsed.config === null) throw new Error('The configuration is sound.')
  config = parsed.config
  const compiler = createLocalCompiler(compileSettings(root, config))
  compiled = []
  outlines = 0
  manuscripts = openManuscripts({
    root,
    config,
    compiler: {
      ...compiler,
      compile(request) {
        compiled.push(request.file)
        return compiler.compile(request)
      },
    },
    kept,
    onOutline: () => (outlines += 1),
  })
}

const NOTHING: ReadonlySet<string> = new Set()

function routesOf({ manifest }: ManuscriptBuild) {
  return manifest.locales.flatMap((locale) => [...locale.routes, locale.notFound])
}

function routeAt(build: ManuscriptBuild, path: string) {
  const route = routesOf(build).find((candidate) => candidate.path === path)
  if (route === undefined) throw new Error(`No page at ${path}.`)
  return route
}

async function readRest(build: ManuscriptBuild) {
  await manuscripts.compileRest({ concurrency: 1, whenIdle: () => Promise.resolve(true) })
  return build.settleDiagnostics()
}

function edit(file: string, change: (text: string) => string): ReadonlySet<string> {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
  return new Set([file])
}

test.each([
  'two-languages',
  'blog',
  'docs-from-folders',
  'explicit-sidebars',
  'versions',
  'feeds',
  'redirects',
  'doc-lists',
])('every page and every fault of the site "%s" is the one of a build', async (fixture) => {
  openSite(fixture)
  const manuscript = await manuscripts.plan(ANY_NAMES, NOTHING)
  const whole = await buildManifest({ root, config, mode: 'development' })
  const pages = whole.manifest.locales.flatMap((locale) => [...locale.routes, locale.notFound])
  expect(routesOf(manuscript).map(({ path, title }) => [path, title])).toEqual(
    pages.map(({ path, title }) => [path, title]),
  )
  const show = ({ path }: Route) => manuscript.loadPage(routeAt(manuscript, path))
  await Promise.all(pages.map(show))
  expect(await readRest(manuscript)).toEqual(whole.diagnostics)
  expect(await Promise.all(pages.map(show))).toEqual(await Promise.all(pages.map(whole.loadPage)))
  expect(manuscript.manifest.assets).toEqual(whole.manifest.assets)
  expect(manuscript.dependencies).toEqual(whole.dependencies)
  expect(manuscript.missing.toSorted()).toEqual(whole.missing.toSorted())
  const locales = whole.manifest.locales.map(({ siteData }) => siteData.locale.code)
  expect(await Promise.all(locales.map(manuscript.loadFeeds))).toEqual(
    await Promise.all(locales.map(whole.loadFeeds)),
  )
  expect(outlines).toBe(0)
})

test('a page compiles what it shows and nothing else', async () => {
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  compiled = []
  await build.loadPage(routeAt(build, '/docs/setup'))
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(compiled).toEqual(['content/docs/setup.md'])
})

const compiledDocs = (): string[] => compiled.filter((file) => file.includes('/docs/'))

test('the first text is compiled while a site is read for the first time, and not when it is read again', async () => {
  openSite('docs-from-folders')
  await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(compiledDocs()).toEqual(['content/docs/01-intro.md'])
  await manuscripts.plan(
    ANY_NAMES,
    edit('content/docs/01-intro.md', (text) => `${text}\nMore.\n`),
  )
  expect(compiledDocs()).toHaveLength(1)
})

test('an edit of content keeps the plan, and updates its page and its diagnostics', async () => {
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  const before = await readRest(build)
  compiled = []
  const changed = edit('content/docs/setup.md', (text) => `${text}\nNew words, and [a link](gone.md).\n`)
  expect(await manuscripts.refresh(changed)).toBe(true)
  expect(compiled).toEqual(['content/docs/setup.md'])
  expect(build.diagnostics.filter((one) => !before.includes(one))).toMatchObject([
    { code: 'broken-link', file: 'content/docs/setup.md' },
  ])
  expect(JSON.stringify(await build.loadPage(routeAt(build, '/docs/setup')))).toContain('New words')
})

test('a diagnostic of a shown page disappears when the page is fixed', async () => {
  const sound = await readRest(await manuscripts.plan(ANY_NAMES, NOTHING))
  const broken = edit('content/docs/setup.md', (text) => `${text}\n[A link](gone.md).\n`)
  const build = await manuscripts.plan(ANY_NAMES, broken)
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(build.diagnostics).not.toEqual(sound)
  const mended = edit('content/docs/setup.md', (text) => text.replace('[A link](gone.md)', 'No link'))
  expect(await manuscripts.refresh(mended)).toBe(true)
  expect(build.diagnostics).toEqual(sound)
  expect(await readRest(build)).toEqual(sound)
})

test.each([
  ['a new title', 'content/docs/setup.md', (text: string) => `---\ntitle: New\n---\n${text}`],
  ['a file that is no document', 'site.json', (text: string) => text],
])('%s asks for a new plan', async (_name, file, change) => {
  await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(await manuscripts.refresh(edit(file, change))).toBe(false)
})

test('a picture that a text looks for in vain is known, and shown once it is there', async () => {
  appendFileSync(join(root, 'content/docs/setup.md'), '\n![New](../../pictures/new.svg)\n')
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(build.missing).toContain('pictures/new.svg')
  mkdirSync(join(root, 'pictures'))
  writeFileSync(join(root, 'pictures/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const put = new Set(['pictures/new.svg'])
  expect(await manuscripts.refresh(put)).toBe(false)
  const next = await manuscripts.plan(ANY_NAMES, put)
  await next.loadPage(routeAt(next, '/docs/setup'))
  expect(next.manifest.assets.map(({ from }) => from)).toContain(join(root, 'pictures/new.svg'))
  expect(next.missing).not.toContain('pictures/new.svg')
})

test('a new plan reads what has changed and nothing else', async () => {
  await readRest(await manuscripts.plan(ANY_NAMES, NOTHING))
  compiled = []
  edit('content/docs/setup.md', (text) => `${text}\nMore.\n`)
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(manuscripts.countWaiting()).toBe(1)
  await readRest(build)
  expect(compiled).toEqual(['content/docs/setup.md'])
})

test('an id that goes breaks the links to it, in texts that have not changed too', async () => {
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  const before = await readRest(build)
  await manuscripts.refresh(edit('content/docs/intro.md', (text) => text.replaceAll(/^##.*$/gm, '')))
  const after = await build.settleDiagnostics()
  expect(after.filter((one) => !before.includes(one)).map(({ code }) => code)).toContain('broken-anchor')
})

test('a heading that is not what it looked like asks for a new plan', async () => {
  edit('content/docs/setup.md', () => `# Set up\n\n${'['.repeat(20_000)}`)
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  await readRest(build)
  expect(outlines).toBeGreaterThan(0)
})

test.each([
  ['its page is asked for', (build: ManuscriptBuild) => build.loadPage(routeAt(build, '/docs/setup'))],
  ['the rest is compiled', readRest],
])('a file that is gone when %s asks for a new plan', async (_name, ask) => {
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  rmSync(join(root, 'content/docs/setup.md'))
  await ask(build).catch(() => {})
  expect(outlines).toBeGreaterThan(0)
  const next = await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(routesOf(next).map(({ path }) => path)).not.toContain('/docs/setup')
})

/** The outlines of the site as they are kept a minute after it was written, with another title in each. */
async function keepOtherTitles(): Promise<KeptOutlines> {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  readSite()
  await manuscripts.plan(ANY_NAMES, NOTHING)
  // As the store gives it back.
  const kept: KeptOutlines = JSON.parse(JSON.stringify(manuscripts.keep()))
  expect(kept.length).toBeGreaterThan(5)
  return kept.map(([key, one]) => [
    key,
    { ...one, outline: { ...one.outline, frontMatter: { ...one.outline.frontMatter, title: 'Kept' } } },
  ])
}

async function titleOfSetup(changed = NOTHING): Promise<string> {
  return routeAt(await manuscripts.plan(ANY_NAMES, changed), '/docs/setup').title
}

test('an outline that was kept is not read again until its file changes', async () => {
  readSite(await keepOtherTitles())
  expect(await titleOfSetup()).toBe('Kept')
  edit('content/docs/setup.md', () => '---\ntitle: New\n---\n')
  expect(await titleOfSetup()).toBe('New')
  readSite(await keepOtherTitles())
  edit('content/docs/setup.md', () => '---\ntitle: Newer\n---\n')
  expect(await titleOfSetup()).toBe('Newer')
})

test('a cached file that can no longer be read is reported when its page is requested', async () => {
  const file = 'content/docs/setup.md'
  const kept = await keepOtherTitles()
  writeFileSync(join(root, file), Buffer.from([0xff, 0x00]))
  const stamp = fileStamp(root, file)
  if (stamp === null) throw new Error('The file is there.')
  readSite(kept.map(([key, one]) => [key, { ...one, stamp: key.includes(file) ? stamp : one.stamp }]))
  const build = await manuscripts.plan(ANY_NAMES, NOTHING)
  await expect(build.loadPage(routeAt(build, '/docs/setup'))).rejects.toThrow('can no longer be read')
  expect(outlines).toBeGreaterThan(0)
  const next = await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(next.diagnostics).toContainEqual(expect.objectContaining({ code: 'bad-encoding', file }))
  expect(routesOf(next).map(({ path }) => path)).not.toContain('/docs/setup')
})

test('what is kept is the site', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const read = await manuscripts.plan(ANY_NAMES, NOTHING)
  const diagnostics = await readRest(read)
  readSite(manuscripts.keep())
  const kept = await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(routesOf(kept)).toEqual(routesOf(read))
  expect(await readRest(kept)).toEqual(diagnostics)
  expect(outlines).toBe(0)
})

test('a file that was written just now is not kept: the next change may leave the same stamp', async () => {
  await manuscripts.plan(ANY_NAMES, NOTHING)
  expect(manuscripts.keep()).toEqual([])
})
