import { describe, expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage, SidebarItem } from './manifest/index.ts'

describe('docs from folders', () => {
  test('ids and addresses come from the files: no number prefixes, folders for index pages, slugs as written', async () => {
    const { routes } = await buildSoundFixture('docs-from-folders')
    expect(
      routes.filter(({ kind }) => kind === 'doc').map(({ id, path, title }) => [id, path, title]),
    ).toEqual([
      ['docs/3.0-to-3.6', '/docs/3.0-to-3.6', 'Upgrade'],
      ['docs/areas/areas', '/docs/areas/', 'Areas'],
      ['docs/moved', '/docs/elsewhere/here', 'Moved'],
      ['docs/guide/index', '/docs/guide/', 'Guide'],
      ['docs/guide/deep/page', '/docs/guide/deep/page', 'Page'],
      ['docs/guide/first', '/docs/guide/first', 'First'],
      ['docs/guide/last', '/docs/guide/last', 'Last'],
      ['docs/guide/second', '/docs/guide/second', 'Second'],
      ['docs/hidden', '/docs/hidden', 'Hidden'],
      ['docs/intro', '/docs/intro', 'Introduction'],
      ['docs/reference/readme', '/docs/reference/', 'Reference'],
    ])
  })

  test('the sidebar follows folders and positions, and marks what is unlisted', async () => {
    const { manifest } = await buildSoundFixture('docs-from-folders')
    expect(outline(manifest.locales[0]?.sidebars['defaultSidebar']?.items ?? [])).toEqual([
      'Areas /docs/areas/',
      'Intro /docs/intro',
      'The guide /docs/guide/ open',
      '  First /docs/guide/first',
      '  Second /docs/guide/second',
      '  deep null open',
      '    Page /docs/guide/deep/page',
      '  Last /docs/guide/last',
      'Reference /docs/reference/',
      'Upgrade /docs/3.0-to-3.6',
      'Hidden /docs/hidden unlisted',
      'Moved /docs/elsewhere/here',
    ])
  })

  test('a draft is a page in development only', async () => {
    const { routes } = await buildSoundFixture('docs-from-folders', 'development')
    expect(routes.filter(({ isDraft }) => isDraft).map(({ path }) => path)).toEqual(['/docs/later'])
  })

  test('an unlisted doc shows the sidebar it would be in, and is not the neighbour of any doc', async () => {
    const { loadPage } = await buildSoundFixture('docs-from-folders')
    expect(await loadPage('/docs/hidden')).toMatchObject({
      route: { isUnlisted: true, sidebar: 'defaultSidebar' },
      breadcrumbs: [{ label: 'Hidden', href: null }],
      // No listed doc has its tag, so the tag has no page to lead to.
      tags: [],
      previous: null,
      next: null,
    })
    expect(await loadPage('/docs/3.0-to-3.6')).toMatchObject({ next: { href: '/docs/elsewhere/here' } })
    expect(await loadPage('/docs/elsewhere/here')).toMatchObject({ previous: { href: '/docs/3.0-to-3.6' } })
  })

  test('with a title in front matter, the heading at the start only shows on the page', async () => {
    const { loadPage } = await buildSoundFixture('docs-from-folders')
    expect(await loadPage('/docs/intro')).toMatchObject({
      route: { title: 'Introduction' },
      heading: ['Say ', { type: 'code', text: 'hello' }],
    })
    expect(await loadPage('/docs/guide/first')).toMatchObject({ heading: ['First'] })
  })

  test('a description falls back to the first paragraph', async () => {
    const { routes } = await buildSoundFixture('docs-from-folders')
    expect(routes.find(({ path }) => path === '/docs/intro')?.description).toBe('First words, with code.')
  })
})

test('a category file of the docs is read, even where the name of the folder is that of translations', async () => {
  const content = { translations: 'content' }
  const { diagnostics } = await buildFixture('docs-from-folders', 'production', null, { content })
  expect(diagnostics.filter(({ file }) => file.includes('_category_'))).toEqual([])
})

