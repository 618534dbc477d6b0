import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { buildableSite } from './testing/old-site.ts'

test('a page of VitePress keeps the sidebar of its path, whichever lists it', async () => {
  const root = buildableSite({
    'docs/.vitepress/config.ts': `
      const guide = [{ text: 'A', link: '/guide/a' }, { text: 'Boats', link: '/boats/' }, { text: 'Sea', link: '/sea' }]
      export default {
        title: 'Fjord', sitemap: { hostname: 'https://fjord.example' },
        themeConfig: { sidebar: {
          '/guide/': guide,
          '/boats/': [{ text: 'Back', link: '/guide/a' }, { text: 'Boats', link: '/boats/' }],
          '/nets/': guide,
        } } }`,
    'docs/index.md': '---\nlayout: home\nhero:\n  name: Fjord\n---\n',
    'docs/guide/a.md': '# A\n',
    'docs/boats/index.md': '# Boats\n',
    'docs/nets/a.md': '# Nets\n',
    'docs/sea.md': '# Sea\n',
  })
  const { diagnostics } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(diagnostics).toEqual([])
  const sidebarIn = (page: string) =>
    /displayed_sidebar: (.*)/.exec(readFileSync(join(root, 'docs', page), 'utf8'))?.[1]
  expect(['guide/a.md', 'boats/index.md', 'nets/a.md', 'sea.md'].map(sidebarIn)).toEqual([
    'guide',
    undefined,
    'guide',
    'null',
  ])
})
