import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { buildableSite, siteOf } from '../testing/old-site.ts'
import { categoryPages } from './docusaurus-categories.ts'

const CONFIG = `export default { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/', presets: [['classic', {}]] }`
const GENERATED = 'link: { type: generated-index }\n'

test('pages that Docusaurus generates for folders keep their addresses, in every language', async () => {
  const root = buildableSite({
    'docusaurus.config.js': CONFIG.replace(
      'presets',
      "i18n: { defaultLocale: 'en', locales: ['en', 'no'] }, presets",
    ),
    'src/pages/index.md': '# Home\n',
    // What the starter of Docusaurus has.
    'docs/tutorial-basics/_category_.json':
      '{ "label": "Tutorial - Basics", "position": 2, "link": { "type": "generated-index", "description": "Five minutes." } }',
    'docs/tutorial-basics/boats.md': '# Boats\n',
    'docs/01-ios/_category_.yml': `# How we ship\nlabel: iOS & CI/CD\n${GENERATED}`,
    'docs/01-ios/pens.md': '# Pens\n',
    'docs/again/_category_.yml': `label: Tutorial - basics\n${GENERATED}`,
    'docs/again/inner/feed.md': '# Feed\n',
    'docs/named/_category_.yml': 'label: Named\nlink: { type: generated-index, slug: /all/of it }\n',
    'docs/named/lice.md': '# Lice\n',
    'docs/plain/_category_.yml': GENERATED,
    'docs/plain/sea.md': '# Sea\n',
    'docs/empty/_category_.yml': `label: Empty\n${GENERATED}`,
  })
  const { addresses, diagnostics } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(addresses).toMatchObject({ changed: [], lost: [] })
  const kept = addresses.kept.map(({ address }) => address).filter((address) => !/\/blog/.test(address))
  const pages = ['tutorial---basics', 'ios--cicd', 'tutorial---basics-1', 'plain']
  for (const language of ['', '/no'])
    expect(kept).toEqual(expect.arrayContaining(pages.map((page) => `${language}/docs/category/${page}`)))
  expect(kept).not.toContain('/docs/category/empty')
  expect(readFileSync(join(root, 'docs/01-ios/_category_.yml'), 'utf8')).toBe(
    '# How we ship\nlabel: iOS & CI/CD\nlink: { type: generated-index, slug: /category/ios--cicd }\n',
  )
  expect(readFileSync(join(root, 'docs/plain/_category_.yml'), 'utf8')).toBe(GENERATED)
})

const sidebarsWith = (label: string) => [
  { type: 'category', label, link: { type: 'generated-index' }, items: ['boats'] },
]

test('so do those of the categories that sidebars list, in every version', async () => {
  const root = siteOf({
    'docusaurus.config.js': CONFIG.replace(
      '{}',
      "{ docs: { sidebarPath: './sidebars.js', routeBasePath: '/' }, blog: false }",
    ),
    'sidebars.js': `export default { docs: ${JSON.stringify(sidebarsWith('TypeScript'))} }`,
    'docs/boats.md': '# Boats\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/boats.md': '# Boats\n',
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
      docs: sidebarsWith('JavaScript & C++'),
    }),
  })
  const { addresses } = await migrate({ tool: 'docusaurus', folder: root })
  expect(addresses).toMatchObject({ changed: [], lost: [] })
  expect(addresses.kept.map(({ address }) => address).filter((one) => one.includes('category'))).toEqual([
    '/next/category/typescript',
    '/category/javascript--c',
  ])
})

const category = (label: string, items: unknown) => ({ type: 'category', label, items })

test('categories in the short form are in the sidebars of released versions too', async () => {
  const root = buildableSite({
    'docusaurus.config.js': CONFIG.replace('{}', '{ blog: false }'),
    'docs/boats.md': '# Boats\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/boats.md': '# Boats\n',
    'versioned_docs/version-1.0/pens.md': '# Pens\n',
    'versioned_docs/version-1.0/feed.md': '# Feed\n',
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
      docs: { Start: ['boats'], 'All of it': [{ Pens: ['pens'], Feed: { Pellets: ['feed'] } }] },
    }),
  })
  const { diagnostics, notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(diagnostics).toEqual([])
  expect(notes.filter(({ name }) => name.includes('sidebars'))).toEqual([])
  const text = readFileSync(join(root, 'versioned_sidebars/version-1.0-sidebars.json'), 'utf8')
  expect(JSON.parse(text)).toEqual({
    docs: [
      category('Start', ['boats']),
      category('All of it', [category('Pens', ['pens']), category('Feed', [category('Pellets', ['feed'])])]),
    ],
  })
})

test('a page of a category of a further docs plug-in is kept', async () => {
  const root = siteOf({
    'docusaurus.config.js': CONFIG.replace(
      'presets',
      "plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]], presets",
    ),
    'docs/boats.md': '# Boats\n',
    'more/crew/_category_.yml': `label: Crew\n${GENERATED}`,
    'more/crew/ida.md': '# Ida\n',
  })
  const { addresses } = await migrate({ tool: 'docusaurus', folder: root })
  expect(addresses.lost).toEqual([])
  expect(addresses.kept.map(({ address }) => address)).toContain('/more/category/crew')
})

test('only folders that a sidebar shows have pages', () => {
  const folder = siteOf({
    'a/_category_.yml': `label: A\n${GENERATED}`,
    'a/one.md': '# One\n',
    'b/_category_.yml': `label: B\n${GENERATED}`,
    'b/draft.md': '---\ndraft: true\n---\n',
    'c/_category_.yml': `label: C\n${GENERATED}`,
    'c/three.md': '# Three\n',
  })
  const files = ['a/one.md', 'b/draft.md', 'c/three.md']
  const of = (dirName: string) =>
    categoryPages({ docs: [{ type: 'autogenerated', dirName }] }, { folder, files }).addresses
  expect(of('.')).toEqual(['/category/a', '/category/c'])
  expect(of('c')).toEqual([])
})

test('lists of authors count as addresses', async () => {
  const root = siteOf({
    'docusaurus.config.js': CONFIG,
    'docs/boats.md': '# Boats\n',
    'blog/authors.yml':
      'ida: { name: Ida Berg, page: true }\nolaNes: { name: Ola Nes, page: { permalink: /ola } }\nkim: { name: Kim }\n',
    'blog/2024-01-05-news.md': '---\nauthors: [ida]\n---\n\nNews.\n',
  })
  const { addresses } = await migrate({ tool: 'docusaurus', folder: root })
  expect(addresses).toMatchObject({ changed: [], lost: [] })
  expect(addresses.kept.map(({ address }) => address).filter((one) => one.includes('authors'))).toEqual([
    '/blog/authors',
    '/blog/authors/ida',
    '/blog/authors/ola',
  ])
})
