import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'
import { rewritePage } from './rewrite-starlight.ts'

const FILE = 'src/content/docs/guides/boats.md'

const page = (keys: string) => `---\ntitle: Boats\n${keys}---\n\nText.\n`
const rewrite = (text: string) => rewritePage(FILE, FILE, text, { hasTitlesInComments: true, language: '' })

test.each([
  ['tableOfContents: false', 'hide_table_of_contents: true'],
  [
    'tableOfContents:\n  minHeadingLevel: 3\n  maxHeadingLevel: 4',
    'toc_min_heading_level: 3\ntoc_max_heading_level: 4',
  ],
  ['tableOfContents: { maxHeadingLevel: 4 }', 'toc_max_heading_level: 4'],
  ['tableOfContents: { minHeadingLevel: 1 }', ''],
  ['tableOfContents: true', ''],
])('the table of contents of a page with %j', (written, expected) => {
  const lines = expected === '' ? '' : `${expected}\n`
  expect(rewrite(page(`${written}\n`))).toBe(page(lines))
  expect(rewrite(page(lines))).toBe(page(lines))
})

test.each([
  ['lastUpdated: 2024-1-2', 'last_update:\n  date: 2024-01-02\n'],
  ['lastUpdated: false', ''],
  ['pagefind: false', 'search: false\n'],
  ['pagefind: true', ''],
  ['editUrl: https://a.example/boats', 'custom_edit_url: https://a.example/boats\n'],
])('the front matter of a page with %s', (written, expected) => {
  expect(rewrite(page(`${written}\n`))).toBe(page(expected))
  expect(rewrite(page(expected))).toBe(page(expected))
})

test('the hero of the page that readers see where nothing is becomes its title and its text', () => {
  const options = { hasTitlesInComments: true, language: '' }
  const rewritten = (text: string) =>
    rewritePage('src/content/docs/404.md', 'content/pages/404.md', text, options)
  const hero = 'hero:\n  title: Adrift\n  tagline: No land in sight.\n'
  expect(rewritten(`---\ntitle: "404"\ntemplate: splash\n${hero}prev: false\n---\n`)).toBe(
    '---\ntitle: "Adrift"\n---\n\nNo land in sight.\n\n',
  )
  expect(rewritten(page(''))).toBe(page(''))
})

test('a banner becomes a note at the start of its page', () => {
  const written = page('banner:\n  content: |\n    New in <a href="/two/">2.0</a>\n')
  expect(rewrite(written)).toBe('---\ntitle: Boats\n---\n\n:::note\n\nNew in [2.0](/two/)\n\n:::\n\nText.\n')
})

test.each([
  ['{ minHeadingLevel: 1, maxHeadingLevel: 4 }', 'toc: { maxLevel: 4 }', []],
  ['false', "defaultLocale: 'en'", []],
])('tables of contents of a Starlight site with %s', async (setting, expected, names) => {
  const root = siteOf({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight'
      export default { site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord', tableOfContents: ${setting} })] }`,
    [FILE]: '---\ntitle: Boats\n---\n\nText.\n',
  })
  const { notes } = await migrate({ tool: 'starlight', folder: root, write: true })
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(expected)
  expect(notes.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['js showLineNumbers startLineNumber=10 {1}', 'js showLineNumbers=10 {1}'],
  ['js startLineNumber={5} showLineNumbers', 'js showLineNumbers=5'],
  ['js startLineNumber=5', 'js'],
])('the first line of code has the number that %s says', (old, expected) => {
  expect(rewrite(`\`\`\`${old}\na\n\`\`\`\n`)).toBe(`\`\`\`${expected}\na\n\`\`\`\n`)
})

test('a badge has no look that every object has', () => {
  const badge = (variant: string) => rewrite(page(`sidebar: { badge: { text: New, variant: ${variant} } }\n`))
  expect(badge('constructor')).toBe(page('sidebar_badge: New\n'))
  expect(badge('caution')).toContain('type: warning')
})

test.each([
  ["import { Image, Picture } from 'astro:assets'", "import { Image } from 'astro:assets'"],
  ["import { Picture } from 'astro:assets';", "import { Image } from 'astro:assets'"],
])('a picture of Astro is an image, as the build chooses formats: %s', (before, after) => {
  const code = '```jsx\n<Picture />\n```\n'
  const old = `${before}\n\n<Picture src={boat} formats={['avif', 'webp']} alt="Boat" />\n\n${code}`
  const expected = `${after}\n\n<Image src={boat} alt="Boat" />\n\n${code}`
  const options = { hasTitlesInComments: false, language: '' }
  expect(rewritePage('a.mdx', 'a.mdx', old, options)).toBe(expected)
  expect(rewritePage('a.mdx', 'a.mdx', expected, options)).toBe(expected)
})
