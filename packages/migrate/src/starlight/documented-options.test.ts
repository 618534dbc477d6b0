import { expect, test } from 'vitest'
import { readTextInSite } from '@fyr/cli/internal'
import { migrate } from '../migrate.ts'
import { type Files, siteOf } from '../testing/old-site.ts'

/** A site of Starlight with options, settings of Astro and files, moved. */
async function moved(options: string, files: Files, astro = '') {
  const root = siteOf({
    'package.json': '{}',
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
      export default { site: 'https://fjord.example', ${astro} integrations: [starlight({ ${options} })] }`,
    ...files,
  })
  const result = await migrate({ tool: 'starlight', folder: root, write: true })
  return { ...result, read: (file: string) => readTextInSite(root, file) }
}

const DOCS = 'src/content/docs'

test('texts of the interface and the title of the site come along in every language', async () => {
  const { read } = await moved(
    `title: { en: 'Fjord', 'fr-FR': 'Le fjord' }, defaultLocale: 'root', locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr-FR' } }`,
    {
      [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
      [`${DOCS}/fr/index.md`]: '---\ntitle: Accueil\n---\n',
      'src/content/i18n/en.json': '{ "search.label": "Find", "own.key": "x" }',
      'src/content/i18n/fr.json':
        '{ "page.lastUpdated": "Mis à jour :", "heading.anchorLabel": "Section : {{title}}", "aside.tip": "Astuce" }',
    },
  )
  expect(JSON.parse(read('i18n/en/messages.json'))).toEqual({ 'theme.search': 'Find' })
  expect(JSON.parse(read('i18n/fr/messages.json'))).toEqual({
    'site.title': 'Le fjord',
    'theme.lastUpdated': 'Mis à jour : {date}',
    'theme.headingLink': 'Section : {heading}',
    'theme.admonitionTip': 'Astuce',
  })
})

test('a tag of a language may be any text', async () => {
  const { read } = await moved(
    `title: 'Fjord', defaultLocale: 'root', locales: { root: { label: 'English', lang: 'en(' } }`,
    { [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n', 'src/content/i18n/en.json': '{}' },
  )
  expect(read('site.config.ts')).toContain('Fjord')
})

test('a redirect may name the base path or not', async () => {
  const { read, notes } = await moved(
    `title: 'Fjord'`,
    { [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n', [`${DOCS}/a.md`]: '---\ntitle: A\n---\n' },
    `base: '/nets', redirects: { '/old': '/nets/a/', '/older': '/a' },`,
  )
  expect(read(`${DOCS}/a.md`)).toContain('aliases:\n  - /old\n  - /older\n')
  expect(notes.filter(({ kind }) => kind === 'link')).toEqual([])
})

test('plug-ins of Vite are named', async () => {
  const { notes } = await moved(
    `title: 'Fjord'`,
    { [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n' },
    `vite: { plugins: [[{ name: '@tailwindcss/vite:scan' }], { name: 'own' }, { name: 'own' }] },`,
  )
  expect(notes.filter(({ kind }) => kind === 'plug-in').map(({ name }) => name)).toEqual([
    '@tailwindcss/vite:scan',
    'own',
  ])
})

test('the hero of a page that is not the home page becomes its text', async () => {
  const { read, diagnostics } = await moved(`title: 'Fjord'`, {
    [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
    [`${DOCS}/a.md`]:
      '---\ntitle: A\nhero:\n  title: The *A*\n  tagline: All <b>about</b> A\n  actions:\n    - text: Go\n      link: /\n---\n\nText.\n',
    [`${DOCS}/b.md`]: '---\ntitle: B\nhero: {}\n---\n\nText.\n',
  })
  expect(read(`${DOCS}/a.md`)).toBe('---\ntitle: The *A*\n---\n\nAll **about** A\n\n[Go](/)\n\nText.\n')
  expect(read(`${DOCS}/b.md`)).toBe('---\ntitle: B\n---\n\nText.\n')
  expect(diagnostics.filter(({ code }) => code === 'unknown-field')).toEqual([])
})

test('the head of a page becomes its description, its picture and its keywords', async () => {
  const { read } = await moved(`title: 'Fjord'`, {
    [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
    [`${DOCS}/a.md`]: `---
title: A
head:
  - { tag: meta, attrs: { name: keywords, content: 'nets, boats' } }
  - { tag: meta, attrs: { property: 'og:image', content: 'https://a.example/a.png' } }
  - { tag: meta, attrs: { property: 'og:title', content: A } }
---
`,
    [`${DOCS}/b.md`]: `---
title: B
head:
  - { tag: meta, attrs: { name: description, content: About B } }
  - { tag: script, content: 'b()' }
---
`,
  })
  expect(read(`${DOCS}/a.md`)).toBe(
    '---\ntitle: A\nkeywords:\n  - nets\n  - boats\nimage: https://a.example/a.png\n---\n',
  )
  expect(read(`${DOCS}/b.md`)).toContain('description: About B')
  expect(read(`${DOCS}/b.md`)).toContain('head:')
})

test('what the configuration says and Fyr does not do by itself is named', async () => {
  const { notes } = await moved(`title: 'Fjord', pagination: false, favicon: 'https://a.example/a.ico'`, {
    [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
  })
  expect(notes.map(({ name }) => name)).toEqual(expect.arrayContaining(['pagination', 'favicon']))
})

test('pages have the badges of their entries, and no table of contents where the site has none', async () => {
  const { read, notes } = await moved(
    `title: 'Fjord', tableOfContents: false,
      sidebar: [
        { slug: 'a', badge: { text: 'New', variant: 'tip' } },
        { label: 'B', link: '/b/', badge: 'Beta' },
        { label: 'C', badge: 'Old', items: ['c'] },
      ]`,
    {
      [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
      [`${DOCS}/a.md`]: '---\ntitle: A\n---\n',
      [`${DOCS}/b.md`]: '---\ntitle: B\ntableOfContents: true\n---\n',
      [`${DOCS}/c.md`]: '---\ntitle: C\ntableOfContents: { maxHeadingLevel: 4 }\n---\n',
    },
  )
  expect(read(`${DOCS}/a.md`)).toBe(
    '---\ntitle: A\nsidebar_badge:\n  text: New\n  type: tip\nhide_table_of_contents: true\n---\n',
  )
  expect(read(`${DOCS}/b.md`)).toBe(
    '---\ntitle: B\nsidebar_badge: Beta\nhide_table_of_contents: false\n---\n',
  )
  expect(read(`${DOCS}/c.md`)).not.toContain('hide_table_of_contents')
  expect(notes.map(({ name, instead }) => `${name} ${instead}`)).toEqual([
    'sidebar: badge These badges are left out, as only pages have some: "Old" at "C".',
  ])
})

test('redirects of everything below an address are kept, and others of patterns are named', async () => {
  const { read, notes } = await moved(
    `title: 'Fjord'`,
    {
      [`${DOCS}/index.md`]: '---\ntitle: Home\n---\n',
      [`${DOCS}/new/a.md`]: '---\ntitle: A\n---\n',
    },
    `redirects: { '/old/[...slug]': '/new/[...slug]', '/older/[slug]': '/new/a', '/[x]/y': '/new/[x]' },`,
  )
  expect(read('site.config.ts')).toContain("'/old/*': '/new/*'")
  expect(read('site.config.ts')).toContain("'/older/*': '/new/a'")
  expect(notes.map(({ name }) => name)).toEqual(['/[x]/y'])
})

test.each([
  ["build: { format: 'preserve' },", "trailingSlash: 'folders'"],
  ["build: { format: 'file' },", 'trailingSlash: false'],
  ["trailingSlash: 'always',", 'trailingSlash: true'],
])('addresses end as a site with %s has them', async (astro, expected) => {
  const files = { [`${DOCS}/index.md`]: '# A\n', [`${DOCS}/a/index.md`]: '---\ntitle: A\n---\n' }
  const { read } = await moved(`title: 'Fjord'`, files, astro)
  expect(read('site.config.ts')).toContain(expected)
})