describe('docs with explicit sidebars', () => {
  test('the sidebar is as written; a category without items left becomes a link, drafts are dropped', async () => {
    const { manifest } = await buildSoundFixture('explicit-sidebars')
    expect(outline(manifest.locales[0]?.sidebars['tutorial']?.items ?? [])).toEqual([
      'Intro /docs/intro',
      'Integration /docs/integration/ open',
      '  Quickstart /docs/integration/quickstart',
      '  Secret /docs/integration/secret unlisted',
      'Old null open',
      '  Version 2 /docs/v2/',
      '  End /docs/v2/end',
      'Early /docs/early/ unlisted open',
      '  Look /docs/early/look',
      'Source https://example.com/source external',
      'Aside /docs/aside',
    ])
  })

  test('a sidebar may be categories by their labels', async () => {
    const { manifest } = await buildSoundFixture('explicit-sidebars')
    expect(outline(manifest.locales[0]?.sidebars['short']?.items ?? [])).toEqual([
      'Basics null open',
      '  Intro /docs/intro',
      'Rest null open',
      '  Aside /docs/aside',
    ])
  })

  test('a short sidebar begins open and a long one closed, unless the site or a category says otherwise', async () => {
    const category = { type: 'category' as const, items: linksElsewhere(1) }
    const openIn = async (count: number, docs: object = {}) => {
      const sidebar = [
        { ...category, label: 'Unsaid', items: linksElsewhere(count - 5) },
        { ...category, label: 'Closed', collapsed: true },
        { ...category, label: 'Open', collapsed: false },
      ]
      const { manifest } = await buildSoundFixture('docs-from-folders', 'production', null, {
        sidebars: { sidebar },
        docs,
      })
      const items = manifest.locales[0]?.sidebars['sidebar']?.items ?? []
      return items.flatMap((item) => (item.type === 'category' && !item.isCollapsed ? [item.label] : []))
    }
    expect(await openIn(30)).toEqual(['Unsaid', 'Open'])
    expect(await openIn(31)).toEqual(['Open'])
    expect(await openIn(30, { sidebarCollapsed: true })).toEqual(['Open'])
    expect(await openIn(31, { sidebarCollapsed: false })).toEqual(['Unsaid', 'Open'])
  })

  test('a reference links to a doc of another sidebar, HTML is shown between entries, and classes reach the theme', async () => {
    const { manifest, loadPage } = await buildSoundFixture('explicit-sidebars')
    const [html, reference, category] = manifest.locales[0]?.sidebars['more']?.items ?? []
    expect(html?.type === 'html' && [toMarkup(html.body), html.isIndented]).toEqual([
      '<p>From <a href="/docs/intro">the start</a> <img src="/img/mark.svg" alt="Mark" width=8 height=8></img></p>',
      true,
    ])
    expect(reference).toEqual({
      type: 'link',
      label: 'All of it',
      href: '/docs/integration/',
      className: 'is-new',
      customProps: { since: '2.0' },
    })
    expect(category).toMatchObject({
      label: 'Only links',
      className: 'is-dim',
      items: [
        { label: 'Intro', href: '/docs/intro' },
        { type: 'html', isIndented: false },
      ],
    })
    expect(await loadPage('/docs/integration/')).toMatchObject({ route: { sidebar: 'tutorial' } })
  })

  test('the navbar leads to the first page of a sidebar', async () => {
    const { manifest } = await buildSoundFixture('explicit-sidebars')
    expect(manifest.locales[0]?.siteData.navbar).toEqual([
      { type: 'sidebar', label: 'Docs', href: '/docs/intro', sidebar: 'tutorial', position: 'left' },
      {
        type: 'link',
        label: 'Start',
        href: '/docs/intro',
        isExternal: false,
        position: 'left',
        activeBase: '/docs',
      },
      {
        type: 'menu',
        label: 'More',
        position: 'right',
        items: [
          {
            type: 'link',
            label: 'Elsewhere',
            href: 'https://example.com/',
            isExternal: true,
            position: 'left',
          },
        ],
      },
    ])
  })

  test.each([
    ['/docs/intro', 'tutorial', [['Intro', null]], null, '/docs/integration/'],
    [
      '/docs/integration/',
      'tutorial',
      [['Integration', null]],
      '/docs/intro',
      '/docs/integration/quickstart',
    ],
    [
      '/docs/integration/quickstart',
      'tutorial',
      [
        ['Integration', '/docs/integration/'],
        ['Quickstart', null],
      ],
      '/docs/integration/',
      '/docs/v2/',
    ],
    [
      '/docs/v2/end',
      'tutorial',
      [
        ['Old', null],
        ['End', null],
      ],
      '/docs/intro',
      null,
    ],
    [
      '/docs/integration/secret',
      'tutorial',
      [
        ['Integration', '/docs/integration/'],
        ['Secret', null],
      ],
      null,
      null,
    ],
    [
      '/docs/early/look',
      'tutorial',
      [
        ['Early', null],
        ['Look', null],
      ],
      '/docs/v2/end',
      null,
    ],
    ['/docs/integration/setup', null, [], null, null],
    ['/docs/alone', 'tutorial', [], null, null],
  ])(
    '%s knows its sidebar, breadcrumbs and neighbours',
    async (path, sidebar, breadcrumbs, previous, next) => {
      const { loadPage } = await buildSoundFixture('explicit-sidebars')
      const page = (await loadPage(path)) as DocPage
      expect(page.route.sidebar).toBe(sidebar)
      expect(page.breadcrumbs.map(({ label, href }) => [label, href])).toEqual(breadcrumbs)
      expect([page.previous?.href ?? null, page.next?.href ?? null]).toEqual([previous, next])
    },
  )

  test('a site may want no breadcrumbs', async () => {
    const settings = { docs: { breadcrumbs: false } }
    const { loadPage } = await buildSoundFixture('docs-from-folders', 'production', null, settings)
    expect(await loadPage('/docs/3.0-to-3.6')).toMatchObject({ breadcrumbs: [], next: { label: 'Moved' } })
  })

  test('a doc that its sidebar lists twice is read once, where it is first', async () => {
    const sidebars = { all: ['3.0-to-3.6', { type: 'autogenerated' as const, dirName: '.' }] }
    const settings = { sidebars }
    const { routes, loadPage } = await buildSoundFixture('docs-from-folders', 'production', null, settings)
    const docs = routes.filter(({ kind }) => kind === 'doc')
    const pages = (await Promise.all(docs.map(({ path }) => loadPage(path)))) as DocPage[]
    const nexts = pages.flatMap(({ next }) => next?.href ?? [])
    expect(nexts).toHaveLength(docs.length - 2)
    expect(nexts).not.toContain('/docs/3.0-to-3.6')
  })

  test('a neighbour is called by its pagination label', async () => {
    const { loadPage } = await buildSoundFixture('explicit-sidebars')
    expect(await loadPage('/docs/integration/')).toMatchObject({ next: { label: 'Start fast' } })
  })

  test('a doc can be edited where its file is', async () => {
    const { loadPage } = await buildSoundFixture('explicit-sidebars')
    expect(await loadPage('/docs/intro')).toMatchObject({
      editUrl: 'https://example.com/edit/content/docs/intro.md',
    })
  })
})

