import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { readStarlight } from './read-starlight.ts'

test('plugins of the program that reads Markdown are noted by their names', async () => {
  const root = siteOf({
    'astro.config.ts': `
      import starlight from '@astrojs/starlight'
      import { satteri } from '@astrojs/markdown-satteri'
      import { defineMdastPlugin } from 'satteri'
      import fixTides from 'fix-tides'
      const fixLinks = defineMdastPlugin({ name: 'fix-links', link() {} })
      export default {
        markdown: { processor: satteri({ features: { directive: true }, mdastPlugins: [fixLinks], hastPlugins: [fixTides] }) },
        integrations: [starlight({ title: 'Fjord' })],
      }`,
    'src/content/docs/index.md': '---\ntitle: Fjord\n---\n',
  })
  const { notes } = await readStarlight(root)
  expect(notes.filter(({ kind }) => kind === 'plug-in').map(({ name }) => name)).toEqual([
    'fix-links',
    'fix-tides',
  ])
})

test('code that changes pages and blocks of code is named', async () => {
  const root = siteOf({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight'
      export default { site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord', routeMiddleware: './src/routes.ts' })] }`,
    'ec.config.mjs': 'export default { plugins: [] }',
    'src/content/docs/index.md': '---\ntitle: Fjord\n---\n',
  })
  const { notes } = await readStarlight(root)
  expect(notes.map(({ name }) => name)).toEqual(['routeMiddleware', 'ec.config.mjs'])
})
