import { expect, test } from 'vitest'
import { readTextInSite } from '@fyr/cli/internal'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'

test('a file in TypeScript is also meant by the name that it is compiled to', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docusaurus.config.ts': `import { title } from './title.js'
      export default { title, url: 'https://fjord.example', presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') }, blog: false }]] }`,
    'title.ts': "export const title: string = 'Fjord'\n",
    'sidebars.ts': "const sidebars: object = { harbour: ['nets', 'boats'] }\nexport default sidebars\n",
    'docs/boats.md': '# Boats\n',
    'docs/nets.md': '# Nets\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  const config = readTextInSite(root, 'site.config.ts')
  expect(config).toContain("title: 'Fjord'")
  expect(config).toContain("harbour: ['nets', 'boats']")
  expect(notes.filter(({ name }) => name.includes('sidebars'))).toEqual([])
})

test('a site that lists the parts of the preset itself has the style sheets of its theme', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = {
      title: 'Fjord', url: 'https://fjord.example',
      themes: [['@docusaurus/theme-classic', { customCss: require.resolve('./src/brand.css') }]],
      plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
    }`,
    'src/brand.css': ':root { --ifm-color-primary: #3355aa; }\n',
    'docs/nets.md': '# Nets\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(readTextInSite(root, 'site.config.ts')).toContain("accent: '#3355aa'")
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toEqual([])
})

test('the plug-in of Umami becomes its script', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = {
      title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]],
      plugins: [['@dipakparmar/docusaurus-plugin-umami', { websiteID: 'a1', analyticsDomain: 'count.example', dataDoNotTrack: true, dataDomains: ['a.example', 'b.example'] }]],
    }`,
    'docs/nets.md': '# Nets\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  const config = readTextInSite(root, 'site.config.ts')
  for (const part of [
    "src: 'https://count.example/script.js'",
    "'data-website-id': 'a1'",
    "'data-do-not-track': 'true'",
    "'data-domains': 'a.example,b.example'",
    "connect: ['https://count.example']",
  ])
    expect(config).toContain(part)
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toEqual([])
})

test('a page whose front matter is never closed is read as the old tool reads it', async () => {
  const root = siteOf({
    'package.json': '{}',
    '.vitepress/config.mjs':
      "export default { title: 'Fjord', locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } } }",
    'index.md': '---\nlayout: home\nhero:\n  name: Fjord\n',
    'fr/index.md': '---\nlayout: home\nhero:\n  name: Le fjord\n',
    'nets.md': '# Nets\n',
    'fr/nets.md': '# Filets\n',
  })
  const { addresses, notes } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(addresses.lost).toEqual([])
  expect(notes.filter(({ kind }) => kind === 'page')).toEqual([])
  expect(readTextInSite(root, 'i18n/fr/pages/index.md')).toContain('Le fjord')
})
