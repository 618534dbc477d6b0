import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { buildableSite } from '../testing/old-site.ts'

const HOME = `<script setup lang="ts">
import { onMounted } from 'vue'
import Card from './Card.vue'

const boats: readonly { name: string; text: string }[] = [
  { name: 'Coast', text: 'Close to land.' },
  { name: 'Sea', text: 'Far out.' },
]
onMounted(() => console.log('seen'))
</script>

<template>
  <section id="hero" :class="{ wide: boats.length > 1 }" @click.prevent="go()">
    <!-- The first thing that readers see. -->
    <h1>Boats <br />for all</h1>
    <p class="description">
      Built by hand,
      and not { fast }.
    </p>
    <p><a href="/guide/start.html">Get started</a> <a v-bind:href="'https://fjord.example'" target="_blank">The yard</a></p>
  </section>
  <Card v-for="{ name, text } in boats" :key="name" :title="name">{{ text }}</Card>
  <template v-if="gone"><p>{{ gone. }}</p></template>
</template>

<style scoped>
h1 { color: red }
</style>
`
const CARD =
  '<script setup>\ndefineProps<{ title: string }>()\n</script>\n<template><div><h2>{{ title }}</h2><p><slot /></p></div></template>\n'

test.each([
  ['layout: home', "import Home from './.vitepress/theme/Home.vue'"],
  ['page: true', "import Home from '@theme/Home.vue'"],
])('a home page that is a component (%s) shows the texts in its code', async (key, statement) => {
  const root = buildableSite({
    'package.json': '{}',
    '.vitepress/config.mts': `export default { title: 'Fjord', vite: { resolve: { alias: { '@theme': new URL('./theme', import.meta.url).pathname } } } }`,
    '.vitepress/theme/Home.vue': HOME,
    '.vitepress/theme/Card.vue': CARD,
    'index.md': `---\ntitle: Fjord\n${key}\n---\n\n<script setup>\n${statement}\n</script>\n\n<Home />\n`,
    'guide/start.md': '# Start\n',
  })
  const { addresses, isBuilt, components, notes } = await migrate({
    tool: 'vitepress',
    folder: root,
    write: true,
  })
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual(['/', '/guide/start'])
  expect(isBuilt).toBe(true)
  expect(components).toEqual([])
  expect(notes.filter(({ kind }) => kind === 'page').map(({ name }) => name)).toEqual([
    '.vitepress/theme/Home.vue',
  ])
  const page = readFileSync(join(root, 'content/pages/index.md'), 'utf8')
  expect(page).toContain('heading: Boats for all')
  expect(page).toContain('tagline: Built by hand, and not { fast }.')
  expect(page).toContain('to: /guide/start')
  expect(page).toContain('href: https://fjord.example')
  expect(page).toContain('title: Coast\n    text: Close to land.')
  expect(page).toContain('title: Sea\n    text: Far out.')
  expect(page).not.toContain('<Home')
})

test('a component below a hero of the page adds to it', async () => {
  const root = buildableSite({
    'package.json': '{}',
    '.vitepress/config.mts': `export default { title: 'Fjord' }`,
    '.vitepress/theme/Home.vue': HOME,
    '.vitepress/theme/Card.vue': CARD,
    'public/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'index.md': `---
layout: home
hero:
  name: Fjord
  tagline: Boats that float.
  image: /boat.svg
features:
  - title: Dry
    details: Inside.
---

<script setup>
import Home from './.vitepress/theme/Home.vue'
</script>

<Home />
`,
    'guide/start.md': '# Start\n',
  })
  await migrate({ tool: 'vitepress', folder: root, write: true })
  const page = readFileSync(join(root, 'content/pages/index.md'), 'utf8')
  expect(page).toContain('heading: Fjord\n')
  expect(page).toContain('tagline: Boats that float.')
  expect(page).toContain('src: /boat.svg')
  expect(page).toContain('title: Dry\n    text: Inside.')
  for (const text of ['Boats for all', 'Built by hand', 'Coast', 'Far out.', '/guide/start'])
    expect(page).toContain(text)
})
