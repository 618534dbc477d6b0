import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import { type DocPage, isListedByEngines } from './manifest/index.ts'

test('every page has an address in every locale, and knows the others', async () => {
  const { manifest } = await buildSoundFixture('two-languages')
  const [en, no] = manifest.locales
  expect(no?.routes.map(({ path }) => path)).toEqual(en?.routes.map(({ path }) => `/no${path}`))
  expect(en?.routes.find(({ id }) => id === 'docs/intro')?.alternates).toEqual([
    { locale: 'en', lang: 'en', path: '/docs/intro' },
    { locale: 'no', lang: 'no', path: '/no/docs/intro' },
  ])
  expect([en?.notFound.path, no?.notFound.path]).toEqual(['/404.html', '/no/404.html'])
})

test('a folder called nb serves the locale no, and the default language replaces missing pages', async () => {
  const { routes } = await buildSoundFixture('two-languages')
  const norwegian = routes.filter(({ locale, source }) => locale === 'no' && source !== null)
  expect(norwegian.map(({ path, title, source, isFallback }) => [path, title, source, isFallback])).toEqual([
    ['/no/', '', 'i18n/nb/pages/index.md', false],
    ['/no/about/', 'About', 'content/pages/about/index.md', true],
    ['/no/about/us', 'Us', 'content/pages/about/us.md', true],
    ['/no/blog/post', 'Innlegg', 'i18n/nb/blog/post.md', false],
    ['/no/docs/intro', 'Introduksjon', 'i18n/nb/docs/intro.md', false],
    ['/no/docs/setup', 'Setup', 'content/docs/setup.md', true],
  ])
})

test('search engines are led from a missing translation to the original, and never sent to it', async () => {
  const { routes } = await buildSoundFixture('two-languages')
  const routeAt = new Map(routes.map((route) => [route.path, route]))
  const facts = ['/docs/setup', '/no/docs/setup', '/no/docs/intro'].map((path) => {
    const route = routeAt.get(path)
    return route && [isListedByEngines(route), route.canonical]
  })
  expect(facts).toEqual([
    [true, '/docs/setup'],
    [false, '/docs/setup'],
    [true, '/no/docs/intro'],
  ])
  expect(routeAt.get('/docs/setup')?.alternates).toEqual([
    { locale: 'en', lang: 'en', path: '/docs/setup' },
    { locale: 'no', lang: 'no', path: '/no/docs/setup', isUnindexed: true },
  ])
})

test.each([
  ['/docs/intro', 'content/docs/intro.md'],
  ['/no/docs/intro', 'content/docs/intro.md'],
  ['/no/docs/setup', 'content/docs/setup.md'],
  ['/no/blog/post', 'i18n/nb/blog/post.md'],
])('%s is edited at its original, or where it is written when the site says so', async (path, file) => {
  const { loadPage } = await buildSoundFixture('two-languages')
  expect(await loadPage(path)).toMatchObject({ editUrl: `https://example.com/edit/main/${file}` })
})

test.each([
  ['/docs/intro', ['/docs/setup', '/blog/post', '/'], '/assets/'],
  ['/no/docs/intro', ['/no/docs/setup', '/no/blog/post', '/no/'], '/no/assets/'],
])('links and images of %s stay in its locale', async (path, hrefs, assets) => {
  const { loadPage } = await buildSoundFixture('two-languages')
  const markup = toMarkup(((await loadPage(path)) as DocPage).body)
  for (const href of hrefs) expect(markup).toContain(`<a href="${href}">`)
  expect(markup).toMatch(
    new RegExp(`<img src="${assets}barge-[0-9a-f]{8}\\.svg#only-light" alt="[^"]+" width=40 height=20>`),
  )
})

test('a link to a file or to another locale loads a document', async () => {
  const { loadPage, manifest } = await buildSoundFixture('two-languages')
  const markup = toMarkup(((await loadPage('/docs/setup')) as DocPage).body)
  expect(markup).toContain('<a href="/docs/intro#units">units</a>')
  expect(markup).toMatch(/<a href="\/assets\/units-[0-9a-f]{8}\.csv" dataFyrDocument=true>a table<\/a>/)
  expect(markup).toContain('<a href="/no/docs/intro" dataFyrDocument=true>Norwegian</a>')
  expect(manifest.assets.map(({ to }) => to.replace(/-[0-9a-f]{8}/, ''))).toEqual([
    'assets/barge.svg',
    'assets/units.csv',
  ])
})

test('the site data is translated by messages, and addresses carry the base path', async () => {
  const { manifest } = await buildSoundFixture('two-languages')
  const siteData = manifest.locales[1]?.siteData
  expect(siteData).toMatchObject({
    title: 'Fjord-dokumentasjon',
    tagline: 'For utviklere',
    locale: { code: 'no', lang: 'no', dir: 'ltr', basePath: '/no/', isDefault: false },
    logo: { src: '/no/img/logo.svg' },
    favicon: '/no/img/logo.svg',
    navbar: [{ label: 'Dokumentasjon', href: '/no/docs/intro' }, { type: 'locale-menu' }],
    footer: {
      columns: [
        {
          title: 'Ressurser',
          links: [
            { label: 'Begynn', href: '/no/docs/intro', isExternal: false },
            { label: 'Source', href: 'https://example.com/source', isExternal: true },
          ],
        },
      ],
      copyright: '© Fjord',
    },
  })
  expect(toMarkup(siteData?.announcement?.body ?? { type: 'root', children: [] })).toBe(
    'Les <a href="/no/blog">nytt</a>.',
  )
  expect(manifest.locales[1]?.sidebars['guide']?.items).toMatchObject([{ label: 'Alt' }])
  expect(manifest.locales[1]?.sidebars['blog']?.title).toBe('Siste innlegg')
})

