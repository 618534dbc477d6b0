import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { buildableSite, type Files, siteOf, withoutBuild } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'

/** What the starter of Docusaurus has: a home page in React, and code in content. */
const STARTER: Files = {
  'docusaurus.config.ts': `export default {
    title: 'Fjord', tagline: 'Feed by wire', url: 'https://fjord.example', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'no'] }, presets: [['classic', {}]],
  }`,
  'src/pages/index.tsx':
    "import Link from '@docusaurus/Link'\nimport styles from './index.module.css'\nexport default () => <Link className={styles.a} to='/docs/intro'>Go</Link>\n",
  'src/pages/index.module.css': '.a { color: red }\n',
  'src/pages/team.tsx': "import Layout from '@theme/Layout'\nexport default () => <Layout>Ida</Layout>\n",
  'src/pages/help/contact.md': '# Contact\n\n![Map](./map.svg)\n\n[Docs](../../../docs/intro.md)\n',
  'src/pages/help/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'i18n/no/docusaurus-plugin-content-pages/team.tsx': "export { default } from '@site/src/pages/team'\n",
  'i18n/no/docusaurus-plugin-content-pages/help/contact.md': '# Kontakt\n',
  'docs/intro.md': '# Start\n\n[Who we are](/team)\n',
  'blog/2024-01-05-code.mdx':
    '---\ntitle: Code\n---\n\nWe open.\n\n{/* truncate */}\n\n<button onClick={() => alert(1)}>Click</button>\n',
}

test('pages of Docusaurus in React stay behind, and its Markdown pages get a folder of their own', async () => {
  const root = buildableSite(STARTER)
  const result = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(result.addresses.lost.map(({ address }) => address)).toEqual(['/team', '/no/team'])
  expect(result.pages['not at all']).toBe(3)
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['page src/pages/index.tsx', 'page src/pages/team.tsx']),
  )
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const html = (place: string): string => readFileSync(join(root, 'dist', place, 'index.html'), 'utf8')
  expect(html('.')).toContain('Feed by wire')
  expect(html('help/contact')).toContain('href="/docs/intro"')
  expect(html('help/contact')).toMatch(/<img[^>]+src="\/[^"]*map[^"]*\.svg"/)
  expect(html('no/help/contact')).toContain('Kontakt')
  expect(html('blog/2024/01/05/code')).toContain('Click')
  const before = withoutBuild(root)
  const again = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(again.addresses.lost).toEqual(result.addresses.lost)
  expect(withoutBuild(root)).toEqual(before)
  // Pages in React are replaced, and the files beside them stay.
  for (const page of ['index', 'team']) rmSync(join(root, `src/pages/${page}.tsx`))
  expect(await migrate({ tool: 'docusaurus', folder: root })).toMatchObject({ isValid: true, moves: [] })
})

test('a doc that the navbar of Docusaurus names is that of the version that readers see first', async () => {
  const root = siteOf({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/',
      presets: [['classic', {}]], themeConfig: { navbar: { items: [
        { type: 'doc', docId: 'start', label: 'Start' }, { type: 'doc', docId: 'new', label: 'New' },
      ] } } }`,
    'versions.json': '["2.0", "1.0"]',
    'docs/start.md': '# Start\n',
    'docs/new.md': '# New\n',
    'versioned_docs/version-2.0/start.md': '# Start\n',
    'versioned_docs/version-1.0/start.md': '# Start\n',
    'src/pages/index.md': '# Home\n',
  })
  await migrate({ tool: 'docusaurus', folder: root, write: true })
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("label: 'Start', to: '/docs/start'")
  expect(config).toContain("label: 'New', to: '/docs/next/new'")
})

test('a list of versions may name the docs folder, as in Docusaurus', async () => {
  const root = siteOf({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/',
      presets: [['classic', { docs: { lastVersion: 'current',
        versions: { current: { label: '2.x' }, '1.x': { path: 'v1' } } } }]] }`,
    'versions.json': '["current", "1.x"]\n',
    'docs/start.md': '# Start\n',
    'versioned_docs/version-1.x/start.md': '# Old start\n',
    'src/pages/index.md': '# Home\n',
  })
  const { addresses, isValid } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(isValid).toBe(true)
  expect(addresses.lost).toEqual([])
  const lock = readFileSync(join(root, 'urls.lock'), 'utf8')
  expect(lock).toContain('/docs/start\ten\n')
  expect(lock).toContain('/docs/v1/start\ten\n')
  expect(JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8'))).toEqual(['1.x'])
})

test('a list of versions that is not JSON is left out with a note', async () => {
  const root = siteOf({
    'docusaurus.config.js': "module.exports = { title: 'Fjord', baseUrl: '/', presets: [['classic', {}]] }",
    'versions.json': '["1.x",,]\n',
    'docs/start.md': '# Start\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root })
  expect(notes).toContainEqual({
    kind: 'page',
    name: 'versions.json',
    instead: expect.stringContaining('It is left out, as _versions.json. Line 1:'),
  })
})

test.each([
  [
    '"copy": "cp -r docs versioned_docs/version-2.0"',
    'Run the script "copy" of package.json first, which names this folder.',
  ],
  ['', 'Make the folder first, as the build of the old site does, or take the version out of the list.'],
])('a version without docs is refused, as Docusaurus does: scripts %s', async (scripts, hint) => {
  const root = siteOf({
    'docusaurus.config.js': "module.exports = { title: 'Fjord', baseUrl: '/', presets: [['classic', {}]] }",
    'package.json': `{ "scripts": { ${scripts} } }`,
    'versions.json': '["2.0", "1.0"]',
    'docs/start.md': '# Start\n',
    'versioned_docs/version-1.0/start.md': '# Start\n',
  })
  await expect(migrate({ tool: 'docusaurus', folder: root, write: true })).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'config-failed',
        file: 'versions.json',
        problem:
          'The docs of version "2.0" are expected in "versioned_docs/version-2.0", which does not exist.',
        hint,
      },
    ],
  })
  expect(readFileSync(join(root, 'versions.json'), 'utf8')).toContain('2.0')
})

test('a note on the edit links of the blog names those of the blog', async () => {
  const root = siteOf({
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', baseUrl: '/', presets: [['classic', { blog: { editUrl: () => 'x' } }]] }",
    'docs/start.md': '# Start\n',
    'blog/2024-01-05-news.md': 'News.\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root })
  expect(notes.filter(({ name }) => name.endsWith('editUrl'))).toMatchObject([
    { name: 'blog.editUrl', instead: 'A function cannot be moved: write "blog.editUrl" as a URL.' },
  ])
})

test('links of the navigation lead to the docs of a further plug-in, whose addresses are known last', async () => {
  const root = siteOf({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/', presets: [['classic', { blog: false }]],
      plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more', sidebarPath: './more.json' }]],
      themeConfig: {
        navbar: { items: [{ type: 'docSidebar', docsPluginId: 'more', sidebarId: 'all', label: 'More', position: 'left' }] },
        footer: { links: [{ label: 'All of it', to: 'more' }, { label: 'Gone', to: 'gone' }] },
      } }`,
    'more.json': '{ "all": [{ "type": "category", "label": "Start", "items": ["introduction", "about"] }] }',
    'docs/start.md': '# Start\n',
    'more/about.md': '# About\n',
    'more/intro.md': '---\nid: introduction\nslug: /\n---\n\n# More\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(notes.filter(({ kind }) => kind === 'link').map(({ name }) => name)).toEqual(['/gone'])
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("{ type: 'sidebar', sidebar: 'all', folder: 'more', label: 'More' }")
  expect(config).toContain("label: 'All of it', to: '/more'")
})
