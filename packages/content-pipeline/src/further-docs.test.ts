import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage, SidebarItem } from './manifest/index.ts'

async function loadDoc(path: string): Promise<DocPage> {
  const { loadPage } = await buildSoundFixture('further-docs')
  return (await loadPage(path)) as DocPage
}

test('further docs have addresses and sidebars of their own in every language, and are their own canonical pages', async () => {
  const { routes } = await buildSoundFixture('further-docs')
  const docs = routes.filter(
    ({ kind, path }) => kind === 'doc' && /^\/(?:no\/)?(?:community|docs\/h)/.test(path),
  )
  expect(
    docs.map(({ path, source, sidebar, canonical }) => [path, source, sidebar, canonical === path]),
  ).toEqual([
    ['/community/house-rules', 'community/rules.md', 'defaultSidebar@community', true],
    ['/community/intro', 'community/intro.md', 'defaultSidebar@community', true],
    ['/community/team/', 'community/team/index.md', 'defaultSidebar@community', true],
    ['/docs/handbook/intro', 'handbook/intro.md', 'tutorialSidebar@handbook', true],
    ['/docs/handbook/rules', 'handbook/rules.md', 'tutorialSidebar@handbook', true],
    ['/no/community/house-rules', 'community/rules.md', 'defaultSidebar@community', false],
    ['/no/community/intro', 'i18n/no/community/intro.md', 'defaultSidebar@community', true],
    ['/no/community/team/', 'community/team/index.md', 'defaultSidebar@community', false],
    ['/no/docs/handbook/intro', 'handbook/intro.md', 'tutorialSidebar@handbook', false],
    ['/no/docs/handbook/rules', 'handbook/rules.md', 'tutorialSidebar@handbook', false],
  ])
})

test('each sidebar lists its own docs alone', async () => {
  const { manifest } = await buildSoundFixture('further-docs')
  const sidebars = manifest.locales[1]?.sidebars
  expect(hrefsIn(sidebars?.['tutorialSidebar']?.items)).toEqual(['/no/docs/next/intro'])
  expect(hrefsIn(sidebars?.['defaultSidebar@community']?.items)).toEqual([
    '/no/community/intro',
    '/no/community/house-rules',
    '/no/community/team/',
  ])
  expect(hrefsIn(sidebars?.['tutorialSidebar@handbook']?.items)).toEqual([
    '/no/docs/handbook/intro',
    '/no/docs/handbook/rules',
  ])
})

test('a further doc has neighbours, tags and an edit link of its own, and belongs to no version', async () => {
  const page = await loadDoc('/community/intro')
  expect(page).toMatchObject({
    previous: null,
    next: { href: '/community/house-rules' },
    tags: [{ href: '/community/tags/start' }],
    editUrl: 'https://example.com/edit/community/intro.md',
    version: { banner: 'none', isBadged: false, alternates: [] },
  })
  expect(toMarkup(page.body)).toContain('href="/community/house-rules"')
  expect(toMarkup(page.body)).toContain('href="/docs/next/intro"')
  const { version } = await loadDoc('/docs/intro')
  expect(version.alternates.map(({ version: name }) => name)).toEqual(['current', '1.0'])
})

test('a further doc is found in every version, and its alias leads to itself', async () => {
  const { manifest, loadSearchPages } = await buildSoundFixture('further-docs')
  const [english] = manifest.locales
  expect(english?.siteData.versions.map(({ name }) => name)).toEqual(['current', '1.0'])
  expect(english?.redirects).toContainEqual({ from: '/docs/first', to: '/docs/handbook/intro' })
  const found = await loadSearchPages('en')
  expect(found.map(({ path, version }) => [path, version])).toContainEqual(['/community/intro', null])
})

test('the navbar leads to the sidebar of a further folder', async () => {
  const { manifest } = await buildSoundFixture('further-docs')
  expect(manifest.locales[0]?.siteData.navbar[1]).toEqual({
    type: 'sidebar',
    label: 'Handbook',
    href: '/docs/handbook/intro',
    sidebar: 'tutorialSidebar@handbook',
    position: 'left',
  })
})

test.each([
  [{ gone: { path: 'gone' } }, 'missing-folder', 'The folder "gone" does not exist'],
  [
    { community: { path: 'a' }, handbook: { path: 'a' } },
    'duplicate-route',
    '"community" and "handbook" both have the address "a"',
  ],
  [{ community: { path: 'docs' } }, 'duplicate-route', '"1.0" and "community" both have the address "docs"'],
  [{ 'content/docs/inner': { path: 'inner' } }, 'invalid-value', 'which is inside "content/docs"'],
  [{ docs: { path: 'a' } }, 'invalid-value', 'whose translations would be those of "content/docs"'],
  [{ 'pages/a': { path: 'a' } }, 'invalid-value', 'whose translations would be those of "content/pages"'],
])('a mistake in %j is reported', async (folders, code, problem) => {
  const { diagnostics } = await buildFixture('further-docs', 'production', null, {
    docs: { folders },
    navbar: { items: [] },
  })
  const told = diagnostics.filter((one) => one.code === code).map((one) => one.problem)
  expect(told).toContainEqual(expect.stringContaining(problem))
})

test('a folder with the name of a version is reported', async () => {
  const { diagnostics } = await buildFixture('further-docs', 'production', null, {
    docs: { folders: { '1.0': { path: 'one' } } },
    navbar: { items: [] },
  })
  expect(diagnostics.map(({ problem }) => problem)).toContainEqual(
    '"docs.folders" has the folder "1.0", and a version of the docs has this name too.',
  )
})

test('an alias of two further docs with the same id is reported', async () => {
  const { diagnostics } = await buildFixture('further-docs', 'production', null, {
    docs: { folders: { handbook: { path: 'handbook' }, manual: { path: 'manual' } } },
    navbar: { items: [] },
  })
  expect(diagnostics.map(({ problem }) => problem)).toContainEqual(
    'The alias "/docs/first" is already used by handbook/intro.md.',
  )
})

test('an item of the navbar that names an unknown folder or sidebar is reported', async () => {
  const item = { type: 'sidebar', sidebar: 'tutorialSidebar', label: 'Docs' } as const
  const { diagnostics } = await buildFixture('further-docs', 'production', null, {
    navbar: {
      items: [
        { ...item, folder: 'hanbook' },
        { ...item, folder: 'community' },
      ],
    },
  })
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['unknown-sidebar', 'Sidebars: defaultSidebar.'],
    ['unknown-folder', 'Did you mean "handbook"? Folders: community, handbook.'],
  ])
})

function hrefsIn(items: readonly SidebarItem[] = []): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return hrefsIn(item.items)
    return item.type === 'link' ? [item.href] : []
  })
}
