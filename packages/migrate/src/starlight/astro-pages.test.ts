import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { buildableSite, siteOf } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

const config = (astro: string, options = '') => `
  import starlight from '@astrojs/starlight'
  export default { site: 'https://fjord.example', ${astro} integrations: [starlight({ title: 'Fjord', description: 'All fjords', ${options} })] }`

test('the docs of a Starlight site are read from "srcDir", in every language', async () => {
  const root = siteOf({
    'astro.config.mjs': config(
      "srcDir: './source/',",
      "defaultLocale: 'en', locales: { en: { label: 'English' }, no: { label: 'Norsk', lang: 'nb' } },",
    ),
    'source/content/docs/en/index.md': page('Fjord'),
    'source/content/docs/en/boats.md': page('Boats'),
    'source/content/docs/no/boats.md': page('Båter'),
  })
  const { addresses, moves } = await migrate({ tool: 'starlight', folder: root })
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual([
    '/en/',
    '/en/boats/',
    '/no/',
    '/no/boats/',
  ])
  expect([addresses.changed, addresses.lost]).toEqual([[], []])
  expect(moves).toContainEqual({ from: 'source/content/docs/no', to: 'i18n/no/docs' })
})

test('the docs of a Starlight site are read from the folder that their loader names', async () => {
  const root = siteOf({
    'astro.config.mjs': config(''),
    'src/content.config.ts': `
      const blog = defineCollection({ loader: glob({ base: './posts' }) })
      export const collections = {
        docs: defineCollection({ loader: glob({ pattern: '**/*.md', base: './texts' }), schema: docsSchema() }),
        other: defineCollection({ loader: glob({ base: './others' }) }),
      }`,
    'texts/boats.md': page('Boats'),
  })
  const { addresses } = await migrate({ tool: 'starlight', folder: root })
  expect(addresses.kept.map(({ address, file }) => [address, file])).toEqual([['/boats/', 'texts/boats.md']])
})

test('pages of Astro count: Markdown moves, and what is in code is lost until it is written', async () => {
  const root = buildableSite({
    'astro.config.mjs': config("base: '/sea',"),
    'src/content/docs/boats.md': page('Boats'),
    'src/pages/index.astro': '<h1>Home</h1>',
    'src/pages/about/us.astro': '<h1>Us</h1>',
    'src/pages/news.md': '---\nlayout: ../layouts/Page.astro\ntitle: News\n---\n\nText.\n',
    'src/pages/404.astro': '<h1>Not found</h1>',
    'src/pages/_parts.astro': '<b/>',
    'src/pages/tags/[tag].astro': '<b/>',
    'src/pages/feed.xml.ts': 'export const GET = () => new Response("")',
  })
  const { addresses, notes, diagnostics } = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual([
    '/sea/',
    '/sea/boats/',
    '/sea/news',
  ])
  expect(addresses.lost.map(({ address }) => address)).toEqual(['/sea/about/us'])
  expect(notes.filter(({ kind }) => kind === 'page').map(({ name }) => name)).toEqual([
    'src/pages/about/us.astro',
    'src/pages/index.astro',
    'src/pages/tags/[tag].astro',
    'src/pages/feed.xml.ts',
  ])
  expect(readFileSync(join(root, 'content/pages/news.md'), 'utf8')).not.toContain('layout')
  const { isPublished } = await build({ root })
  expect(isPublished).toBe(true)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('All fjords')
  expect(existsSync(join(root, 'dist/news/index.html'))).toBe(true)
})

test('a site whose pages are not found is refused, not moved', async () => {
  const root = siteOf({ 'astro.config.mjs': config(''), 'content/boats.md': page('Boats') })
  const written = migrate({ tool: 'starlight', folder: root, write: true })
  await expect(written).rejects.toThrow('has no pages: none is in "src/content/docs"')
  expect(existsSync(join(root, 'site.config.ts'))).toBe(false)
})
