import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, check } from '@fyr/cli'
import { makeTemporaryFolder } from '../../cli/src/testing/temporary-folder.ts'
import { readFolder } from '../../cli/src/testing/read-folder.ts'
import { buildableSite, type Files, siteOf, withoutBuild } from './testing/old-site.ts'
import { migrate } from './migrate.ts'

const DOCUSAURUS: Files = {
  'website/docusaurus.config.js': `
    const { themes } = require('prism-react-renderer')
    module.exports = async () => ({
      title: 'Fjord', tagline: 'Feed by wire', url: 'https://fjord.example', baseUrl: '/', onBrokenLinks: 'warn',
      i18n: { defaultLocale: 'en', locales: ['en', 'no'], localeConfigs: { no: { label: 'Norsk' } } },
      presets: [['classic', {
        docs: { remarkPlugins: [require('remark-tides'), [require('tides-math'), { a: 1 }], { default: function harbourNames() {} }], path: '../docs', sidebarPath: require.resolve('./sidebars.js'), editUrl: 'https://git.example/edit/main/website' },
        blog: { blogTitle: 'News', remarkPlugins: [require('remark-tides')], rehypePlugins: [function shipNames() {}, () => {}] },
      }]],
      plugins: [
        '@docusaurus/plugin-pwa',
        ['@docusaurus/plugin-client-redirects', {
          redirects: [
            { from: ['/start', '/begin'], to: '/docs/start-here' },
            { from: '/out', to: 'https://a.example/out' }, { from: '/lost', to: '/docs/lost' },
          ],
          createRedirects: () => undefined,
        }],
      ],
      themeConfig: {
        prism: { theme: themes.github },
        navbar: { logo: { src: 'img/day.svg', srcDark: '/img/night.svg' }, items: [
          { type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'left' },
          { type: 'doc', docId: 'start-here', label: 'Start' },
          { href: 'https://git.example', 'aria-label': 'Source code' },
          { label: 'More', position: 'left', items: [{ label: 'Blog', to: '/blog' }, { label: 'Shop', to: '/shop' }] },
          { type: 'localeDropdown', position: 'right' },
        ] },
        footer: { style: 'dark', links: [{ title: 'More', items: [{ label: 'Code', href: 'https://git.example' }] }],
          copyright: 'Copyright <a href="https://a.example">Fjord</a>' },
      },
    })`,
  'website/sidebars.js': `module.exports = { main: ['start-here', { Guide: ['guide/setup', 'gone'] }] }`,
  'website/static/img/day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'website/static/img/night.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'website/src/theme/Footer/index.js': 'export default () => null',
  'website/src/pages/shop.js': 'export default () => null',
  'website/i18n/no/docusaurus-theme-classic/navbar.json':
    '{ "item.label.More": { "message": "Mer" }, "item.label.Old": { "message": "Gammel" } }',
  'website/i18n/no/code.json': '{ "theme.docs.paginator.next": { "message": "Videre" } }',
  'website/i18n/no/docusaurus-plugin-content-docs/current/intro.md':
    '---\nid: start-here\n---\n\n# Begynn her\n',
  'website/blog/2024-01-05-opening.md':
    '---\ntitle: Opening\n---\n\nWe open.\n\n<!-- truncate -->\n\nToday.\n',
  'docs/intro.md':
    '---\nid: start-here\n---\n\n# Start here\n\n:::note Careful\nSee [setup](./guide/01-setup.md).\n:::\n',
  'docs/guide/01-setup.md':
    '<head>\n<meta name="description" content="How" />\n</head>\n\n# Setup\n\n![](./gone.png)\n\n<YouTube id="jNQXAC9IVRw" title="Film" />\n',
}

