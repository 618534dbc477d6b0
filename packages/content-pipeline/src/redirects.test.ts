import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage, MarkdownPage } from './manifest/index.ts'

test('aliases lead to the page in every locale, and to the last version of a doc', async () => {
  const { manifest } = await buildSoundFixture('redirects')
  const [en, no] = manifest.locales
  expect(en?.redirects).toEqual([
    { from: '/docs/Old side', to: '/docs/guide/setup' },
    { from: '/docs/første side', to: '/docs/guide/setup' },
    { from: '/docs/guide/old-setup', to: '/docs/guide/setup' },
    { from: '/docs/next/guide/old-setup', to: '/docs/next/guide/setup' },
    { from: '/docs/setup.html', to: '/docs/guide/setup' },
    { from: '/imprint', to: '/about' },
    { from: '/start', to: '/docs/guide/setup' },
  ])
  expect(no?.redirects.map(({ from }) => from)).toEqual(en?.redirects.map(({ from }) => `/no${from}`))
})

test('a link to an alias leads to the page itself', async () => {
  const { manifest, loadPage } = await buildSoundFixture('redirects')
  const about = (await loadPage('/about')) as MarkdownPage
  expect(toMarkup(about.body)).toContain('<a href="/docs/guide/setup">the start</a>')
  expect(toMarkup(about.body)).toContain('<a href="/about">the imprint</a>')
  expect(toMarkup(about.body)).toContain('<a href="/docs/guide/setup">an old page</a>')
  expect(toMarkup(about.body)).toContain('<a href="/docs/guide/setup">its other spelling</a>')
  const setup = (await loadPage('/no/docs/next/guide/setup')) as DocPage
  expect(toMarkup(setup.body)).toContain('<a href="/no/docs/guide/setup">her</a>')
  expect(manifest.locales[1]?.siteData.footer.columns[0]?.links[0]?.href).toBe('/no/docs/guide/setup')
})

test('redirects of the configuration belong to the locale of their address, and may lead to a place or a host', async () => {
  const { manifest } = await buildSoundFixture('redirects', 'production', null, {
    redirects: {
      '/handbook': '/docs/guide/setup',
      '/shop/*': 'https://shop.example.com/all?x=1',
      '/no/om-oss': '/no/about',
    },
  })
  const own = manifest.locales.map(({ redirects }) =>
    redirects.filter(({ from }) => /handbook|shop|om-oss/.test(from)),
  )
  expect(own).toEqual([
    [
      { from: '/handbook', to: '/docs/guide/setup' },
      { from: '/shop/', to: 'https://shop.example.com/all?x=1', isPrefix: true },
    ],
    [{ from: '/no/om-oss', to: '/no/about' }],
  ])
})

test('a redirect to an address inside two folders leads on as the inner one does, whatever their order', async () => {
  const { diagnostics } = await buildFixture('redirects', 'production', null, {
    redirects: { '/a/*': '/about', '/a/b/*': '/docs/guide/setup', '/old': '/a/b/c' },
  })
  expect(diagnostics.map(({ problem, hint }) => [problem, hint])).toEqual([
    ['"/old" leads to "/a/b/*", which is a redirect too.', 'Write "/docs/guide/setup".'],
  ])
})

test('a redirect of a folder that keeps the rest of the address leads to each of its pages, and to those that moved inside it', async () => {
  const { manifest } = await buildSoundFixture('redirects', 'production', null, {
    redirects: { '/nb/*': '/no/*', '/nb/about': '/about', '/away/*': 'https://old.example.com/a/*' },
  })
  const added = manifest.locales[0]?.redirects.filter(({ from }) => /^\/(?:nb|away)\//.test(from))
  expect(added?.slice(0, 2)).toEqual([
    { from: '/away/', to: 'https://old.example.com/a/', isPrefix: true, keepsRest: true },
    { from: '/nb/', to: '/no/', isPrefix: true, keepsRest: true },
  ])
  expect(added).toContainEqual({ from: '/nb/docs/guide/setup', to: '/no/docs/guide/setup' })
  expect(added).toContainEqual({ from: '/nb/imprint', to: '/no/about' })
  expect(added?.filter(({ from }) => from === '/nb/about')).toEqual([{ from: '/nb/about', to: '/about' }])
})

test.each([
  [
    { '/docs/old/*': '/docs/nowhere/*' },
    '"/docs/old/*" leads to "/docs/nowhere/*", but there is no page there.',
  ],
  [{ '/a/*': '/a/b/*' }, 'This redirect never ends: "/a/*" → "/a/*".'],
  [{ '/a/*': '/b/*', '/b/*': '/docs/*' }, '"/a/*" leads to "/b/*", which is a redirect too.'],
  [{ '/about.md': '/docs/guide/setup' }, '"/about.md" is the address of content/pages/about.md as Markdown.'],
])('the redirects %j are refused', async (redirects, problem) => {
  const { diagnostics } = await buildFixture('redirects', 'production', null, { redirects })
  expect(diagnostics.map((diagnostic) => diagnostic.problem)).toEqual([problem])
})

test('a site may have ten thousand redirects', async () => {
  const redirects = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, number) => [`/old/${number}`, '/about']),
  )
  const { manifest } = await buildSoundFixture('redirects', 'production', null, { redirects })
  const [first] = manifest.locales
  expect(first?.redirects.filter(({ from }) => from.startsWith('/old/'))).toHaveLength(10_000)
}, 60_000)
