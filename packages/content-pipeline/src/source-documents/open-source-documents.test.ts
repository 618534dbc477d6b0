import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { createLocalCompiler, compileSettings } from '../compile/create-local-compiler.ts'
import { fixtureRoot } from '../fixtures/build-fixture.ts'
import type { Page, Route } from '../manifest/index.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { ANY_NAMES } from '../theme-names.ts'
import { openSourceDocuments, type SourceDocuments, type SourcePlan } from './open-source-documents.ts'

let root: string
let config: SiteConfig
let compiled: string[]
let stalePlans: number
let documents: SourceDocuments

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-source-documents-'))
  openSite('two-languages')
})
afterEach(() => rmSync(root, { recursive: true }))

function openSite(fixture: string): void {
  cpSync(fixtureRoot(fixture), root, { recursive: true })
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
  openDocuments()
}

function openDocuments(): void {
  const compiler = createLocalCompiler(compileSettings(root, config))
  compiled = []
  stalePlans = 0
  documents = openSourceDocuments({
    root,
    config,
    compiler: {
      ...compiler,
      compile(request) {
        compiled.push(request.file)
        return compiler.compile(request)
      },
    },
    onStalePlan: () => (stalePlans += 1),
  })
}

const NOTHING: ReadonlySet<string> = new Set()

function routesOf({ manifest }: SourcePlan) {
  return manifest.locales.flatMap((locale) => [...locale.routes, locale.notFound])
}

function routeAt(build: SourcePlan, path: string) {
  const route = routesOf(build).find((candidate) => candidate.path === path)
  if (route === undefined) throw new Error(`No page at ${path}.`)
  return route
}

async function readRest(build: SourcePlan) {
  await documents.compileRest({ concurrency: 1, mayGoOn: () => Promise.resolve(true) })
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
])('every page and every issue of the site "%s" is the one of a build', async (fixture) => {
  openSite(fixture)
  const plan = await documents.plan(ANY_NAMES, NOTHING)
  const whole = await buildManifest({ root, config, mode: 'development' })
  const pages = whole.manifest.locales.flatMap((locale) => [...locale.routes, locale.notFound])
  expect(routesOf(plan).map(({ path, title }) => [path, title])).toEqual(
    pages.map(({ path, title }) => [path, title]),
  )
  const show = ({ path }: Route) => plan.loadPage(routeAt(plan, path))
  await Promise.all(pages.map(show))
  expect(await readRest(plan)).toEqual(whole.diagnostics)
  expect(await Promise.all(pages.map(show))).toEqual(await Promise.all(pages.map(whole.loadPage)))
  expect(plan.manifest.assets).toEqual(whole.manifest.assets)
  expect(plan.dependencies).toEqual(whole.dependencies)
  expect(plan.missing.toSorted()).toEqual(whole.missing.toSorted())
  const locales = whole.manifest.locales.map(({ siteData }) => siteData.locale.code)
  expect(await Promise.all(locales.map(plan.loadFeeds))).toEqual(
    await Promise.all(locales.map(whole.loadFeeds)),
  )
  expect(stalePlans).toBe(0)
})

test('a site shows its own page for unknown addresses before the rest is compiled', async () => {
  writeFileSync(join(root, 'content/pages/404.md'), '# Nothing here\n\nLook in the docs.\n')
  const whole = await buildManifest({ root, config, mode: 'development' })
  const plan = await documents.plan(ANY_NAMES, NOTHING)
  const routes = whole.manifest.locales.map(({ notFound }) => notFound)
  const shown = await Promise.all(routes.map(({ path }) => plan.loadPage(routeAt(plan, path))))
  expect(shown).toEqual(await Promise.all(routes.map(whole.loadPage)))
  expect(JSON.stringify(await plan.loadPage(routeAt(plan, '/404.html')))).toContain('Look in the docs.')
})

