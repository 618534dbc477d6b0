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
