import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { migrate } from './migrate.ts'
import { buildableSite, type Files, withoutBuild } from './testing/old-site.ts'

const post = (matter: string, text: string) => `---\n${matter}\n---\n\n${text}\n`

const SITE: Files = {
  'package.json': '{}',
  'astro.config.mjs': `
    import { defineConfig } from 'astro/config'
    import starlight from '@astrojs/starlight'
    import starlightBlog from 'starlight-blog'
    export default defineConfig({ site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord',
      locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } },
      plugins: [starlightBlog({ title: { en: 'News' }, postCount: 2, authors: {
        ida: { name: 'Ida Berg', title: 'Fisher', picture: '/ida.svg', url: 'https://ida.example' } } })],
      sidebar: [{ label: 'Boats', slug: 'boats' }, { label: 'News', link: 'blog' }] })] })`,
  'public/ida.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/content/docs/index.md': '---\ntitle: Fjord\n---\n\n[One](/blog/one/)\n',
  'src/content/docs/boats.md': '---\ntitle: Boats\n---\n',
  'src/content/docs/blog/one.md': post(
    'title: One\ndate: 2024-01-02\ntags: [C++, New nets]\nexcerpt: In short.\ncover:\n  alt: A\n    [boat]\n  image: ./boat.svg\nfeatured: true',
    'Text of one. [Boats](../boats.md)',
  ),
  'src/content/docs/blog/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/content/docs/blog/Two Words.md': post(
    'title: Two\ndate: 2024-01-03\nauthors:\n  - name: Ola\n    url: https://ola.example\nmetrics:\n  words: 3',
    'Text of two.\n\n<!-- excerpt -->\n\nMore of two.',
  ),
  'src/content/docs/blog/2023/three.md': post(
    'title: Three\ndate: 2023-05-06\nauthors: ida',
    'Text of three.',
  ),
  'src/content/docs/fr/blog/one.md': post('title: Un\ndate: 2024-01-02\ntags: [C++, New nets]', 'Texte.'),
}

/** As the routes of starlight-blog 0.23 make them. */
const ADDRESSES = [
  '/blog/',
  '/blog/2/',
  '/blog/2023/three/',
  '/blog/authors/ida-berg/',
  '/blog/authors/ola/',
  '/blog/one/',
  '/blog/tags/c/',
  '/blog/tags/new-nets/',
  '/blog/two-words/',
  '/boats/',
]

test('the posts of starlight-blog become a blog with their lists, authors and languages', async () => {
  const root = buildableSite(SITE)
  const { addresses, diagnostics, notes } = await migrate({ tool: 'starlight', folder: root, write: true })
  const old = [...addresses.kept, ...addresses.changed, ...addresses.lost].map(({ address }) => address)
  expect(old.toSorted()).toEqual(['/', ...ADDRESSES, '/fr/', ...ADDRESSES.map((address) => `/fr${address}`)])
  expect(addresses.lost).toEqual([])
  expect(addresses.changed).toEqual([])
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    // The old site showed its networks no SVG either.
    ['unshown-preview', 'content/blog/one.md'],
    ['untruncated-post', 'content/blog/one.md'],
  ])
  expect(notes).toEqual([])
  const written = withoutBuild(root)
  expect(written).toMatchObject({
    'content/blog/authors.yml':
      'ola:\n  name: Ola\n  url: https://ola.example\n  page:\n    permalink: ola\nida:\n  name: Ida Berg\n  title: Fisher\n  url: https://ida.example\n  image_url: /ida.svg\n  page:\n    permalink: ida-berg\n',
  })
  const one = readFileSync(join(root, 'content/blog/one.md'), 'utf8')
  expect(one).toContain('description: In short.')
  expect(one).toContain('![A \\[boat\\]](<../../src/content/docs/blog/boat.svg>)\n\nText of one.')
  expect(one).not.toMatch(/cover|featured|excerpt/)
  expect(readFileSync(join(root, 'content/blog/Two Words.md'), 'utf8')).toContain(
    'Text of two.\n\n<!-- truncate -->\n\nMore',
  )
  expect((await build({ root })).isPublished).toBe(true)
  const page = (address: string) => readFileSync(join(root, 'dist', address, 'index.html'), 'utf8')
  expect(page('/blog/one')).toContain('Ida Berg')
  expect(page('/fr/blog/one')).toContain('Texte.')
  expect(page('/blog/2')).toContain('/blog/page/2')
  for (const { address } of addresses.kept)
    expect([address, existsSync(join(root, 'dist', address, 'index.html'))]).toEqual([address, true])
  await migrate({ tool: 'starlight', folder: root, write: true })
  expect(withoutBuild(root)).toEqual(written)
})

test('a default language with a folder keeps the addresses of its lists, and redirects lead where they led', async () => {
  const root = buildableSite({
    'package.json': '{}',
    'astro.config.mjs': `
      import { defineConfig } from 'astro/config'
      import starlight from '@astrojs/starlight'
      import starlightBlog from 'starlight-blog'
      export default defineConfig({ site: 'https://fjord.example',
        redirects: { '/': '/en', '/docs': '/no', '/start': '/en', '/chat': 'https://chat.example/fjord', '/talk': '/chat', '/gone': '/en/nowhere', '/boot': '/no/boats/#nets', '/barge': '/en/boats/' },
        integrations: [starlight({ title: 'Fjord', defaultLocale: 'en',
          locales: { en: { label: 'English', lang: 'en' }, no: { label: 'Norsk' } },
          plugins: [starlightBlog({ authors: { ida: { name: 'Ida Berg' } } })] })] })`,
    'src/content/docs/en/index.md': '---\ntitle: Fjord\n---\n\nText.\n',
    'src/content/docs/no/index.md': '---\ntitle: Fjorden\n---\n\nTekst.\n',
    'src/content/docs/en/boats.md': '---\ntitle: Boats\n---\n\nText.\n',
    'src/content/docs/no/boats.md': '---\ntitle: Båter\n---\n\n## Nets\n\nTekst.\n',
    'src/content/docs/en/blog/one.md': post('title: One\ndate: 2024-01-02\ntags: [nets]', 'Text.'),
  })
  const { addresses, notes, isBuilt } = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(isBuilt).toBe(true)
  expect(addresses.lost).toEqual([])
  expect(notes.filter(({ kind }) => kind === 'link').map(({ name }) => name)).toEqual(['/gone'])
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  for (const line of [
    "'/en/blog': '/blog'",
    "'/en/blog/tags/*': '/blog/tags/*'",
    "'/docs': '/no",
    "'/chat': 'https://chat.example/fjord'",
    "'/talk': 'https://chat.example/fjord'",
    "'/boot': '/no/boats/#nets'",
  ])
    expect(config).toContain(line)
  const moved = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(moved('src/content/docs/en/boats.md')).toContain('/barge')
  expect((await build({ root })).isPublished).toBe(true)
  for (const address of [
    'en/blog',
    'en/blog/tags/nets',
    'en/blog/authors/ida-berg',
    'en/blog/one',
    'start',
    'docs',
    'en',
  ])
    expect([address, existsSync(join(root, 'dist', address, 'index.html'))]).toEqual([address, true])
})
