import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { readFolder } from '../../cli/src/testing/read-folder.ts'
import { buildableSite, type Files, siteOf, withoutBuild } from './testing/old-site.ts'
import { readDocusaurus } from './docusaurus/read-docusaurus.ts'
import { formatConfig } from './format-config.ts'
import { migrate } from './migrate.ts'
import { readStarlight } from './starlight/read-starlight.ts'
import { readVitePress } from './vitepress/read-vitepress.ts'

/** Sites as the commands of other tools make them for a newcomer. */

const BESIDE_PACKAGE: Files = {
  'package.json': '{ "scripts": { "docs:dev": "vitepress dev" } }',
  'README.md': '# The package\n',
  'drafts/plan.md': '# Plan\n',
  '.vitepress/config.mts': `
    import { defineConfig } from 'vitepress'
    export default defineConfig({
      title: 'Fjord', description: 'Feed by wire', srcExclude: ['drafts/**'],
      themeConfig: {
        nav: [{ text: 'Home', link: '/' }, { text: 'Feeding', link: '/guide/feeding' }],
        sidebar: [{ text: 'Guide', items: [{ text: 'Feeding', link: '/guide/feeding' }, { text: 'Boats', link: '/boats' }] }],
        editLink: { pattern: 'https://git.example/edit/main/:path' },
      },
    })`,
  'index.md':
    '---\nlayout: home\nhero:\n  text: Feed by wire\n  actions:\n    - text: Feeding\n      link: /guide/feeding\n---\n',
  'boats.md': '# Boats\n\n![A boat](./img/boat.svg)\n\n[Feeding](./guide/feeding.md)\n\n<<< @/img/boat.svg\n',
  'guide/feeding.md': '# Feeding\n\n[Boats](../boats)\n',
  'img/boat.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
  'public/note.txt': 'A file.\n',
}

test.each([true, false])(
  'the pages of VitePress keep the names of their files, cleanUrls: %j',
  async (cleanUrls) => {
    const root = buildableSite({
      'package.json': '{ "scripts": { "docs:dev": "vitepress dev docs" } }',
      'docs/.vitepress/config.mts': `export default { title: 'Fjord', cleanUrls: ${cleanUrls} }`,
      'docs/index.md': '# Fjord\n\n[Guide](/guide/) and [Feeding](/guide/feeding)\n',
      'docs/guide/index.md': '# Guide\n\n[Feeding](./feeding)\n',
      'docs/guide/feeding.md': '# Feeding\n\n[Guide](./)\n',
    })
    await migrate({ tool: 'vitepress', folder: root, write: true })
    expect(await build({ root })).toMatchObject({ isPublished: true })
    // A host that only serves files answers to /guide/ by the index of the folder, and to /guide/feeding.html by that file.
    const documents = [...readFolder(join(root, 'dist')).keys()].filter((place) => place.endsWith('.html'))
    expect(documents).toEqual(
      expect.arrayContaining(['index.html', 'guide/index.html', 'guide/feeding.html']),
    )
    expect(documents).not.toContain('guide.html')
    expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/guide/</loc>')
  },
)

test('a VitePress site in the folder of package.json gets a folder for its pages', async () => {
  const root = buildableSite(BESIDE_PACKAGE)
  const result = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(result.diagnostics).toEqual([])
  // VitePress publishes what describes the package, too.
  expect(result.addresses).toMatchObject({ changed: [], lost: [{ address: '/README' }] })
  expect(result.addresses.kept.map(({ address }) => address).toSorted()).toEqual([
    '/',
    '/boats',
    '/guide/feeding',
  ])
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['page README.md', 'setting url'])
  expect(result.moves).toEqual([
    { from: 'index.md', to: 'content/pages/index.md' },
    { from: 'boats.md', to: 'content/docs/boats.md' },
    { from: 'guide/feeding.md', to: 'content/docs/guide/feeding.md' },
  ])
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("content: { docs: 'content/docs', pages: 'content/pages', static: 'public' }")
  expect(config).toContain("editUrl: 'https://git.example/edit/main'")
  expect(readFileSync(join(root, 'content/docs/boats.md'), 'utf8')).toBe(
    '# Boats\n\n![A boat](../../img/boat.svg)\n\n[Feeding](./guide/feeding.md)\n\n::include{file=/img/boat.svg}\n',
  )
  const files = [...readFolder(root).keys()].filter((file) => !file.startsWith('node_modules/'))
  expect(files).toEqual(expect.arrayContaining(['README.md', 'drafts/plan.md', 'content/pages/index.md']))
  expect(files).not.toContain('index.md')
  const before = withoutBuild(root)
  const again = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(again.addresses).toMatchObject({ changed: [], lost: [{ address: '/README' }] })
  expect(withoutBuild(root)).toEqual(before)
  expect((await build({ root })).isPublished).toBe(true)
})

