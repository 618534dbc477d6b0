import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import { languageLinks, type DocPage } from './manifest/index.ts'

test('a page of one language is published in that language alone', async () => {
  const { routes } = await buildSoundFixture('one-language')
  const alone = routes.filter(({ source, isFallback }) => source?.startsWith('i18n/') && !isFallback)
  expect(alone.map(({ path, source }) => [path, source])).toEqual([
    ['/no/blog/2024/05/17/fridag', 'i18n/no/blog/2024-05-17-fridag.md'],
    ['/no/docs/avgifter-2024', 'i18n/no/docs/avgifter.md'],
    ['/no/docs/intro', 'i18n/no/docs/intro.md'],
    ['/no/kontor', 'i18n/no/pages/kontor.md'],
    ['/da/docs/afgifter', 'i18n/da/docs/avgifter.md'],
  ])
  const paths = routes.map(({ path }) => path)
  for (const path of [
    '/docs/avgifter',
    '/docs/avgifter-2024',
    '/kontor',
    '/da/kontor',
    '/blog/2024/05/17/fridag',
  ])
    expect(paths).not.toContain(path)
})

test('the languages that have the page know each other, and no other is named', async () => {
  const { routes, manifest } = await buildSoundFixture('one-language')
  const { locales } = manifest.locales[0]?.siteData ?? { locales: [] }
  const linksOf = (path: string) => {
    const route = routes.find((one) => one.path === path)
    return route && languageLinks(route, locales)
  }
  expect(linksOf('/no/docs/avgifter-2024')).toEqual([
    { lang: 'no', path: '/no/docs/avgifter-2024' },
    { lang: 'da', path: '/da/docs/afgifter' },
  ])
  expect(linksOf('/no/kontor')).toEqual([{ lang: 'no', path: '/no/kontor' }])
})

test('a sidebar lists it where it is', async () => {
  const { manifest } = await buildSoundFixture('one-language')
  const lists = manifest.locales.map(({ sidebars }) =>
    sidebars['guide']?.items.flatMap((item) =>
      item.type === 'category' ? item.items.map((inner) => ('href' in inner ? inner.href : '')) : [],
    ),
  )
  expect(lists).toEqual([[], ['/no/docs/avgifter-2024'], ['/da/docs/afgifter']])
})

test('its links lead to pages of its language, and it is edited where it is', async () => {
  const { loadPage } = await buildSoundFixture('one-language')
  const page = (await loadPage('/no/docs/avgifter-2024')) as DocPage
  expect(toMarkup(page.body)).toContain('<a href="/no/docs/intro">')
  expect(toMarkup(page.body)).toContain('<a href="/no/docs/setup">')
  expect(page.editUrl).toBe('https://example.com/edit/i18n/no/docs/avgifter.md')
  const other = (await loadPage('/no/docs/intro')) as DocPage
  expect(toMarkup(other.body)).toContain('<a href="/no/docs/avgifter-2024">')
})

test('a page with an original, or in the default language, is of every language', async () => {
  const { diagnostics } = await buildFixture('mistakes/page-of-one-language-with-original')
  expect(diagnostics.map(({ file, line, code }) => [file, line, code])).toEqual([
    ['content/docs/setup.md', 2, 'invalid-value'],
    ['i18n/no/docs/intro.md', 2, 'invalid-value'],
  ])
})