test('a Docusaurus site is only read without --write; with it, it builds, keeps its addresses and can be taken over again', async () => {
  const root = buildableSite(DOCUSAURUS)
  const before = withoutBuild(root)
  const folder = join(root, 'website')
  const result = await migrate({ tool: 'docusaurus', folder })
  expect(withoutBuild(root)).toEqual(before)
  expect(result).toMatchObject({ tool: 'Docusaurus', root, isWritten: false, isValid: true })
  expect(result.addresses.kept.map(({ address }) => address)).toEqual([
    '/docs/guide/setup',
    '/docs/start-here',
    '/blog/2024/01/05/opening',
    '/blog/',
    '/blog/archive',
    '/no/docs/guide/setup',
    '/no/docs/start-here',
    '/no/blog/2024/01/05/opening',
    '/no/blog/',
    '/no/blog/archive',
  ])
  expect(result.pages).toMatchObject({ 'not at all': 1 })
  expect(result.addresses.lost.map(({ address }) => address)).toEqual(['/shop', '/no/shop'])
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining([
      'plug-in @docusaurus/plugin-pwa',
      'plug-in remark-tides',
      'plug-in tides-math',
      'plug-in harbourNames',
      'plug-in shipNames',
      'plug-in a rehype plugin',
      'component Footer',
      'page website/src/pages/shop.js',
      'link /shop',
      'link gone',
      'setting diagnostics.severity: missing-image',
      'link /lost',
    ]),
  )
  const insteadOf = (plugin: string) => result.notes.find(({ name }) => name === plugin)?.instead
  expect(insteadOf('remark-tides')).toContain('"markdown.remarkPlugins"')
  expect(insteadOf('tides-math')).toContain('the plugin "math"')
  expect(insteadOf('shipNames')).toContain('"markdown.rehypePlugins"')
  expect(result.notes.map(({ name }) => name)).not.toContain('/start')
  expect(new Set(result.notes.map(({ name }) => name)).size).toBe(result.notes.length)
  const first = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(first.isValid).toBe(true)
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("docs: { editUrl: 'https://git.example/edit/main' }")
  expect(config).toContain("'/out': 'https://a.example/out'")
  expect(config).toContain("{ type: 'link', label: 'Start', to: '/docs/start-here', position: 'right' }")
  expect(config).not.toContain('/shop')
  expect(config).toContain("embeds: ['youtube']")
  expect(config).toContain("logo: { src: 'img/day.svg', alt: 'Fjord', dark: 'img/night.svg' }")
  expect(readFileSync(join(root, 'website/i18n/no/messages.json'), 'utf8')).toBe(
    '{\n  "theme.nextPage": "Videre",\n  "navbar.More": "Mer"\n}\n',
  )
  expect(readFileSync(join(root, 'docs/intro.md'), 'utf8')).toContain('aliases:\n  - /start\n  - /begin\n')
  expect(readFileSync(join(root, 'docs/guide/01-setup.md'), 'utf8')).toMatch(/^---\ndescription: How\n---\n/)
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
  writeFileSync(join(root, 'urls.lock'), `${readFileSync(join(root, 'urls.lock'), 'utf8')}/more\ten\n`)
  const written = withoutBuild(root)
  const second = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(second.pages).toEqual({ ...first.pages, untouched: second.pages.untouched, edited: 0 })
  expect(second.files).not.toContain('urls.lock')
  expect(withoutBuild(root)).toEqual(written)
})

/** A component that the build can render alone, with all that it imports. */
const UNIT: Files = {
  'src/components/Unit/index.tsx': `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { nameOf } from '@site/src/units'
import styles from './styles.module.css'

interface Props { of: string; digits?: number; of_all?: boolean; more?: string[] }

export default function Unit({ of, digits = 0, of_all = false, more = [] }: Props): React.JSX.Element {
  return (
    <Link className={styles.unit} to="/units" title={useBaseUrl('/units')}>
      <b style={{ marginTop: 4, '--wide': '2' }}>{nameOf(of)}</b>{JSON.stringify([digits, of_all, more])}
    </Link>
  )
}
`,
  'src/components/Unit/styles.module.css': `.unit { color: red }\n.unit:hover > :global(b) { color: blue }\n`,
  'src/theme/MDXComponents/Mark.jsx': 'export const Mark = ({ children }) => <mark>{children}</mark>\n',
  'src/units.js': 'export const nameOf = (unit) => <i>{unit}</i>\n',
}