/** A broken link to an id in a document that is not compiled yet is not known to be broken. */
function withoutAnchors(page: Page): unknown {
  return JSON.parse(JSON.stringify(page).replaceAll(/"href":"[^"]*#[^"]*"/g, '"href":"#"'))
}

test.each(['blog', 'explicit-sidebars', 'doc-lists'])(
  'a page of the site "%s" that is requested first equals that of a build',
  async (fixture) => {
    openSite(fixture)
    const whole = await buildManifest({ root, config, mode: 'development' })
    const show = async (route: Route): Promise<void> => {
      openDocuments()
      const plan = await documents.plan(ANY_NAMES, NOTHING)
      const page = await plan.loadPage(routeAt(plan, route.path))
      expect(withoutAnchors(page)).toEqual(withoutAnchors(await whole.loadPage(route)))
    }
    await Promise.all(whole.manifest.locales.flatMap(({ routes }) => routes.map(show)))
  },
)

test('a page compiles what it shows and nothing else', async () => {
  const build = await documents.plan(ANY_NAMES, NOTHING)
  compiled = []
  await build.loadPage(routeAt(build, '/docs/setup'))
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(compiled).toEqual(['content/docs/setup.md'])
})

test('an edit of a text keeps the plan, and its page and its issues are new', async () => {
  const build = await documents.plan(ANY_NAMES, NOTHING)
  const before = await readRest(build)
  compiled = []
  const changed = edit('content/docs/setup.md', (text) => `${text}\nNew words, and [a link](gone.md).\n`)
  expect(await documents.refresh(changed)).toBe(true)
  expect(compiled).toEqual(['content/docs/setup.md'])
  expect(build.diagnostics.filter((one) => !before.includes(one))).toMatchObject([
    { code: 'broken-link', file: 'content/docs/setup.md' },
  ])
  expect(JSON.stringify(await build.loadPage(routeAt(build, '/docs/setup')))).toContain('New words')
})

test('an issue of a text whose page was shown disappears when the text is fixed', async () => {
  const sound = await readRest(await documents.plan(ANY_NAMES, NOTHING))
  const broken = edit('content/docs/setup.md', (text) => `${text}\n[A link](gone.md).\n`)
  const build = await documents.plan(ANY_NAMES, broken)
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(build.diagnostics).not.toEqual(sound)
  const mended = edit('content/docs/setup.md', (text) => text.replace('[A link](gone.md)', 'No link'))
  expect(await documents.refresh(mended)).toBe(true)
  expect(build.diagnostics).toEqual(sound)
  expect(await readRest(build)).toEqual(sound)
})

test.each([
  ['a new title', 'content/docs/setup.md', (text: string) => `---\ntitle: New\n---\n${text}`],
  ['a file that is not a document', 'site.json', (text: string) => text],
])('%s requests a new plan', async (_name, file, change) => {
  await documents.plan(ANY_NAMES, NOTHING)
  expect(await documents.refresh(edit(file, change))).toBe(false)
})

test('a missing image of a text is watched, and shown once it exists', async () => {
  appendFileSync(join(root, 'content/docs/setup.md'), '\n![New](../../samples/new.svg)\n')
  const build = await documents.plan(ANY_NAMES, NOTHING)
  await build.loadPage(routeAt(build, '/docs/setup'))
  expect(build.missing).toContain('samples/new.svg')
  mkdirSync(join(root, 'samples'))
  writeFileSync(join(root, 'samples/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const put = new Set(['samples/new.svg'])
  expect(await documents.refresh(put)).toBe(false)
  const next = await documents.plan(ANY_NAMES, put)
  await next.loadPage(routeAt(next, '/docs/setup'))
  expect(next.manifest.assets.map(({ from }) => from)).toContain(join(root, 'samples/new.svg'))
  expect(next.missing).not.toContain('samples/new.svg')
})

test('a new plan reads what has changed and nothing else', async () => {
  await readRest(await documents.plan(ANY_NAMES, NOTHING))
  compiled = []
  edit('content/docs/setup.md', (text) => `${text}\nMore.\n`)
  const build = await documents.plan(ANY_NAMES, NOTHING)
  await readRest(build)
  expect(compiled).toEqual(['content/docs/setup.md'])
})

test('a removed id breaks the links to it, even in unchanged texts', async () => {
  const build = await documents.plan(ANY_NAMES, NOTHING)
  const before = await readRest(build)
  await documents.refresh(edit('content/docs/intro.md', (text) => text.replaceAll(/^##.*$/gm, '')))
  const after = await build.settleDiagnostics()
  expect(after.filter((one) => !before.includes(one)).map(({ code }) => code)).toContain('broken-anchor')
})

test('a heading that was misread in the outline requests a new plan', async () => {
  edit('content/docs/setup.md', () => `# Set up\n\n${'['.repeat(20_000)}`)
  const build = await documents.plan(ANY_NAMES, NOTHING)
  await readRest(build)
  expect(stalePlans).toBeGreaterThan(0)
})

test.each([
  ['its page is asked for', (build: SourcePlan) => build.loadPage(routeAt(build, '/docs/setup'))],
  ['the rest is compiled', readRest],
])('a file that has disappeared when %s requests a new plan', async (_name, ask) => {
  const build = await documents.plan(ANY_NAMES, NOTHING)
  rmSync(join(root, 'content/docs/setup.md'))
  await ask(build).catch(() => {})
  expect(stalePlans).toBeGreaterThan(0)
  const next = await documents.plan(ANY_NAMES, NOTHING)
  expect(routesOf(next).map(({ path }) => path)).not.toContain('/docs/setup')
})