test('a folder of a VitePress site that is called like one of Fyr is moved like any other', async () => {
  const root = siteOf({ ...BESIDE_PACKAGE, 'content/docs/nets.md': '# Nets\n' })
  const { addresses } = await migrate({ tool: 'vitepress', folder: root })
  expect(addresses.kept.map(({ address }) => address)).toContain('/content/docs/nets')
})

const VITEPRESS: Files = {
  'docs/.vitepress/config.mts': `
    import { defineConfig } from 'vitepress'
    export default defineConfig({
      title: 'Fjord', base: '/fjord/',
      head: [['link', { rel: 'icon', href: '/fjord/icon.svg' }]],
      themeConfig: { editLink: { pattern: 'https://git.example/edit/main/docs/:path' } },
    })`,
  'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Fjord\n',
}

test.each([
  [
    'edit links of a VitePress site start at its root',
    VITEPRESS,
    "editUrl: 'https://git.example/edit/main'",
    [],
  ],
  ['the icon in the head of a VitePress site is kept', VITEPRESS, "favicon: 'icon.svg'", []],
  [
    'an edit link that no URL can say is reported',
    {
      ...VITEPRESS,
      'docs/.vitepress/config.mts': `export default { themeConfig: { editLink: { pattern: () => '' } }, head: [['script', {}]] }`,
    },
    "docs: { path: '/' }",
    ['editLink', '<script> in the head'],
  ],
])('%s', async (_what, files, config, notes) => {
  const plan = await readVitePress(siteOf(files))
  expect(formatConfig(plan.config)).toContain(config)
  expect(plan.notes.map(({ name }) => name).filter((name) => name !== 'url')).toEqual(notes)
})

test('the home page of a Starlight site has its title and its picture, and the site its icon', async () => {
  const root = siteOf({
    'astro.config.mjs': `
      import { defineConfig } from 'astro/config'
      import starlight from '@astrojs/starlight'
      export default defineConfig({ site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord' })] })`,
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/assets/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'src/content/docs/guides/feeding.md': '---\ntitle: Feeding\n---\n\n```js\n// src/feed.js\nfeed()\n```\n',
    'src/content/docs/index.mdx':
      '---\ntitle: Welcome to the fjord\ntemplate: splash\nhero:\n  tagline: Feed by wire\n  image:\n    file: ../../assets/boat.svg\n    alt: A boat\n---\n\nText.\n',
  })
  const { diagnostics, notes } = await migrate({ tool: 'starlight', folder: root, write: true })
  expect([diagnostics, notes]).toEqual([[], []])
  expect(readFileSync(join(root, 'src/content/docs/guides/feeding.md'), 'utf8')).toContain(
    '```js title="src/feed.js"\nfeed()\n```',
  )
  expect(readFileSync(join(root, 'content/pages/index.mdx'), 'utf8')).toContain(
    'heading: Welcome to the fjord',
  )
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain("favicon: 'favicon.svg'")
})

test.each(['false', '{ frames: false }', '{ frames: { extractFileNameFromCode: false } }'])(
  'comments stay in the code of a Starlight site with expressiveCode: %s',
  async (setting) => {
    const file = 'src/content/docs/feeding.md'
    const page = '---\ntitle: Feeding\n---\n\n```js\n// src/feed.js\nfeed()\n```\n'
    const root = siteOf({
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight'
        export default { integrations: [starlight({ title: 'Fjord', expressiveCode: ${setting} })] }`,
      [file]: page,
    })
    const { rewrite } = await readStarlight(root)
    expect(rewrite(file, file, page)).toBe(page)
  },
)

test('groups of a generated sidebar of Starlight are shown as before', async () => {
  const root = buildableSite({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight'
      export default { site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord', sidebar: [{ label: 'All', items: [{ autogenerate: { directory: 'all' } }] }] })] }`,
    'src/content/docs/index.md': '---\ntitle: Fjord\n---\n\nText.\n',
    'src/content/docs/all/boats/index.md': '---\ntitle: About boats\n---\n\nText.\n',
    'src/content/docs/all/boats/engine.md': '---\ntitle: Engines\nsidebar:\n  order: 1\n---\n\nText.\n',
    'src/content/docs/all/anchors.md': '---\ntitle: Anchors\nsidebar:\n  order: 2\n---\n\nText.\n',
  })
  const result = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(result.diagnostics.map(({ problem }) => problem)).toEqual([])
  expect(result.addresses).toMatchObject({ lost: [], changed: [] })
  const before = withoutBuild(root)
  await migrate({ tool: 'starlight', folder: root, write: true })
  expect(withoutBuild(root)).toEqual(before)
  await build({ root })
  const page = readFileSync(join(root, 'dist/all/anchors/index.html'), 'utf8')
  const shown = [...page.matchAll(/>(All|boats|Engines|About boats|Anchors)</g)].map(([, label]) => label)
  expect(shown.slice(0, 5)).toEqual(['All', 'boats', 'Engines', 'About boats', 'Anchors'])
})