test('components of the old site are moved where the build can render them, and others become drafts', async () => {
  const root = buildableSite({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'docs/index.mdx':
      "import Chart from '@site/src/charts/feed'\n\n# Feed\n\n<Chart unit=\"kg\" title=\"Feed of a year\" links={[{ title: 'All charts', href: '/units' }]} next={{ title: 'Next', description: 'units', href: '/units' }} options={{ color: 'deep blue' }}>\n\nIn *spring*.\n\n</Chart>\n\nAbout <Unit of=\"kg\" digits={2} of_all more={['t']} /> and <Nobodys />.\n\n<Mark>All</Mark> of it.\n",
    'docs/units.md': '# Units\n\nThey are SI units.\n',
    'src/charts/feed.jsx': 'import { useState } from "react"\nexport default () => useState("")[0]',
    ...UNIT,
  })
  const first = await migrate({ tool: 'docusaurus', folder: root, write: true })
  const chart = join(root, 'theme/islands/chart.tsx')
  expect(readFileSync(chart, 'utf8')).toContain('@site/src/charts/feed\n')
  expect(first.components).toEqual(['theme/islands/mark.tsx', 'theme/islands/unit.tsx'])
  expect(first.notes.filter(({ kind }) => kind === 'component')).toEqual([
    {
      kind: 'component',
      name: 'theme/islands/chart.tsx',
      instead:
        'It takes the place of @site/src/charts/feed, which uses "useState". It shows only what pages say in it. Write the rest.',
      pages: 1,
    },
  ])
  // It is unknown what the old site rendered for a name without a file.
  expect(
    first.diagnostics.filter(({ code }) => code === 'unknown-component').map(({ problem }) => problem),
  ).toEqual(['Unknown component <Nobodys>.'])
  expect((await build({ root })).isPublished).toBe(true)
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(html).toContain(
    '<b>Feed of a year</b><p>In <em>spring</em>.</p><span> <a href="/units">All charts</a><br/></span><span> <a href="/units">Next</a>: units<br/></span>\n<p>About',
  )
  expect(html).toContain(
    '<p>About <a class="unit-unit" title="/units" href="/units"><b class="unit-style1"><i>kg</i></b>[2,true,[&quot;t&quot;]]</a> and',
  )
  expect(html).toContain('<p><mark>All</mark> of it.</p>')
  const styles = readFolder(join(root, 'dist/assets'))
  const css = [...styles].flatMap(([file, text]) => (file.endsWith('.css') ? [text] : [])).join('')
  expect(css).toMatch(/\.unit-unit:hover\s*>\s*b/)
  expect(css).toMatch(/\.unit-style1\s*\{[^}]*margin-top:\s*4px/)
  writeFileSync(chart, 'export default function Chart() {\n  return <b>Chart</b>\n}\n')
  const before = withoutBuild(root)
  const second = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(withoutBuild(root)).toEqual(before)
  const named = second.notes.map(({ name }) => name)
  expect(second.components).toEqual(first.components)
  expect(named).not.toContain('theme/islands/chart.tsx')
  expect(second.diagnostics.map(({ code }) => code)).toEqual(first.diagnostics.map(({ code }) => code))
})

test('a configuration is written again until it is edited', async () => {
  const root = siteOf(DOCUSAURUS)
  const folder = join(root, 'website')
  await migrate({ tool: 'docusaurus', folder, write: true })
  const config = join(root, 'site.config.ts')
  const changed = readFileSync(config, 'utf8').replace('Feed by wire', 'Fish by wire')
  writeFileSync(config, changed)
  const { notes, files } = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(readFileSync(config, 'utf8')).toBe(changed)
  expect(files).not.toContain('site.config.ts')
  expect(notes.map(({ name }) => name)).toContain('site.config.ts')
})

test('a configuration of other origin stays, and nothing is said to be left out of it', async () => {
  const config = `export default {
      product: { name: 'Fjord', slug: 'fjord' }, title: 'Fjord', url: 'https://fjord.example', defaultLocale: 'en',
      locales: [{ code: 'en', label: 'English' }], content: { docs: 'docs', blog: 'website/blog' },
      navbar: { items: [{ type: 'link', label: 'Shop', to: '/shop' }] },
  }`
  const root = siteOf({ ...DOCUSAURUS, 'site.config.ts': config })
  const folder = join(root, 'website')
  const { notes, diagnostics } = await migrate({ tool: 'docusaurus', folder, write: true })
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toBe(config)
  expect(notes.map(({ name }) => name)).toContain('site.config.ts')
  expect(diagnostics.map(({ code }) => code)).toContain('broken-link')
  expect(notes.map(({ name }) => name)).not.toContain('/shop')
  expect(notes.filter(({ name }) => name.startsWith('diagnostics.severity'))).toEqual([])
})

