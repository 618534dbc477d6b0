import { expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { buildableSite, siteOf } from '../testing/old-site.ts'
import { readVitePress } from './read-vitepress.ts'

async function planOf(config: string) {
  return readVitePress(
    siteOf({
      'docs/.vitepress/config.ts': `export default { sitemap: { hostname: 'https://fjord.example' }, ${config} }`,
      'docs/index.md': '# A\n',
    }),
  )
}

test('links of the footer stand beside its text', async () => {
  const { config } = await planOf(`base: '/base/', themeConfig: { footer: {
    message: 'Released under the <a href="https://a.example/mit">MIT License</a>.',
    copyright: '© <a href="/base/us">Fjord</a>' } }`)
  expect(config['footer']).toEqual({
    copyright: 'Released under the MIT License. © Fjord',
    links: [
      { label: 'MIT License', href: 'https://a.example/mit' },
      { label: 'Fjord', to: '/us' },
    ],
  })
})

test.each([
  [`markdown: { theme: 'nord', lineNumbers: true }`, []],
  [
    `markdown: { attrs: { disable: true }, codeTransformers: [{ name: 'x' }], image: { lazyLoading: true } }`,
    [],
  ],
  [`markdown: { theme: 'nord', config: (md) => md }`, ['markdown']],
  [`transformHtml: (code) => code, postRender: () => undefined`, ['transformHtml', 'postRender']],
  [`mermaid: {}`, ['vitepress-plugin-mermaid']],
  [
    `titleTemplate: ':title, Fjord', themeConfig: { docFooter: { prev: 'Back', next: false } }`,
    ['titleTemplate', 'themeConfig.docFooter.next'],
  ],
])('settings that are code are named: %s', async (settings, names) => {
  const { notes } = await planOf(settings)
  expect(notes.map(({ name }) => name)).toEqual(names)
})

test('pages have what the site says of all code', async () => {
  const { rewrite } = await planOf(`markdown: { lineNumbers: true, languageAlias: { env: 'ini' } }`)
  const page = '# A\n\n```env\nA=1\n```\n\n<<< ./a.ts\n'
  const expected = '# A\n\n```ini showLineNumbers\nA=1\n```\n\n::include{file=/docs/a.ts showLineNumbers}\n'
  expect(rewrite('docs/a.md', 'docs/a.md', page)).toBe(expected)
})

test('links of the navigation to files begin with the base path, or do not', async () => {
  const links = ['/base/a.pdf', '/a.pdf', '/base/b.pdf'].map((link) => `{ text: 'A', link: '${link}' }`)
  const root = siteOf({
    'docs/.vitepress/config.ts': `export default { base: '/base/', themeConfig: { nav: [${links.join()}], sidebar: [${links[0]}] } }`,
    'docs/index.md': '# A\n',
    'docs/public/a.pdf': 'A',
  })
  const { config } = await readVitePress(root)
  expect(config['navbar']).toMatchObject({
    items: [{ to: '/a.pdf' }, { to: '/a.pdf' }, { to: '/base/b.pdf' }],
  })
  expect(config['sidebars']).toMatchObject({ defaultSidebar: [{ href: '/a.pdf' }] })
})

test('what a feature of a home page does not keep is said', async () => {
  const features =
    'features:\n  - { title: Nets, icon: { light: /a.svg, dark: /b.svg }, link: /nets, linkText: All nets }\n'
  const { notes } = await readVitePress(
    siteOf({
      'docs/.vitepress/config.ts': "export default { sitemap: { hostname: 'https://fjord.example' } }",
      'docs/index.md': `---\nlayout: home\n${features}---\n`,
    }),
  )
  expect(notes.map(({ name, isDone }) => [name, isDone ?? false])).toEqual([
    ['docs/index.md: features.icon', false],
    ['docs/index.md: features.linkText', true],
  ])
})

test('attributes are between the marks that the site names', async () => {
  const { rewrite } = await planOf(`markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' } }`)
  expect(rewrite('docs/a.md', 'docs/a.md', '# A\n\n## Boats %{#all}%\n')).toBe('# A\n\n## Boats {#all}\n')
})

test.each([
  ['../static', 'static', []],
  ['.vitepress/public', 'docs/public', ['vite.publicDir: .vitepress/public']],
  ['../../elsewhere', 'docs/public', ['vite.publicDir: ../../elsewhere']],
])('static files of vite.publicDir %s are in %s', async (publicDir, folder, noted) => {
  const { config, notes } = await planOf(`vite: { publicDir: '${publicDir}' }`)
  expect(config['content']).toMatchObject({ static: folder })
  expect(notes.map(({ name }) => name)).toEqual(noted)
})

test('a site is built with the static files of a folder that it names', async () => {
  const root = buildableSite({
    'package.json': '{}',
    'docs/.vitepress/config.ts': `export default { title: 'Fjord', vite: { publicDir: '../static' }, head: [['link', { rel: 'icon', href: '/boat.svg' }]] }`,
    'static/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'docs/index.md': '# A\n\n![A boat](/boat.svg)\n',
  })
  const { diagnostics, isBuilt } = await migrate({
    tool: 'vitepress',
    folder: join(root, 'docs'),
    write: true,
  })
  expect(diagnostics).toEqual([])
  expect(isBuilt).toBe(true)
  expect(existsSync(join(root, 'static/boat.svg'))).toBe(true)
})

test('a rewrite that is no expression rewrites nothing', async () => {
  const { notes } = await planOf(`rewrites: { '^(': 'boats.md' }`)
  expect(notes).toEqual([])
})