test('a site may keep all of its pages out of search engines', async () => {
  const { routes } = await buildSoundFixture('no-index')
  expect(routes.map(({ path, isIndexed }) => [path, isIndexed])).toEqual([
    ['/docs/intro', false],
    ['/search', false],
    ['/404.html', false],
  ])
})

test('a site may do without docs', async () => {
  const { routes, manifest } = await buildSoundFixture('without-docs')
  expect(routes.map(({ path }) => path)).toEqual(['/', '/search', '/404.html'])
  expect(manifest.locales[0]?.siteData.navbar).toMatchObject([{ href: '/', isExact: true }])
})

function linksElsewhere(count: number) {
  return Array.from({ length: count }, (_, index) => {
    return { type: 'link' as const, label: `Page ${index}`, href: `https://example.com/${index}` }
  })
}

function outline(items: readonly SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'link')
      return [
        `${indent}${item.label} ${item.href}${item.isExternal ? ' external' : ''}${item.isUnlisted ? ' unlisted' : ''}`,
      ]
    if (item.type === 'group') return [`${indent}${item.label}`, ...outline(item.items, `${indent}  `)]
    if (item.type === 'html') return [`${indent}html`]
    const state = `${item.isPageUnlisted ? ' unlisted' : ''}${item.isCollapsed ? '' : ' open'}`
    return [`${indent}${item.label} ${item.href}${state}`, ...outline(item.items, `${indent}  `)]
  })
}

