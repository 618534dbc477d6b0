import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildManifest, type ContentBuild } from '../build-manifest.ts'
import { createLocalCompiler, compileSettings } from '../compile/create-local-compiler.ts'
import { BASE_CONFIG, fixtureRoot } from '../fixtures/build-fixture.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { SiteConfigInput } from '../schemas/site-config.ts'
import { ANY_NAMES } from '../theme-names.ts'
import { planAlone } from './plan-alone.ts'

function openSite(fixture: string, settings: Partial<SiteConfigInput> = {}) {
  const root = fixtureRoot(fixture)
  const file = join(root, 'site.json')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const { config } = parseSiteConfig(
    { ...BASE_CONFIG, ...JSON.parse(text), ...settings },
    { file: 'site.json', text },
  )
  if (config === null) throw new Error('The configuration is sound.')
  const compiled: string[] = []
  const compiler = createLocalCompiler(compileSettings(root, config))
  const compile: typeof compiler.compile = (request) => {
    compiled.push(request.file)
    return compiler.compile(request)
  }
  return { site: { root, config, compiler: { ...compiler, compile } }, compiled }
}

const WRITTEN: ReadonlySet<string> = new Set(['doc', 'post', 'page', 'home'])

function routesOf({ manifest }: Pick<ContentBuild, 'manifest'>) {
  return manifest.locales.flatMap((locale) => locale.routes)
}

function addressesOf(build: ContentBuild) {
  return routesOf(build).flatMap(({ kind, path }) => (kind === 'doc' ? [path] : []))
}

function routeAt(build: ContentBuild, path: string) {
  return routesOf(build).find((route) => route.path === path) ?? null
}

/** What is the same on a page that is planned alone; null where there is none at the path. */
async function essenceAt(path: string, build: ContentBuild | null): Promise<unknown> {
  const route = build && routeAt(build, path)
  if (build === null || route === null) return null
  const page = await build.loadPage(route)
  return [route.kind, route.title, 'toc' in page && page.toc]
}

test.each([
  ['two-languages', []],
  ['blog', ['/blog/fjord-3.0-to-3.6']],
  ['docs-from-folders', ['/docs/elsewhere/here']],
  ['versions', []],
  ['docs-at-the-root', []],
  ['blog-at-the-root', []],
])(
  'a page of the site "%s" is found by the name of its file, unless a slug says otherwise',
  async (fixture, slugs) => {
    const { site } = openSite(fixture)
    const whole = await buildManifest({ ...site, mode: 'development' })
    const written = routesOf(whole).filter(({ kind }) => WRITTEN.has(kind))
    const compared = await Promise.all(
      written.map(async ({ path }) => {
        const alone = await planAlone({ ...site, themeNames: ANY_NAMES, path, fewestFiles: 0 })
        return { path, alone: await essenceAt(path, alone), whole: await essenceAt(path, whole) }
      }),
    )
    const found = compared.filter(({ alone }) => alone !== null)
    expect(found.map(({ alone }) => alone)).toEqual(found.map((page) => page.whole))
    expect(compared.flatMap(({ path, alone }) => (alone === null ? [path] : []))).toEqual(slugs)
  },
)

test('no other document is read', async () => {
  const { site, compiled } = openSite('docs-from-folders')
  const [path = ''] = addressesOf(await buildManifest({ ...site, mode: 'development' }))
  compiled.length = 0
  const alone = await planAlone({ ...site, themeNames: ANY_NAMES, path, fewestFiles: 0 })
  const route = alone && routeAt(alone, path)
  if (!alone || !route) throw new Error(`No page at ${path}.`)
  await alone.loadPage(route)
  expect(new Set(compiled).size).toBe(1)
  expect(addressesOf(alone)).toEqual([path])
})

test('folders that no part of the address is called like are not looked into', async () => {
  const { site } = openSite('two-languages')
  const root = mkdtempSync(join(tmpdir(), 'fyr-plan-alone-'))
  try {
    cpSync(site.root, root, { recursive: true })
    for (const folder of ['1-pens', 'nets']) {
      mkdirSync(join(root, 'content/docs', folder))
      symlinkSync('nowhere.md', join(root, 'content/docs', folder, 'lost.md'))
      writeFileSync(join(root, 'content/docs', folder, 'size.md'), '# Size\n')
    }
    const moved = { ...site, root, themeNames: ANY_NAMES, fewestFiles: 0 }
    const alone = await planAlone({ ...moved, path: '/docs/pens/size' })
    expect(alone && routeAt(alone, '/docs/pens/size')).toMatchObject({ title: 'Size' })
    const lost = alone?.diagnostics.filter(({ code }) => code === 'unreadable-file')
    expect(lost?.map(({ file }) => file)).toEqual(['content/docs/1-pens/lost.md'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test.each([
  ['/docs/gone', 0],
  // Where a translation is missing the original stands in, and is read once: nine files in all.
  ['/docs/setup', 10],
])('nothing is planned for %s where no file has the name, or of a small site', async (path, fewestFiles) => {
  const { site, compiled } = openSite('two-languages')
  const alone = await planAlone({ ...site, themeNames: ANY_NAMES, path, fewestFiles })
  expect(alone && routeAt(alone, path)).toBeNull()
  expect(compiled.filter((file) => file.includes('setup'))).toEqual([])
})

test('however many languages an original stands in for, it is one file', async () => {
  const codes = ['en', ...'nb da sv fi de fr nl it es pt pl cs sk hu ro bg el tr et lv lt is'.split(' ')]
  const { site } = openSite('two-languages', { locales: codes.map((code) => ({ code, label: code })) })
  const path = '/is/docs/setup'
  const alone = await planAlone({ ...site, themeNames: ANY_NAMES, path, fewestFiles: 0 })
  expect(alone && routeAt(alone, path)).toMatchObject({ locale: 'is', isFallback: true })
})

test('version control is not asked', async () => {
  const { site } = openSite('two-languages', { docs: { lastUpdated: 'date' } })
  const path = '/docs/setup'
  const alone = await planAlone({ ...site, themeNames: ANY_NAMES, path, fewestFiles: 0 })
  const dates = [await buildManifest({ ...site, mode: 'development' }), alone].map(async (build) => {
    const route = build && routeAt(build, path)
    const page = build && route && (await build.loadPage(route))
    return page?.kind === 'doc' ? page.lastUpdated !== null : 'no doc'
  })
  expect(await Promise.all(dates)).toEqual([true, false])
})
