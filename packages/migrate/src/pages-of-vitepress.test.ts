import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { siteOf } from './testing/old-site.ts'

test('A home page, a not-found page and their translations are found by the rewrites of the site', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `export default {
      title: 'Fjord',
      themeConfig: { sidebar: [{ text: 'Start', link: '/' }, { text: 'Guide', link: '/guide/' }] },
      rewrites: { ':foo/:bar/README.md': ':foo/:bar/index.md', ':foo/README.md': ':foo/index.md', 'README.md': 'index.md' },
      locales: { root: { label: 'English', lang: 'en' }, no: { label: 'Norsk' } },
    }`,
    'docs/README.md':
      '---\nlayout: home\nhero:\n  name: Fjord\n---\n\n## Start\n\n[Guide](./guide/README.md)\n',
    'docs/no/README.md': '---\nlayout: home\nhero:\n  name: Fjorden\n---\n\n## Start\n',
    'docs/404.md': '---\nlayout: page\n---\n\n# Nothing here\n',
    'docs/no/404.md': '# Ingenting her\n',
    'docs/guide/README.md': '# Guide\n\n[Home](../README.md)\n',
    'docs/no/guide/README.md': '# Veiviser\n',
  })
  const { addresses, moves, diagnostics, notes } = await migrate({
    tool: 'vitepress',
    folder: root,
    write: true,
  })
  expect(moves).toEqual(
    expect.arrayContaining([
      { from: 'docs/README.md', to: 'content/pages/index.md' },
      { from: 'docs/no/README.md', to: 'i18n/no/pages/index.md' },
      { from: 'docs/404.md', to: 'content/pages/404.md' },
      { from: 'docs/no/404.md', to: 'i18n/no/pages/404.md' },
    ]),
  )
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual([
    '/',
    '/guide/',
    '/no/',
    '/no/guide/',
  ])
  expect([...addresses.changed, ...addresses.lost]).toEqual([])
  expect(diagnostics).toEqual([])
  expect(notes.filter(({ kind }) => kind === 'page' || kind === 'link')).toEqual([])
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(
    "{ type: 'link', label: 'Start', href: '/' }",
  )
  expect(readFileSync(join(root, 'content/pages/index.md'), 'utf8')).toContain('hero:')
})

test('A source folder may be named by its whole path', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `import { fileURLToPath } from 'node:url'
      export default {
        title: 'Fjord',
        srcDir: fileURLToPath(new URL('../..', import.meta.url)),
        rewrites: { 'packages/net/README.md': 'nets/net.md', 'docs/:name(.+).md': ':name.md' },
      }`,
    'docs/index.md': '# Home\n\n[Nets](/nets/net)\n',
    'docs/guide.md': '# Guide\n',
    'packages/net/README.md': '# Net\n',
  })
  const { addresses } = await migrate({ tool: 'vitepress', folder: join(root, 'docs'), write: true })
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual(['/', '/guide', '/nets/net'])
  expect([...addresses.changed, ...addresses.lost]).toEqual([])
})

test('A component with values in the spelling of Vue gets them', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': "export default { title: 'Fjord' }",
    'docs/.vitepress/theme/components/Boats.vue':
      '<script setup>\ndefineProps<{ list: string[][] }>()\n</script>\n<template><p v-for="one of list">{{ one }}</p></template>\n',
    'docs/index.md': `# Boats\n\n<Boats\n  :list="[\n    ['Gig', 'a.js'],\n    ['Yawl', 'b.js'],\n  ]"\n/>\n\nText.\n`,
  })
  const { diagnostics } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(diagnostics).toEqual([])
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toContain('list={[')
  expect(readFileSync(join(root, 'theme/islands/boats.tsx'), 'utf8')).toContain('Draft')
})

test('code shows what readers saw, without what only a compiler needs', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': "export default { title: 'Fjord' }",
    'docs/boats.md': '# Boats\n\n```ts twoslash\nimport { boat } from "boats"\n// ---cut---\nboat()\n```\n',
  })
  await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(readFileSync(join(root, 'docs/boats.md'), 'utf8')).toContain('twoslash\nboat()\n```')
})

test('lines of other pages, containers of the site and features with links and pictures come along', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `export default {
      title: 'Fjord',
      markdown: { config: (md) => { md.use(container, 'boat'); md.use(...createContainer('net', 'Net', md)) } },
    }`,
    'docs/index.md': `---
layout: home
hero:
  name: Fjord
features:
  - title: Nets
    details: All of them
    icon: { src: /net.svg }
    link: https://nets.example/
  - title: Boats
    details: All of them
    icon: <svg></svg>
---
`,
    'docs/public/net.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>',
    'docs/a.md': '# A\n\n<!--@include: ./parts/b.md{3,}-->\n\n::: boat Big\nA\n:::\n\n::: net\nA\n:::\n',
    'docs/parts/b.md': '# B\n\nOne.\n',
  })
  const { notes, diagnostics } = await migrate({ tool: 'vitepress', folder: root, write: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('docs/a.md')).toContain('# A\n\nOne.\n\n\n:::info[Big]\nA\n:::\n\n:::info[Net]\nA\n:::\n')
  expect(read('content/pages/index.md')).toContain('to: https://nets.example/\n    icon: /net.svg\n')
  expect(notes.map(({ name }) => name)).toContain('docs/index.md: features.icon')
  expect(diagnostics).toEqual([])
})
