import { expect, test } from 'vitest'
import { readTextInSite } from '@fyr/cli/internal'
import { migrate } from '../migrate.ts'
import { buildableSite, type Files, siteOf } from '../testing/old-site.ts'

const SITE = `title: 'Fjord', url: 'https://fjord.example', baseUrl: '/',`

/** A site of Docusaurus with a configuration and files, moved. */
async function moved(config: string, files: Files, make = siteOf) {
  const root = make({
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = { ${SITE} ${config} }`,
    ...files,
  })
  const result = await migrate({ tool: 'docusaurus', folder: root, write: true })
  return { ...result, read: (file: string) => readTextInSite(root, file) }
}

test('files of authors and tags with names of their own, and their keys in posts, stay in use', async () => {
  const { read, notes, addresses } = await moved(
    `presets: [['classic', { docs: { tags: 'words.yml' }, blog: { authorsMapPath: 'people.yml', tags: 'labels.yml' } }]]`,
    {
      'docs/a.md': '---\ntags: [sea]\n---\n\n# A\n',
      'docs/words.yml': 'sea:\n  label: The sea\n  permalink: /the-sea\n',
      'blog/people.yml': 'kari:\n  name: Kari\n  page: true\n',
      'blog/labels.yml': 'news:\n  label: News of the fjord\n',
      'blog/2024-01-02-a.md': '---\nauthors: kari\ntags: [news]\n---\n\nText.\n',
      'blog/2024-01-03-b.md':
        '---\nauthors:\n  - key: kari\n    title: Skipper\n  - name: Ola\n---\n\nText.\n',
    },
  )
  expect(read('docs/tags.yml')).toContain('The sea')
  expect(read('blog/authors.yml')).toContain('Kari')
  expect(read('blog/tags.yml')).toContain('News of the fjord')
  expect(read('blog/2024-01-02-a.md')).toContain('authors: kari')
  expect(read('blog/2024-01-03-b.md')).toMatch(
    /authors:\n {2}- name: Kari\n {4}title: Skipper\n {2}- name: Ola\n/,
  )
  expect(notes.filter(({ kind }) => kind === 'page').map(({ name }) => name)).toEqual([])
  expect(addresses.lost).toEqual([])
})

test('lists of posts, tags and authors at addresses of their own lead to where they are now', async () => {
  const { read, addresses } = await moved(
    `presets: [['classic', {
      docs: { tagsBasePath: 'labels' },
      blog: { tagsBasePath: 'topics', archiveBasePath: 'all', authorsBasePath: 'people' },
    }]]`,
    {
      'docs/a.md': '---\ntags: [sea]\n---\n\n# A\n',
      'blog/authors.yml': 'kari:\n  name: Kari\n  page: true\n',
      'blog/2024-01-02-a.md': '---\nauthors: kari\ntags: [news]\n---\n\nText.\n',
      'blog/2024-01-03-b.md': '---\nauthors: kari\ntags: [news]\n---\n\nText.\n',
    },
  )
  expect(addresses.lost).toEqual([])
  expect(read('site.config.ts')).toContain("'/blog/topics/*': '/blog/tags/*'")
})

test('posts end their excerpts where the marker of the site is', async () => {
  const { read } = await moved(
    String.raw`presets: [['classic', { docs: false, blog: { truncateMarker: /<!--\s*more\s*-->/ } }]]`,
    { 'blog/2024-01-02-a.md': 'Lead.\n\n<!-- more -->\n\nRest.\n' },
  )
  expect(read('blog/2024-01-02-a.md')).toBe('Lead.\n\n<!-- truncate -->\n\nRest.\n')
})

test('a marker of excerpts that is no expression is in no post', async () => {
  const { read } = await moved(`presets: [['classic', { docs: false, blog: { truncateMarker: '/(/' } }]]`, {
    'blog/2024-01-02-a.md': 'Lead.\n\n/(/\n\nRest.\n',
  })
  expect(read('blog/2024-01-02-a.md')).toBe('Lead.\n\n/(/\n\nRest.\n')
})

test('redirects that code makes are those of the new site', async () => {
  const { read, notes, redirects } = await moved(
    `presets: [['classic', { blog: false }]],
    plugins: [false, ['fjord', { beside: 'client-redirects' }], ['client-redirects', {
      fromExtensions: ['html'],
      createRedirects: (path) => path.startsWith('/docs/') ? [path.replace('/docs/', '/documentation/'), path.replace('/docs/', '/help/')] : undefined,
    }]]`,
    { 'docs/a.md': '# A\n', 'docs/b/index.md': '# B\n' },
  ).then((one) => ({ ...one, redirects: one.read('docs/a.md') }))
  expect(redirects).toBe('---\naliases:\n  - /documentation/a\n  - /help/a\n  - /docs/a.html\n---\n\n# A\n')
  expect(read('docs/b/index.md')).toContain('- /documentation/b/')
  expect(notes.filter(({ name }) => name === 'createRedirects')).toEqual([])
})

test('a link to a doc leads to the version that readers see first, whatever its path is', async () => {
  const { read } = await moved(
    `presets: [['classic', { blog: false, docs: { lastVersion: '2.0', versions: { current: { path: 'next' }, '2.0': { path: 'stable' } } } }]],
    themeConfig: { navbar: { items: [{ type: 'doc', docId: 'a', label: 'A' }] } }`,
    {
      'docs/a.md': '# A\n',
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-2.0/a.md': '# A\n',
      'versioned_docs/version-1.0/a.md': '# A\n',
      'versioned_sidebars/version-2.0-sidebars.json': '{ "main": ["a"] }',
      'versioned_sidebars/version-1.0-sidebars.json':
        '{ "version-1.0/main": [{ "type": "doc", "id": "version-1.0/a" }, { "Short": ["version-1.0/a"] }, { "type": "link", "label": "version-2.0/b", "href": "version-2.0/c" }] }',
    },
  )
  expect(read('site.config.ts')).toContain("to: '/docs/stable/a'")
  expect(JSON.parse(read('versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
    main: [
      { type: 'doc', id: 'a' },
      { type: 'category', label: 'Short', items: ['a'] },
      { type: 'link', label: 'version-2.0/b', href: 'version-2.0/c' },
    ],
  })
})

test('the home page is not among docs or posts whose folder is called content', async () => {
  const { addresses, notes, isBuilt, isValid, files } = await moved(
    `presets: [['classic', { docs: { path: 'content' }, blog: false }]]`,
    {
      'content/a.md': '# A\n',
      'src/pages/index.js': 'export default () => <main><h1>Home</h1><p>Of the fjord.</p></main>',
    },
    buildableSite,
  )
  expect([isBuilt, isValid, addresses.lost]).toEqual([true, true, []])
  expect(files).toContain('pages/index.md')
  expect(notes.find(({ name }) => name === 'src/pages/index.js')?.instead).toContain('pages/index.md')
})

test('links to a folder of static files and to its pages stay', async () => {
  const { read, notes } = await moved(
    `presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
    themeConfig: { navbar: { items: [{ href: 'pathname:///app', label: 'App' }] } }`,
    {
      'docs/a.md': '# A\n\n[App](pathname:///app/)\n',
      'sidebars.js': `module.exports = { main: ['a', { type: 'link', label: 'App', href: '/app/' }] }`,
      'static/app/index.html': '<p>App</p>',
    },
  )
  const config = read('site.config.ts')
  expect(config).toContain("{ type: 'link', label: 'App', href: '/app/' }")
  expect(config).not.toContain('linkCheck')
  expect(notes.filter(({ kind }) => kind === 'link')).toEqual([])
})

test('what the configuration says of the look, of feeds and of search engines, and Fyr has no setting for, is named', async () => {
  const { notes } = await moved(
    `presets: [['classic', {
      blog: { sortPosts: 'ascending', feedOptions: { title: 'Feed', copyright: 'Fjord', createFeedItems: async () => [] } },
      sitemap: { ignorePatterns: ['/tags/**'], filename: 'map.xml' },
    }]],
    ssrTemplate: '<html></html>',
    themeConfig: {
      prism: { defaultLanguage: 'json' },
      navbar: { logo: { src: 'a.svg', href: 'https://a.example' } },
      announcementBar: { content: 'New', backgroundColor: '#fff' },
    }`,
    { 'docs/a.md': '# A\n', 'blog/2024-01-02-a.md': 'Text.\n', 'static/a.svg': '<svg viewBox="0 0 1 1"/>' },
  )
  expect(notes.filter(({ kind }) => kind === 'setting').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'blog.sortPosts',
      'blog.feedOptions.title',
      'blog.feedOptions.copyright',
      'blog.feedOptions.createFeedItems',
      'sitemap.ignorePatterns',
      'sitemap.filename',
      'ssrTemplate',
      'themeConfig.prism.defaultLanguage',
      'themeConfig.navbar.logo.href',
      'themeConfig.announcementBar.backgroundColor',
    ]),
  )
})
