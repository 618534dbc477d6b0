import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { formatMigration } from './format-migration.ts'
import { migrate } from './migrate.ts'
import { siteOf } from './testing/old-site.ts'

const SITE = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `
    const { join } = require('path')
    module.exports = {
      title: 'Fjord', url: 'https://fjord.example', i18n: { defaultLocale: 'en', locales: ['en', 'no'] },
      presets: [['classic', { docs: { remarkPlugins: [require('./plugins/tides')] } }]],
      plugins: [join(__dirname, 'plugins/harbour'), [join(__dirname, 'plugins/quay.js'), {}]],
      themes: [join(__dirname, 'themes/night')],
    }`,
  'plugins/tides.js': 'module.exports = function attacher$6() {}\n',
  'docs/a.md': '---\ntags: [sea]\n---\n\n# A\n\n![](./none.png)\n',
  'docs/b.md': '# B\n',
  'i18n/no/docusaurus-plugin-content-docs/current/a.md': '---\ntags: [sea]\n---\n\n# A\n',
  'blog/2024-01-05-news.md': '---\nauthors: [ida]\ntags: [sea]\n---\n\nNews.\n',
  'blog/authors.yml': 'ida: { name: Ida, page: true }\n',
}

test('a report has no path of a machine, and calls plug-ins by what they are', async () => {
  const root = siteOf(SITE)
  const result = await migrate({ tool: 'docusaurus', folder: root })
  const { root: _own, ...rest } = result
  expect(JSON.stringify(rest)).not.toContain(root)
  const report = formatMigration(result)
  expect(report).not.toContain(root)
  expect(report).toContain(`Docusaurus -> ${basename(root)} (`)
  const names = result.notes.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['plugins/harbour', 'plugins/quay.js', 'themes/night', 'a remark plugin']),
  )
  expect(names.filter((name) => name.includes('attacher'))).toEqual([])
})

test('files, addresses, lists and tags count in every language', async () => {
  const { pages, fates, addresses } = await migrate({ tool: 'docusaurus', folder: siteOf(SITE) })
  const files = ['docs/a.md', 'docs/b.md', 'i18n/no/docs/a.md', 'blog/2024-01-05-news.md']
  expect(Object.keys(fates).toSorted()).toEqual(files.toSorted())
  expect(Object.values(pages).reduce((sum, amount) => sum + amount, 0)).toBe(files.length)
  const ofOne = [
    'docs/a',
    'docs/b',
    'docs/tags',
    'docs/tags/sea',
    'blog',
    'blog/2024/01/05/news',
    'blog/archive',
  ]
  const lists = ['blog/tags', 'blog/tags/sea', 'blog/authors', 'blog/authors/ida']
  expect(addresses).toMatchObject({ changed: [], lost: [] })
  expect(addresses.kept.map(({ address }) => address.replaceAll(/^\/|\/$/g, '')).toSorted()).toEqual(
    ['', 'no/'].flatMap((language) => [...ofOne, ...lists].map((one) => language + one)).toSorted(),
  )
})