test('a logo may have a file of its own for dark mode, proportions of its own, and no text beside it', async () => {
  const logo = { src: 'img/logo.svg', alt: '', dark: '/img/logo.svg' }
  const { manifest } = await buildSoundFixture('two-languages', 'production', null, {
    logo,
    navbar: { title: '', items: [{ type: 'link', label: 'Docs', href: 'https://a.example/' }] },
  })
  expect(manifest.locales[1]?.siteData.navbarTitle).toBe('')
  expect(manifest.locales[1]?.siteData.logo).toEqual({
    src: '/no/img/logo.svg',
    alt: '',
    size: { width: 56, height: 28 },
    dark: '/no/img/logo.svg',
  })
})

test('a footer may have a line of links, a picture and a mode of its own', async () => {
  const footer = {
    links: [
      { label: 'Start', to: '/docs/intro' },
      { label: 'Resources', href: 'https://example.com/' },
    ],
    logo: { src: 'img/logo.svg', alt: 'Fjord AS', to: '/' },
    mode: 'dark' as const,
  }
  const { manifest } = await buildSoundFixture('two-languages', 'production', null, { footer })
  expect(manifest.locales[1]?.siteData.footer).toEqual({
    columns: [],
    links: [
      { label: 'Begynn', href: '/no/docs/intro', isExternal: false },
      { label: 'Ressurser', href: 'https://example.com/', isExternal: true },
    ],
    logo: { src: '/no/img/logo.svg', alt: 'Fjord AS', link: { href: '/no/', isExternal: false } },
    mode: 'dark',
    copyright: '© Fjord',
  })
})

test('authors and tags take from the original what the translation leaves out', async () => {
  const { loadPage } = await buildSoundFixture('two-languages')
  expect(await loadPage('/no/blog/post')).toMatchObject({
    post: {
      date: '2024-09-01',
      authors: [{ name: 'Ingrid Vik', title: 'Ingeniør' }],
      tags: [{ label: 'Innsikt', href: '/no/blog/tags/insights' }],
    },
  })
})

test('the home page says what its front matter says, and else what the site does', async () => {
  const { loadPage } = await buildSoundFixture('two-languages')
  expect(await loadPage('/')).toMatchObject({
    kind: 'home',
    heading: 'Fjord for developers',
    tagline: 'For developers',
    actions: [
      { label: 'Read', href: '/docs/intro', isPrimary: true },
      { label: 'Source', href: 'https://example.com/source', isPrimary: false },
    ],
    features: [{ title: 'Units', text: 'All of them.', href: '/docs/intro#units' }],
  })
  expect(await loadPage('/no/')).toMatchObject({
    heading: 'Fjord-dokumentasjon',
    tagline: 'For utviklere',
    features: [],
  })
})

test.each(['/about/us', '/no/about/us', '/', '/no/'])(
  'the classes of %s are those of its original',
  async (path) => {
    const { loadPage } = await buildSoundFixture('two-languages')
    expect(await loadPage(path)).toMatchObject({ wrapperClassName: 'is-calm' })
  },
)

test('what only a draft is called may be translated already', async () => {
  const { manifest } = await buildSoundFixture('drafted-labels')
  expect(manifest.locales[1]?.sidebars['defaultSidebar']?.items).toMatchObject([{ label: 'Introduction' }])
  const drafted = await buildSoundFixture('drafted-labels', 'development')
  expect(drafted.manifest.locales[1]?.sidebars['defaultSidebar']?.items).toMatchObject([
    { label: 'Introduction' },
    { label: 'Planer', items: [{ label: 'En plan' }] },
  ])
})

test('missing translations are listed for translators', async () => {
  const { missingTranslations } = await buildSoundFixture('two-languages')
  expect(missingTranslations).toEqual([
    {
      locale: 'no',
      pageCount: 6,
      files: ['content/docs/setup.md', 'content/pages/about/index.md', 'content/pages/about/us.md'],
      messages: { 'blog.description': 'What is new', 'footer.Source': 'Source' },
      messagesFile: 'i18n/nb/messages.json',
    },
  ])
})

test('two readings of one folder give the same manifest and the same pages', async () => {
  const [first, second] = [await buildSoundFixture('two-languages'), await buildSoundFixture('two-languages')]
  expect(JSON.stringify(second.manifest)).toBe(JSON.stringify(first.manifest))
  const pagesOf = ({ routes, loadPage }: typeof first) =>
    Promise.all(routes.map(({ path }) => loadPage(path)))
  expect(JSON.stringify(await pagesOf(second))).toBe(JSON.stringify(await pagesOf(first)))
})

test('no page and no manifest but its list of assets names a folder of this machine', async () => {
  const { manifest, routes, loadPage } = await buildSoundFixture('two-languages')
  const pages = await Promise.all(routes.map(({ path }) => loadPage(path)))
  expect(JSON.stringify([manifest.locales, pages])).not.toContain(import.meta.dirname)
})