test('groups of a generated sidebar of Starlight begin open, unless the old site closes them', async () => {
  const root = siteOf({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight'
      export default { integrations: [starlight({ title: 'Fjord', sidebar: [
        { label: 'Open', autogenerate: { directory: 'open' } },
        { label: 'Closed', collapsed: true, autogenerate: { directory: 'closed' } },
        { label: 'Mixed', items: [{ autogenerate: { directory: 'mixed', collapsed: true } }] },
        { label: 'Within', collapsed: true, autogenerate: { directory: 'within', collapsed: false } },
      ] })] }`,
    ...Object.fromEntries(
      ['open', 'closed', 'mixed', 'within'].map((folder) => [
        `src/content/docs/${folder}/boats/engine.md`,
        '---\ntitle: Engines\n---\n\nText.\n',
      ]),
    ),
  })
  const { config, files } = await readStarlight(root)
  expect(formatConfig(config)).toContain('sidebarCollapsed: false')
  const closed = Object.entries(files).filter(([, text]) => text === 'collapsed: true\n')
  expect(closed.map(([file]) => file).toSorted()).toEqual([
    'src/content/docs/closed/boats/_category_.yml',
    'src/content/docs/mixed/boats/_category_.yml',
  ])
})

test.each([
  ['sidebarCollapsed: false', 'sidebarCollapsed: false'],
  ['sidebarCollapsible: false', 'sidebarCollapsed: false'],
  ['sidebarCollapsed: true', 'sidebarCollapsed: true'],
])('docs with %s in Docusaurus have %s', async (old, expected) => {
  const root = siteOf({
    'docs/boat.md': '# Boat\n',
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { docs: { ${old} }, blog: false }]] }`,
  })
  const { config } = await readDocusaurus(root)
  expect(formatConfig(config)).toContain(expected)
})

test.each([
  ['sidebarOrder', { 'docs/boat.md': '# Boat\n', 'docs/index.md': '# Index\n' }, true],
  ['sidebarOrder', { 'docs/boat.md': '# Boat\n', 'docs/zone.md': '# Zone\n' }, false],
])('%s of a Docusaurus site with %j is in the configuration: %s', async (key, files, isWritten) => {
  const root = siteOf({
    ...files,
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { docs: {}, blog: false }]] }",
  })
  const { config } = await readDocusaurus(root)
  expect(formatConfig(config).includes(`${key}: 'file-name'`)).toBe(isWritten)
})

test('the files of a second static folder of Docusaurus join those of the first', async () => {
  const root = siteOf({
    'docs/boat.md': '# Boat\n',
    'static/a.txt': 'First.\n',
    'public/a.txt': 'Second.\n',
    'public/img/b.txt': 'B.\n',
    'more/img/b.txt': 'Another B.\n',
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', staticDirectories: ['static', 'public', 'more', 'gone'], presets: [['classic', { docs: {}, blog: false }]] }",
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(notes.map(({ name }) => name)).toEqual(expect.arrayContaining(['public/a.txt', 'more/img/b.txt']))
  expect(readFileSync(join(root, 'more/img/b.txt'), 'utf8')).toBe('Another B.\n')
  expect(readFileSync(join(root, 'static/img/b.txt'), 'utf8')).toBe('B.\n')
  expect(readFileSync(join(root, 'static/a.txt'), 'utf8')).toBe('First.\n')
  expect(readFileSync(join(root, 'public/a.txt'), 'utf8')).toBe('Second.\n')
})

test('no static file moves to a folder outside of the site', async () => {
  const root = siteOf({
    'shared/c.txt': 'C.\n',
    'site/docs/boat.md': '# Boat\n',
    'site/static/b.txt': 'B.\n',
    'site/docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', staticDirectories: ['../shared', 'static'], presets: [['classic', { docs: {}, blog: false }]] }",
  })
  const { moves, notes } = await migrate({ tool: 'docusaurus', folder: join(root, 'site') })
  expect(moves).toEqual([])
  expect(notes.map(({ name }) => name)).toContain('static/b.txt')
  expect(existsSync(join(root, 'shared/b.txt'))).toBe(false)
})
