import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readFolder } from '../testing/read-folder.ts'
import { migrate } from './migrate.ts'

type Files = Readonly<Record<string, string>>

function siteOf(files: Files, root = makeTemporaryFolder()): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** A folder in which a site can be built: everything is installed. */
function buildableSite(files: Files): string {
  const root = siteOf(files)
  const installed = ownFile('node_modules')
  const names = readdirSync(installed).filter((name) => !name.startsWith('.') && name !== '@fyr')
  mkdirSync(join(root, 'node_modules/@fyr'), { recursive: true })
  for (const name of names) symlinkSync(join(installed, name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(installed, '@fyr')))
    symlinkSync(join(installed, '@fyr', name), join(root, 'node_modules/@fyr', name))
  symlinkSync(ownFile('.'), join(root, 'node_modules/@fyr/cli'))
  return root
}

const DOCUSAURUS: Files = {
  'website/docusaurus.config.js': `
    const { themes } = require('prism-react-renderer')
    module.exports = async () => ({
      title: 'Fjord', tagline: 'Feed by wire', url: 'https://fjord.example', baseUrl: '/', onBrokenLinks: 'warn',
      i18n: { defaultLocale: 'en', locales: ['en', 'no'], localeConfigs: { no: { label: 'Norsk' } } },
      presets: [['classic', {
        docs: { path: '../docs', sidebarPath: require.resolve('./sidebars.js'), editUrl: 'https://git.example/edit/main/website' },
        blog: { blogTitle: 'News' },
      }]],
      plugins: [
        '@docusaurus/plugin-pwa',
        ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/start', '/begin'], to: '/docs/start-here' }] }],
      ],
      themeConfig: {
        prism: { theme: themes.github },
        navbar: { items: [
          { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
          { type: 'doc', docId: 'start-here', label: 'Start' },
          { label: 'More', items: [{ label: 'Blog', to: '/blog' }, { label: 'Shop', to: '/shop' }] },
          { type: 'localeDropdown', position: 'right' },
        ] },
        footer: { style: 'dark', links: [{ title: 'More', items: [{ label: 'Code', href: 'https://git.example' }] }],
          copyright: 'Copyright <a href="https://a.example">Fjord</a>' },
      },
    })`,
  'website/sidebars.js': `module.exports = { main: ['start-here', { Guide: ['guide/setup', 'gone'] }] }`,
  'website/src/theme/Footer/index.js': 'export default () => null',
  'website/src/pages/shop.js': 'export default () => null',
  'website/i18n/no/docusaurus-theme-classic/navbar.json':
    '{ "item.label.More": { "message": "Mer" }, "item.label.Old": { "message": "Gammel" } }',
  'website/i18n/no/docusaurus-plugin-content-docs/current/intro.md':
    '---\nid: start-here\n---\n\n# Begynn her\n',
  'website/blog/2024-01-05-opening.md':
    '---\ntitle: Opening\n---\n\nWe open.\n\n<!-- truncate -->\n\nToday.\n',
  'docs/intro.md':
    '---\nid: start-here\n---\n\n# Start here\n\n:::note Careful\nSee [setup](./guide/01-setup.md).\n:::\n',
  'docs/guide/01-setup.md': '# Setup\n\n![](./gone.png)\n\n<YouTube id="jNQXAC9IVRw" title="Film" />\n',
}

test('a Docusaurus site is only read without --write', async () => {
  const root = siteOf(DOCUSAURUS)
  const before = readFolder(root)
  const result = await migrate({ tool: 'docusaurus', folder: join(root, 'website') })
  expect(readFolder(root)).toEqual(before)
  expect(result).toMatchObject({ tool: 'Docusaurus', root, isWritten: false, isValid: true })
  expect(result.addresses.kept.map(({ address }) => address)).toEqual([
    '/docs/guide/setup',
    '/docs/start-here',
    '/blog/2024/01/05/opening',
  ])
  expect(result.pages).toMatchObject({ 'not at all': 0 })
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining([
      'plug-in @docusaurus/plugin-pwa',
      'component Footer',
      'page website/src/pages/shop.js',
      'link /shop',
      'link gone',
      'setting diagnostics.severity: missing-image',
    ]),
  )
})

test('with --write a Docusaurus site builds, keeps its addresses and can be taken over again', async () => {
  const root = buildableSite(DOCUSAURUS)
  const folder = join(root, 'website')
  const first = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(first.isValid).toBe(true)
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("docs: { editUrl: 'https://git.example/edit/main' }")
  expect(config).toContain("{ type: 'link', label: 'Start', to: '/docs/start-here' }")
  expect(config).not.toContain('/shop')
  expect(config).toContain("embeds: ['youtube']")
  expect(readFileSync(join(root, 'website/i18n/no/messages.json'), 'utf8')).toBe(
    '{\n  "navbar.More": "Mer"\n}\n',
  )
  expect(readFileSync(join(root, 'docs/intro.md'), 'utf8')).toContain(
    'aliases:\n  - "/begin"\n  - "/start"\n',
  )
  expect(readFileSync(join(root, 'urls.lock'), 'utf8')).toContain('/docs/start-here\ten\n')
  const built = await build({ root })
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(built.isPublished).toBe(true)
  for (const place of [
    'docs/start-here',
    'docs/guide/setup',
    'start',
    'no/docs/start-here',
    'blog/2024/01/05/opening',
  ])
    expect(existsSync(join(root, 'dist', place, 'index.html'))).toBe(true)
  expect(readFileSync(join(root, 'dist/no/docs/start-here/index.html'), 'utf8')).toContain('Begynn her')
  const texts = readFileSync(join(root, 'docs/intro.md'), 'utf8') + config
  const second = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(second.pages).toEqual({ ...first.pages, untouched: second.pages.untouched, edited: 0 })
  expect(
    readFileSync(join(root, 'docs/intro.md'), 'utf8') + readFileSync(join(root, 'site.config.ts'), 'utf8'),
  ).toBe(texts)
})