describe('docs at the root of the site', () => {
  test('have the addresses of the site itself, and the first of them is its home page', async () => {
    const { routes } = await buildSoundFixture('docs-at-the-root')
    const own = ['', '1.0/', 'category/guide', 'guide/setup', 'search', 'tags', 'tags/start', '404.html']
    expect(routes.map(({ path }) => path)).toEqual(
      ['/', '/no/'].flatMap((base) => own.map((at) => base + at)),
    )
    expect(routes[0]).toMatchObject({ kind: 'doc', id: 'docs/index' })
    expect(routes[2]).toMatchObject({ kind: 'doc-category', id: 'doc-category/current/category/guide' })
  })

  test('are linked to by file and by address, and shown with all that docs have', async () => {
    const { manifest, loadPage } = await buildSoundFixture('docs-at-the-root')
    const home = (await loadPage('/no/')) as DocPage
    expect(home).toMatchObject({
      tags: [{ label: 'Start', href: '/no/tags/start' }],
      version: { alternates: [{ href: '/no/' }, { href: '/no/1.0/' }] },
      next: { href: '/no/category/guide' },
    })
    const setup = (await loadPage('/guide/setup')) as DocPage
    expect(toMarkup(setup.body)).toContain('<a href="/">first page</a>, or <a href="/">by its address</a>')
    expect(setup.breadcrumbs).toMatchObject([{ href: '/category/guide' }, { label: 'Setup' }])
    expect(manifest.locales[0]?.redirects).toEqual([{ from: '/docs/', to: '/' }])
  })
})

describe('ids in front matter', () => {
  test('an id is the end of the address and of the name that sidebars use; a slug and an index page win', async () => {
    const { routes } = await buildSoundFixture('doc-ids')
    expect(routes.filter(({ kind }) => kind === 'doc').map(({ id, path }) => [id, path])).toEqual([
      ['docs/api/overview', '/docs/api/'],
      ['docs/api/create-store', '/docs/api/create-store'],
      ['docs/api/moved', '/docs/api/elsewhere'],
      ['docs/getting-started', '/docs/getting-started'],
    ])
  })

  test('links lead to the addresses that ids make, by file and by address', async () => {
    const { loadPage } = await buildSoundFixture('doc-ids')
    const page = await loadPage('/docs/getting-started')
    expect(page.kind === 'doc' && toMarkup(page.body)).toContain('href="/docs/api/create-store"')
    expect(page).toMatchObject({ next: { href: '/docs/api/create-store' } })
  })

  test('a doc may say how its entry in a sidebar looks', async () => {
    const { manifest } = await buildSoundFixture('doc-ids')
    expect(manifest.locales[0]?.sidebars['docs']?.items.at(-1)).toMatchObject({
      label: 'Moved',
      className: 'is-moved',
      customProps: { since: '2.0' },
    })
  })
})
