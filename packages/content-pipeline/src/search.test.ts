import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import type { SearchListPage } from './manifest/index.ts'
import type { Term } from './read/read-terms.ts'
import { termSynonyms } from './site-data/term-synonyms.ts'

const load = (settings = {}) => buildSoundFixture('search', 'production', null, settings)

test('search finds what is listed: no drafts, nothing unlisted, and nothing that says "search: false"', async () => {
  const { loadSearchPages } = await load()
  expect((await loadSearchPages('en')).map(({ textKey: _key, ...page }) => page)).toEqual([
    { path: '/', title: 'Fjord Docs', kind: 'page', version: null, trail: [], boost: 1 },
    { path: '/blog/2026/01/01/news', title: 'News', kind: 'post', version: null, trail: [], boost: 1 },
    {
      path: '/docs/guide/nets',
      title: 'Nets',
      kind: 'doc',
      version: 'current',
      trail: ['The guide'],
      boost: 1,
    },
    { path: '/docs/intro', title: 'Introduction', kind: 'doc', version: 'current', trail: [], boost: 2 },
  ])
})

test('a language finds what is translated into it', async () => {
  const { loadSearchPages } = await load()
  expect((await loadSearchPages('no')).map(({ path }) => path)).toEqual(['/no/docs/intro'])
})

test('drafts are not found while they are written either', async () => {
  const { loadSearchPages } = await buildSoundFixture('search', 'development')
  expect((await loadSearchPages('en')).map(({ title }) => title)).not.toContain('Draft')
})

test('the page of the search lists what it finds, by kind and category', async () => {
  const { loadPage } = await load()
  const page = (await loadPage('/search')) as SearchListPage
  expect(page.route.isIndexed).toBe(false)
  expect(page.groups.map(({ kind, label, links }) => [kind, label, links.map((link) => link.href)])).toEqual([
    ['doc', 'The guide', ['/docs/guide/nets']],
    ['doc', null, ['/docs/intro']],
    ['post', null, ['/blog/2026/01/01/news']],
    ['page', null, ['/']],
  ])
})

/** Addresses of the page of the search of a fixture. */
async function listed(fixture: string): Promise<readonly string[]> {
  const { loadPage } = await buildSoundFixture(fixture)
  const { groups } = (await loadPage('/search')) as SearchListPage
  return groups.flatMap(({ links }) => links.map(({ href }) => href))
}

test('docs are listed in the order of the sidebars, and posts with the newest first', async () => {
  expect(await listed('explicit-sidebars')).toEqual([
    '/docs/intro',
    '/docs/integration/',
    '/docs/alone',
    '/docs/aside',
    '/docs/integration/setup',
    '/docs/integration/quickstart',
    '/docs/v2/',
    '/docs/v2/end',
    '/docs/early/look',
  ])
  expect(await listed('blog')).toEqual(['/blog/fjord-3.0-to-3.6', '/blog/2024/12/31/year-end', '/blog/older'])
})

test('site data says where the search is, and popular pages are those of the language', async () => {
  const { manifest } = await load()
  expect(manifest.locales.map(({ siteData }) => siteData.search)).toMatchObject([
    {
      page: '/search',
      manifest: '/search/index.json',
      popular: [{ label: 'Introduction', href: '/docs/intro' }],
    },
    { page: '/no/search', popular: [{ label: 'Introduksjon', href: '/no/docs/intro' }] },
  ])
})

test('site data has the synonyms of the configuration and those of the terms', async () => {
  const { manifest } = await load({ search: { synonyms: [['lice', 'louse']] } })
  expect(manifest.locales.map(({ siteData }) => siteData.search?.synonyms)).toEqual([
    [
      ['lice', 'louse'],
      ['cage', 'net pen'],
    ],
    [
      ['lice', 'louse'],
      ['merd', 'cage'],
    ],
  ])
})

test('categories above a doc are known to the search where pages show no breadcrumbs', async () => {
  const { loadSearchPages } = await load({ docs: { breadcrumbs: false } })
  const nets = (await loadSearchPages('en')).find(({ title }) => title === 'Nets')
  expect(nets?.trail).toEqual(['The guide'])
})

test('the home page is offered by the name of the site', async () => {
  const { manifest } = await load({ search: { popular: ['/'] } })
  expect(manifest.locales[0]?.siteData.search?.popular).toEqual([{ label: 'Fjord Docs', href: '/' }])
})

test.each([
  ['/docs/intro', ['/docs/intro', '/no/docs/intro']],
  ['https://forum.example/new', ['https://forum.example/new', 'https://forum.example/new']],
])('readers who find nothing are led to people at %s', async (ask, places) => {
  const { manifest } = await load({ search: { ask } })
  expect(manifest.locales.map(({ siteData }) => siteData.search?.ask)).toEqual(places)
})

test.each([
  ['/docs/nowhere', 'broken-link'],
  ['javascript:alert(1)', 'broken-link'],
])('"%s" is no place to ask', async (ask, code) => {
  const { diagnostics } = await buildFixture('search', 'production', null, { search: { ask } })
  expect(diagnostics.map((one) => one.code)).toContain(code)
})

test('a site may do without a search', async () => {
  const { routes, manifest } = await load({ search: false })
  expect(routes.map(({ path }) => path)).not.toContain('/search')
  expect(manifest.locales[0]?.siteData).not.toHaveProperty('search')
})

/** A term without other words, unless they are given. */
function term(id: string, name: string, rest: Partial<Term> = {}): Term {
  return { id, term: name, definition: 'What it means.', also: [], avoid: [], isTranslated: true, ...rest }
}

test('the search finds terms by their other words, the words to avoid, and in the default language', () => {
  const terms = {
    glossary: '/docs/glossary',
    firstUse: false,
    byLocale: {
      en: [term('cage', 'cage', { also: ['cages'], avoid: ['net pen', 'pens'] }), term('net', 'net')],
      no: [
        term('cage', 'merd', { also: ['merden', 'bur'], avoid: ['nett*', 'nett*bur', 'bur 2* og 3*'] }),
        term('net', 'net'),
      ],
    },
  }
  expect(termSynonyms(terms, { locale: 'en', defaultLocale: 'en' })).toEqual([['cage', 'net pen', 'pens']])
  expect(termSynonyms(terms, { locale: 'no', defaultLocale: 'en' })).toEqual([
    ['merd', 'bur', 'nett', 'cage'],
  ])
  expect(termSynonyms(null, { locale: 'en', defaultLocale: 'en' })).toEqual([])
})