test('moves to places where something is already are all reported before anything changes', async () => {
  const root = siteOf({
    ...VITEPRESS,
    'content/pages/index.md': '# Mine\n',
    'i18n/no/docs/guide/setup.md': '# Mitt\n',
  })
  const before = readFolder(root)
  const run = (write: boolean) => migrate({ tool: 'vitepress', folder: root, write })
  const diagnostics = [{ file: 'content/pages/index.md' }, { file: 'i18n/no/docs' }]
  await expect(run(false)).rejects.toMatchObject({ diagnostics })
  await expect(run(true)).rejects.toMatchObject({ diagnostics })
  expect(readFolder(root)).toEqual(before)
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
        logo: { light: '/day.svg', dark: '/night.svg' },
        nav: [{ text: 'Guide', link: '/guide/setup' }],
        sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Guide', collapsed: true, items: [{ text: 'Setup', link: 'setup' }] }] } },
      },
    })`,
  'docs/index.md':
    '---\nlayout: home\nhero:\n  name: Fjord\n  text: Feed by wire\n  actions:\n    - text: Start\n      link: /guide/setup\n---\n',
  'docs/guide/setup.md':
    '---\noutline: deep\n---\n\n# Setup\n\n[[toc]]\n\n::: tip Careful\nText.\n:::\n\n::: v-pre\nBraces {{ x }}.\n:::\n\n<<< @/snippets/a.ts#one\n\n<!--@include: ../../shared/part.md-->\n\n<!--@include: ./_steps.md{1,2}-->\n\n```md\n[[toc]]\n```\n',
  'docs/public/day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/public/night.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/guide/hidden.md': '# Hidden\n\nIn no sidebar.\n',
  'docs/guide/bare.md': '---\nsidebar: false\n---\n\n# Bare\n\nWithout a sidebar.\n',
  'docs/about.md': '# About\n\nBelow no path with a sidebar.\n',
  'docs/snippets/a.ts': '// #region one\nconst one = 1\n// #endregion one\n',
  'docs/guide/_steps.md': 'Steps.\n\nNot of the page.\n',
  'shared/part.md': 'A shared part.\n\n<!--@include: ./deep/more.md-->\n',
  'shared/deep/more.md': 'And more.\n',
  'docs/no/guide/setup.md':
    '# Oppsett\n\n<!--@include: ../../guide/_steps.md-->\n\n<!--@include: ./_trinn.md-->\n',
  'docs/no/guide/_trinn.md': 'Trinn.\n',
}

test('a VitePress site is moved with its home page, languages and old spellings', async () => {
  const root = buildableSite(VITEPRESS)
  const result = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(result.addresses.changed).toEqual([])
  // Fyr takes what begins with an underscore for a part of other pages; VitePress publishes it.
  expect(result.addresses.lost.map(({ address }) => address)).toEqual(['/guide/_steps', '/no/guide/_trinn'])
  const setup = readFileSync(join(root, 'docs/guide/setup.md'), 'utf8')
  expect(setup).toContain('toc_max_heading_level: 6')
  expect(setup).toContain(':::tip Careful')
  expect(setup).toContain('::include{file=/docs/snippets/a.ts region=one}')
  expect(setup).toContain('```md\n[[toc]]\n```')
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(
    "logo: { src: 'day.svg', alt: '', dark: 'night.svg' }",
  )
  const hidden = readFileSync(join(root, 'docs/guide/hidden.md'), 'utf8')
  expect(hidden).toContain('displayed_sidebar: guide')
  expect(readFileSync(join(root, 'docs/guide/bare.md'), 'utf8')).toContain('displayed_sidebar: null')
  expect(readFileSync(join(root, 'docs/about.md'), 'utf8')).not.toContain('displayed_sidebar')
  expect(setup).not.toContain('v-pre')
  expect(setup).toContain('::include{file=/shared/part.md}')
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(
    "includes: ['content', 'samples', 'shared']",
  )
  expect(readFileSync(join(root, 'shared/part.md'), 'utf8')).toContain('::include{file=/shared/deep/more.md}')
  expect(readFileSync(join(root, 'i18n/no/docs/guide/setup.md'), 'utf8')).toBe(
    '# Oppsett\n\n::include{file=/docs/guide/_steps.md}\n\n::include{file=/i18n/no/docs/guide/_trinn.md}\n',
  )
  expect(setup).toContain('::include{file=/shared/part.md}\n\nSteps.\n')
  expect(setup).not.toContain('Not of the page')
  const before = withoutBuild(root)
  const second = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(second.isValid).toBe(true)
  expect(withoutBuild(root)).toEqual(before)
  expect((await build({ root })).isPublished).toBe(true)
  expect(existsSync(join(root, 'dist/guide/setup.html'))).toBe(true)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('Feed by wire')
})

const STARLIGHT: Files = {
  'astro.config.mjs': `
    import { defineConfig } from 'astro/config'
    import starlight from '@astrojs/starlight'
    export default defineConfig({ markdown: { rehypePlugins: ['rehype-tides'] },
      site: 'https://fjord.example', redirects: { '/begin': '/guides/setup/', '/old/[slug]': '/guides/[slug]', '/gone': '/nowhere' },
      integrations: [starlight({
        title: 'Fjord', locales: { root: { label: 'English', lang: 'en' }, no: { label: 'Norsk' } },
        logo: { light: './src/assets/day.svg', dark: './public/img/night.svg', alt: '' },
        sidebar: [{ slug: 'guides/setup', badge: 'New' }, { label: 'Guides', badge: { text: { en: 'Beta' }, variant: 'tip' }, translations: { no: 'Veiledninger' }, items: [{ autogenerate: { directory: 'guides' } }, { label: 'Code', link: 'https://git.example', badge: { text: 'Open' } }] }], components: { Hero: './src/hero.astro' },
      })],
    })`,
  'src/content/docs/index.md':
    '---\ntitle: Fjord\ntemplate: splash\nhero:\n  title: Feed by wire\n  image:\n    file: ../../assets/boat.svg\n    alt: A boat\n  actions:\n    - text: Start\n      link: /guides/setup/\n---\n',
  'src/content/docs/guides/setup.md':
    '---\ntitle: Setup\nsidebar:\n  label: Set up\n  order: 2\n  badge: { text: New, variant: caution }\n---\n\n:::note[Careful]\nText.\n:::\n',
  'src/content/docs/no/guides/setup.md': '---\ntitle: Oppsett\n---\n\nTekst.\n',
  'src/content/docs/guides/v1.2.md': '---\ntitle: Version\n---\n\nText.\n',
  'src/content/docs/no/guides/v1.2.md': '---\ntitle: Versjon\n---\n\nTekst.\n',
  'src/assets/boat.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
  'src/assets/day.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'public/img/night.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/content/docs/guides/boat.md': '---\ntitle: Boat\n---\n\n![A boat](../../../assets/boat.svg)\n',
  'src/content/docs/no/guides/boat.mdx': '---\ntitle: Båt\n---\n\n![En båt](../../../../assets/boat.svg)\n',
  'src/content/docs/404.md':
    "---\ntitle: '404'\ntemplate: splash\neditUrl: false\nhero:\n  title: '404'\n---\n\nNo boat is here.\n",
  'src/content/docs/no/404.md': '---\ntitle: Borte\n---\n',
  'src/content/docs/no/guides/alene.md': '---\ntitle: Alene\n---\n\nTekst.\n',
}

test('a Starlight site is moved with final slashes; a page that one language alone has is kept', async () => {
  const root = buildableSite(STARLIGHT)
  const result = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(result.addresses.lost).toEqual([])
  expect(readFileSync(join(root, 'i18n/no/docs/guides/alene.md'), 'utf8')).toContain('original: false')
  expect(result.notes.map(({ name }) => name)).not.toContain('src/content/docs/no/404.md')
  expect(result.diagnostics.map(({ code }) => code)).not.toContain('missing-image')
  expect(readFileSync(join(root, 'i18n/no/docs/guides/boat.md'), 'utf8')).toContain(
    '![En båt](../../../../src/assets/boat.svg)',
  )
  expect(JSON.parse(readFileSync(join(root, 'i18n/no/messages.json'), 'utf8'))).toMatchObject({
    'sidebar.defaultSidebar.Guides': 'Veiledninger',
  })
  expect(result.notes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['component Hero', 'plug-in rehype-tides', 'link /gone']),
  )
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain("'/old/*': '/guides/*'")
  expect(readFileSync(join(root, 'src/content/docs/guides/setup.md'), 'utf8')).toContain(
    'sidebar_label: Set up\nsidebar_badge: New\n',
  )
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(
    "logo: { src: 'day.svg', alt: '', dark: 'img/night.svg' }",
  )
  expect(result.files).toContain('public/day.svg')
  expect(existsSync(join(root, 'public/day.svg'))).toBe(true)
  expect(result.notes.find(({ name }) => name === 'sidebar: badge')?.instead).toBe(
    'These badges are left out, as only pages have some: "Beta" at "Guides", "Open" at "Code".',
  )
  expect(readFileSync(join(root, 'src/content/docs/guides/v1.2.md'), 'utf8')).toContain('slug: /guides/v12')
  // It has the slug of its original.
  expect(readFileSync(join(root, 'i18n/no/docs/guides/v1.2.md'), 'utf8')).not.toContain('slug')
  expect(result.addresses.kept.map(({ address }) => address)).toContain('/no/guides/v12/')
  const before = withoutBuild(root)
  await migrate({ tool: 'starlight', folder: root, write: true })
  expect(withoutBuild(root)).toEqual(before)
  const built = await build({ root })
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(readFileSync(join(root, 'dist/no/guides/boat/index.html'), 'utf8')).toContain('alt="En båt"')
  expect(readFileSync(join(root, 'dist/404.html'), 'utf8')).toContain('No boat is here.')
  expect(readFileSync(join(root, 'dist/no/404.html'), 'utf8')).toContain('Borte')
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

test.each([
  [
    'docusaurus.config.js',
    'docusaurus',
    "module.exports = { title: 'A', url: 'example.com', i18n: { defaultLocale: 'en_US', locales: ['en_US'] }, presets: [['classic', {}]] }",
  ],
  [
    'docs/.vitepress/config.mjs',
    'vitepress',
    "export default { title: 'A', sitemap: { hostname: 'example.com' }, locales: { root: { lang: 'en_US' } } }",
  ],
  [
    'astro.config.mjs',
    'starlight',
    "import starlight from '@astrojs/starlight'\nexport default { site: 'example.com', integrations: [starlight({ title: 'A' })] }",
  ],
] as const)(
  'in %s a URL without a scheme is reported, and a language that is spelled in another way is no error',
  async (file, tool, config) => {
    const docs = tool === 'starlight' ? 'src/content/docs' : 'docs'
    const folder = siteOf({ [file]: config, [`${docs}/boats.md`]: '---\ntitle: Boats\n---\n' })
    const { notes } = await migrate({ tool, folder })
    expect(notes).toContainEqual({
      kind: 'setting',
      name: 'url',
      instead: '"example.com" has no "https://": write the whole URL in the configuration.',
    })
  },
)

test.each([
  ['a page', '../../elsewhere/target.md', 'docs/wl.md'],
  ['a folder', '../../elsewhere', 'docs/away'],
  ['a chain', 'first.md', 'docs/wl.md'],
])(
  '%s that is a symbolic link out of the site is named, and nothing is written',
  async (_what, target, file) => {
    const parent = siteOf({
      'elsewhere/target.md': "import Chart from './chart'\n\n# Elsewhere\n",
      'site/docs/index.md': "import Chart from './chart'\n\n# Home\n",
      'site/.vitepress/config.js': 'export default { title: "Fjord", srcDir: "docs" }',
      'site/package.json': '{}',
    })
    const root = join(parent, 'site')
    symlinkSync('../../elsewhere/target.md', join(root, 'docs/first.md'))
    symlinkSync(target, join(root, file))
    const before = readFolder(parent)
    const error = await migrate({ tool: 'vitepress', folder: root, write: true }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'link-out-of-root', file })]),
    })
    expect(readFolder(parent)).toEqual(before)
  },
)

test('a symbolic link within the site stays a link, and its file is changed once', async () => {
  const root = siteOf({
    'shared/common.md': '# Common\n\n::: tip Hello\nText.\n:::\n',
    'docs/index.md': '# Home\n',
    '.vitepress/config.js': 'export default { title: "Fjord", srcDir: "docs" }',
    'package.json': '{}',
  })
  symlinkSync('../shared/common.md', join(root, 'docs/common.md'))
  const { isWritten } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(isWritten).toBe(true)
  expect(lstatSync(join(root, 'docs/common.md')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(root, 'shared/common.md'), 'utf8')).toContain(':::tip')
})

test('what a dry run has compiled is compiled again neither by the move nor by the first check', async () => {
  const root = siteOf({
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }",
    'docs/boat.md': '# Boat\n\n[Nets](./net)\n',
    'docs/net.md': '# Net\n\n<Unknown />\n',
  })
  const compiled = () => [...readFolder(join(root, 'node_modules/.cache/fyr/report')).keys()].toSorted()
  await migrate({ tool: 'docusaurus', folder: root })
  const before = compiled()
  expect(before.length).toBeGreaterThan(1)
  await migrate({ tool: 'docusaurus', folder: root, write: true })
  await check({ root })
  expect(compiled()).toEqual(before)
})
