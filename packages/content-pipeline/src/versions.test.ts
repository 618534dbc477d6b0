import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage } from './manifest/index.ts'

async function loadDoc(path: string): Promise<DocPage> {
  const { loadPage } = await buildSoundFixture('versions')
  return (await loadPage(path)) as DocPage
}

test('the last version has the address of the docs, the others are below it', async () => {
  const { routes } = await buildSoundFixture('versions')
  const docs = routes.filter(({ kind, locale }) => kind === 'doc' && locale === 'en')
  expect(docs.map(({ path, id, source, sidebar }) => [path, id, source, sidebar])).toEqual([
    ['/docs/guide/setup', 'docs@2.0/guide/setup', 'versioned_docs/version-2.0/guide/setup.md', 'guide@2.0'],
    ['/docs/intro', 'docs@2.0/intro', 'versioned_docs/version-2.0/intro.md', 'guide@2.0'],
    ['/docs/next/guide/setup', 'docs/guide/setup', 'content/docs/guide/setup.md', 'guide'],
    ['/docs/next/intro', 'docs/intro', 'content/docs/intro.md', 'guide'],
    ['/docs/next/new', 'docs/new', 'content/docs/new.md', 'guide'],
    ['/docs/old/intro', 'docs@1.0/intro', 'versioned_docs/version-1.0/intro.md', 'defaultSidebar@1.0'],
    ['/docs/old/removed', 'docs@1.0/removed', 'versioned_docs/version-1.0/removed.md', 'defaultSidebar@1.0'],
  ])
})

test.each([
  ['/docs/next/intro', ['/docs/next/guide/setup#steps', '/docs/next/new']],
  ['/docs/next/guide/setup', ['/docs/next/intro']],
  ['/docs/intro', ['/docs/guide/setup#steps', '/docs/intro']],
  ['/docs/guide/setup', ['/docs/intro']],
  ['/docs/old/removed', ['/docs/old/intro']],
  ['/no/docs/next/intro', ['/no/docs/next/guide/setup']],
  ['/no/docs/intro', ['/no/docs/guide/setup']],
])('links of %s stay in its version', async (path, hrefs) => {
  const { body } = await loadDoc(path)
  expect([...toMarkup(body).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(hrefs)
})

test.each([
  ['/docs/next/intro', 'current', 'Next', 'unreleased', ['current', '2.0', '1.0']],
  ['/docs/intro', '2.0', '2.0 (stable)', 'none', ['current', '2.0', '1.0']],
  ['/docs/old/intro', '1.0', '1.0', 'unmaintained', ['current', '2.0', '1.0']],
  ['/docs/old/removed', '1.0', '1.0', 'unmaintained', ['1.0']],
  ['/no/docs/next/intro', 'current', 'Neste', 'unreleased', ['current', '2.0', '1.0']],
  ['/no/docs/intro', '2.0', '2.0 (stabil)', 'none', ['current', '2.0', '1.0']],
])('%s knows its version and itself in the others', async (path, name, label, banner, known) => {
  const { version } = await loadDoc(path)
  expect(version).toMatchObject({ name, label, banner, isBadged: true })
  expect(version.alternates.map((alternate) => alternate.version)).toEqual(known)
  expect(version.alternates.find((alternate) => alternate.version === name)?.href).toBe(path)
})

test('search engines are pointed to the last version, and kept away from versions with noIndex', async () => {
  const { routes } = await buildSoundFixture('versions')
  const facts = new Map(routes.map(({ path, canonical, isIndexed }) => [path, [canonical, isIndexed]]))
  expect(facts.get('/docs/intro')).toEqual(['/docs/intro', true])
  expect(facts.get('/docs/next/intro')).toEqual(['/docs/intro', true])
  expect(facts.get('/docs/next/new')).toEqual(['/docs/next/new', true])
  expect(facts.get('/docs/old/intro')).toEqual(['/docs/intro', false])
  expect(facts.get('/docs/old/removed')).toEqual(['/docs/old/removed', false])
  expect(facts.get('/no/docs/next/intro')).toEqual(['/no/docs/intro', true])
  expect(facts.get('/no/docs/next/new')).toEqual(['/docs/next/new', true])
  expect(facts.get('/no/docs/next/guide/setup')).toEqual(['/docs/guide/setup', true])
})

test('no canonical address leads on to another one', async () => {
  const { routes } = await buildSoundFixture('versions')
  const canonicalOf = new Map(routes.map(({ path, canonical }) => [path, canonical]))
  const onward = routes.filter(({ canonical }) => canonicalOf.get(canonical) !== canonical)
  expect(onward.map(({ path, canonical }) => [path, canonical])).toEqual([])
})

test('the site data names the versions, and the navbar leads into each', async () => {
  const { manifest } = await buildSoundFixture('versions')
  const { versions, navbar } = manifest.locales[1]?.siteData ?? {}
  expect(versions).toEqual([
    { name: 'current', label: 'Neste', href: '/no/docs/next/intro', isLast: false },
    { name: '2.0', label: '2.0 (stabil)', href: '/no/docs/intro', isLast: true },
    { name: '1.0', label: '1.0', href: '/no/docs/old/intro', isLast: false },
  ])
  expect(navbar).toMatchObject([
    {
      type: 'sidebar',
      href: '/no/docs/intro',
      sidebar: 'guide@2.0',
      versions: [
        { version: 'current', href: '/no/docs/next/intro', sidebar: 'guide' },
        { version: '2.0', href: '/no/docs/intro', sidebar: 'guide@2.0' },
      ],
    },
    { type: 'version-menu', position: 'right' },
  ])
})

test('a translation of one version does not affect the others', async () => {
  const { routes } = await buildSoundFixture('versions')
  const norwegian = routes.filter(({ kind, locale }) => kind === 'doc' && locale === 'no')
  expect(norwegian.filter(({ isFallback }) => !isFallback).map(({ path, title }) => [path, title])).toEqual([
    ['/no/docs/intro', 'Introduksjon til 2.0'],
    ['/no/docs/next/intro', 'Introduksjon'],
  ])
})

test('a neighbour named in front matter is one of the same version', async () => {
  expect((await loadDoc('/docs/old/intro')).next).toEqual({ label: 'Removed', href: '/docs/old/removed' })
})

test('a version that is left out may be translated', async () => {
  const { routes } = await buildSoundFixture('one-version')
  expect(routes.filter(({ kind }) => kind === 'doc').map(({ path }) => path)).toEqual([
    '/docs/intro',
    '/no/docs/intro',
  ])
})

test('a site with a single version has nothing to choose', async () => {
  const { manifest, loadPage } = await buildSoundFixture('explicit-sidebars')
  expect(manifest.locales[0]?.siteData.versions).toEqual([])
  expect(await loadPage('/docs/intro')).toMatchObject({
    version: { name: 'current', label: 'Next', banner: 'none', isBadged: false, alternates: [] },
  })
})
