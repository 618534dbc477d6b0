import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
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
])('settings that are code are named: %s', async (settings, names) => {
  const { notes } = await planOf(settings)
  expect(notes.map(({ name }) => name)).toEqual(names)
})
