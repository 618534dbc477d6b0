import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'

const SETTINGS = [null, true, false, 'folders'] as const
const CASES = [
  'doc-lists',
  'feeds',
  'redirects',
  'versions',
  'explicit-sidebars',
  'docs-at-the-root',
  'blog-at-the-root',
].flatMap((fixture) => SETTINGS.map((trailingSlash) => [fixture, trailingSlash] as const))

/** Every text in a value that is the path of something below the site, without query and hash. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value.replace(/[?#].*$/s, '')] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap((inner) => pathsIn(inner))
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

test.each(CASES)(
  '%s with trailingSlash %j spells each address in one way',
  async (fixture, trailingSlash) => {
    const site = await buildSoundFixture(fixture, 'production', null, { trailingSlash })
    const { manifest, routes, loadPage } = site
    const spelt = new Map(routes.map(({ path }) => [withoutSlash(path), path]))
    const pages = await Promise.all(routes.map(({ path }) => loadPage(path)))
    const paths = pathsIn([manifest, pages]).filter((path) => spelt.has(withoutSlash(path)))
    expect(new Set(paths).size).toBeGreaterThan(5)
    // A base path has its slash in every site.
    const bases = new Set(
      manifest.locales.flatMap(({ siteData }) => siteData.locales.map(({ basePath }) => basePath)),
    )
    expect(paths.filter((path) => !bases.has(path) && spelt.get(withoutSlash(path)) !== path)).toEqual([])
    const ruled = routes.filter(({ path, kind }) => !bases.has(path) && kind !== 'not-found')
    const unlike = ruled.filter(({ path }) => path.endsWith('/') !== trailingSlash)
    expect(typeof trailingSlash === 'boolean' ? unlike : []).toEqual([])
  },
)

test('with trailingSlash "folders" pages have the addresses of the default', async () => {
  const folders = await buildSoundFixture('redirects', 'production', null, { trailingSlash: 'folders' })
  const usual = await buildSoundFixture('redirects', 'production', null, { trailingSlash: null })
  expect(folders.routes.map(({ path }) => path)).toEqual(usual.routes.map(({ path }) => path))
})

test.each([
  [true, ['/docs/guide/setup/', '/about/', '/no/about/']],
  [false, ['/docs/guide/setup', '/about', '/no/about']],
])('with trailingSlash %j pages have the addresses %j', async (trailingSlash, paths) => {
  const { routes } = await buildSoundFixture('redirects', 'production', null, { trailingSlash })
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

test.each(SETTINGS)('with trailingSlash %j relative aliases stay where they are', async (trailingSlash) => {
  const { manifest } = await buildSoundFixture('redirects', 'production', null, { trailingSlash })
  const from = manifest.locales[0]?.redirects.map((redirect) => redirect.from)
  expect(from).toContain('/docs/guide/old-setup')
})

test('feeds are in the folder of the blog, whose address has a slash', async () => {
  const site = await buildSoundFixture('feeds', 'production', null, { trailingSlash: true })
  const [rss] = await site.loadFeeds('en')
  expect(rss?.place).toBe('blog/rss.xml')
  expect(rss?.text).toContain('<link>https://docs.example.com/blog/</link>')
  expect(rss?.text).toContain('https://docs.example.com/blog/rss.xml')
})