test('a configuration that somebody has changed stays', async () => {
  const root = siteOf({ ...DOCUSAURUS, 'site.config.ts': 'export default {}\n' })
  const result = await migrate({ tool: 'docusaurus', folder: join(root, 'website'), write: true })
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toBe('export default {}\n')
  expect(result.notes.map(({ name }) => name)).toContain('site.config.ts')
})

const VITEPRESS: Files = {
  'docs/.vitepress/config.mts': `
    import { defineConfig } from 'vitepress'
    import plugin from 'markdown-it-plugin'
    export default defineConfig({
      title: 'Fjord', description: 'Feed by wire', sitemap: { hostname: 'https://fjord.example' },
      locales: { root: { label: 'English', lang: 'en' }, no: { label: 'Norsk', themeConfig: { nav: [{ text: 'Veiledning', link: '/no/guide/setup' }] } } },
      markdown: { config: (md) => md.use(plugin) },
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/setup' }],
        sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Guide', collapsed: true, items: [{ text: 'Setup', link: 'setup' }] }] } },
      },
    })`,
  'docs/index.md':
    '---\nlayout: home\nhero:\n  name: Fjord\n  text: Feed by wire\n  actions:\n    - text: Start\n      link: /guide/setup\n---\n',
  'docs/guide/setup.md':
    '---\noutline: deep\n---\n\n# Setup\n\n[[toc]]\n\n::: tip Careful\nText.\n:::\n\n::: v-pre\nBraces {{ x }}.\n:::\n\n<<< @/snippets/a.ts#one\n\n```md\n[[toc]]\n```\n',
  'docs/snippets/a.ts': '// #region one\nconst one = 1\n// #endregion one\n',
  'docs/no/guide/setup.md': '# Oppsett\n',
}

test('a VitePress site comes over with its home page, languages and old spellings', async () => {
  const root = buildableSite(VITEPRESS)
  const result = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(result.addresses).toMatchObject({ changed: [], lost: [] })
  const setup = readFileSync(join(root, 'docs/guide/setup.md'), 'utf8')
  expect(setup).toContain('toc_max_heading_level: 6')
  expect(setup).toContain(':::tip Careful')
  expect(setup).toContain('::include{file=/docs/snippets/a.ts region=one}')
  expect(setup).toContain('```md\n[[toc]]\n```')
  expect(setup).not.toContain('v-pre')
  expect(existsSync(join(root, 'i18n/no/docs/guide/setup.md'))).toBe(true)
  expect((await build({ root })).isPublished).toBe(true)
  expect(existsSync(join(root, 'dist/guide/setup.html'))).toBe(true)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('Feed by wire')
})

const STARLIGHT: Files = {
  'astro.config.mjs': `
    import { defineConfig } from 'astro/config'
    import starlight from '@astrojs/starlight'
    export default defineConfig({
      site: 'https://fjord.example', redirects: { '/begin': '/guides/setup/' },
      integrations: [starlight({
        title: 'Fjord', locales: { root: { label: 'English', lang: 'en' }, no: { label: 'Norsk' } },
        sidebar: ['guides/setup', { label: 'Guides', autogenerate: { directory: 'guides' } }], components: { Hero: './src/hero.astro' },
      })],
    })`,
  'src/content/docs/index.md':
    '---\ntitle: Fjord\ntemplate: splash\nhero:\n  title: Feed by wire\n  actions:\n    - text: Start\n      link: /guides/setup/\n---\n',
  'src/content/docs/guides/setup.md':
    '---\ntitle: Setup\nsidebar:\n  label: Set up\n  order: 2\n---\n\n:::note[Careful]\nText.\n:::\n',
  'src/content/docs/no/guides/setup.md': '---\ntitle: Oppsett\n---\n\nTekst.\n',
  'src/content/docs/no/guides/alene.md': '---\ntitle: Alene\n---\n\nTekst.\n',
}

test('a Starlight site comes over with final slashes; a translation without original is reported', async () => {
  const root = buildableSite(STARLIGHT)
  const result = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(result.addresses.lost.map(({ address }) => address)).toEqual(['/no/guides/alene/'])
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['component Hero', 'page src/content/docs/no/guides/alene.md']),
  )
  expect(readFileSync(join(root, 'src/content/docs/guides/setup.md'), 'utf8')).toContain(
    'sidebar_label: Set up',
  )
  const built = await build({ root })
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  for (const place of ['guides/setup', 'no/guides/setup', 'begin'])
    expect(existsSync(join(root, 'dist', place, 'index.html'))).toBe(true)
})

test.each([
  ['docusaurus', 'config-missing'],
  ['vitepress', 'config-missing'],
  ['starlight', 'config-missing'],
] as const)('a folder without a %s site is an error with code %s', async (tool, code) => {
  await expect(migrate({ tool, folder: makeTemporaryFolder() })).rejects.toMatchObject({
    diagnostics: [{ code }],
  })
})
