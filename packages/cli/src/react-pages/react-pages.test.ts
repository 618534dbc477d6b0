import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

const ABOUT = `import { Island } from '@fyr/theme'
import { people } from '../people.ts'

export const page = { title: 'Who we are', description: 'The people of the farm.' }

export default function About({ locale }: { locale: string }) {
  return (
    <section className="band">
      <h2>People</h2>
      <ul>{people.map((name) => <li key={name}>{name}, {locale}</li>)}</ul>
      <a href="/docs/intro">Read on</a>
      <Island name="tide" level={40} />
    </section>
  )
}
`

const FILES = {
  'content/pages/about.tsx': ABOUT,
  'content/people.ts': "export const people: readonly string[] = ['Ida', 'Ola']\n",
  'content/docs/intro.md': '# Intro\n\n[People](/about#people)\n',
  'theme/islands/tide.tsx':
    'export default ({ attributes }) => <button type="button" data-own="tide">{attributes.level} cm</button>\n',
}

function siteWith(files: Readonly<Record<string, string>>): string {
  const root = copyTinySite()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

test('a page in React is rendered by the build and is a page like others', async () => {
  const root = siteWith(FILES)
  expect(await check({ root })).toMatchObject({ isValid: true, diagnostics: [] })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  const html = built.get('about/index.html') ?? ''
  expect(html).toContain('<title>Who we are | ')
  expect(html).toContain('<section class="band">')
  expect(html).toContain('id="people"')
  expect(html).toContain('<li>Ida, en</li>')
  expect(html).toContain('<a href="/docs/intro">Read on</a>')
  expect(html).toContain('<button type="button" data-own="tide">40<!-- --> cm</button>')
  expect(built.get('no/about/index.html')).toContain('href="/no/docs/intro"')
  expect(built.get('about.md')).toContain('# Who we are\n\n## People\n\n- Ida, en')
  expect(built.get('llms.txt')).toContain('The people of the farm.')
  expect(built.get('sitemap.xml')).toContain('/about</loc>')
  const searched = [...built].filter(([place]) => place.startsWith('assets/search-'))
  expect(searched.some(([, text]) => text.includes('Ida, en'))).toBe(true)
  const scripts = [...built].filter(([place]) => place.endsWith('.js'))
  expect(scripts.filter(([, code]) => code.includes('Read on'))).toEqual([])

  writeFileSync(join(root, 'content/people.ts'), "export const people: readonly string[] = ['Kari']\n")
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const edited = readFolder(join(root, 'dist'))
  expect(edited.get('about/index.html')).toContain('<li>Kari, en</li>')
  await build({ root, storeFolder: makeTemporaryFolder() })
  expect(readFolder(join(root, 'dist'))).toEqual(edited)
})

test('a translation of a page in React has its own text, and the rest from the original', async () => {
  const root = siteWith({
    ...FILES,
    'i18n/no/pages/about.tsx':
      "export { default } from '../../../content/pages/about.tsx'\nexport const page = { title: 'Hvem vi er' }\n",
  })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  expect(built.get('no/about/index.html')).toContain('<title>Hvem vi er | ')
  expect(built.get('no/about/index.html')).toContain('<li>Ida, no</li>')
  expect(built.get('about/index.html')).toContain('<li>Ida, en</li>')
})

const pageOf = (title: string, text: string) =>
  `export const page = { title: '${title}' }\nexport default () => <p>${text}</p>\n`

test('404.tsx is the not-found page of its language, at no address', async () => {
  const root = siteWith({
    'content/pages/404.tsx': pageOf('Lost at sea', 'Sail home.'),
    'i18n/no/pages/404.tsx': pageOf('Borte', 'Seil hjem.'),
  })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  expect(built.get('404.html')).toMatch(/<title>Lost at sea \|[^]*<p>Sail home\.<\/p>/)
  expect(built.get('no/404.html')).toMatch(/<title>Borte \|[^]*<p>Seil hjem\.<\/p>/)
  const others = [...built].filter(([place]) => !place.endsWith('404.html'))
  expect(others.filter(([place, text]) => place.includes('404') || /Sail home|Seil hjem/.test(text))).toEqual(
    [],
  )
})

test('a home page in React renders its own title, and nothing else of the theme', async () => {
  const root = siteWith({ 'content/pages/index.tsx': 'export default () => <h1>Fish, fed.</h1>\n' })
  rmSync(join(root, 'content/pages/index.md'), { force: true })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const html = readFolder(join(root, 'dist')).get('index.html') ?? ''
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('fyr-hero')
})

/** Issues that are each in a file of their own, and are found side by side. */
const ISSUES_OF_PAGES: readonly (readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  issue: { readonly code: string; readonly file: string; readonly line?: number; readonly column?: number },
])[] = [
  [
    'a broken link',
    { 'content/pages/linked.tsx': ABOUT.replace('/docs/intro', '/docs/intor') },
    { code: 'broken-link', file: 'content/pages/linked.tsx', line: 11, column: 16 },
  ],
  [
    'a link to a heading that a page in React does not have',
    { 'content/docs/intro.md': '# Intro\n\n[People](/about#persons)\n' },
    { code: 'broken-anchor', file: 'content/docs/intro.md', line: 3 },
  ],
  [
    'a page without a component',
    { 'content/pages/empty.tsx': "export const page = { title: 'Empty' }\n" },
    { code: 'unrendered-page', file: 'content/pages/empty.tsx' },
  ],
  [
    'an unknown key',
    { 'content/pages/keyed.tsx': ABOUT.replace('description', 'descriptoin') },
    { code: 'unknown-field', file: 'content/pages/keyed.tsx', line: 4, column: 44 },
  ],
  [
    'an island that is not there',
    { 'content/pages/isle.tsx': ABOUT.replace('name="tide"', 'name="tied"') },
    { code: 'unknown-island', file: 'content/pages/isle.tsx', line: 12, column: 21 },
  ],
  [
    'a file that other tools take for a page',
    { 'content/pages/team.jsx': '' },
    { code: 'unread-file', file: 'content/pages/team.jsx' },
  ],
]

test('issues of pages in React are all reported, each at its position, by check and build alike', async () => {
  const invalid = Object.fromEntries(ISSUES_OF_PAGES.flatMap(([, files]) => Object.entries(files)))
  const root = siteWith({ ...FILES, ...invalid })
  const { diagnostics } = await check({ root })
  const found = ISSUES_OF_PAGES.map(([what, , { code }]) => [
    what,
    diagnostics.filter((one) => one.code === code),
  ])
  expect(found).toEqual(ISSUES_OF_PAGES.map(([what, , issue]) => [what, [expect.objectContaining(issue)]]))
  expect((await build({ root })).diagnostics).toEqual(diagnostics)
})

test.each([
  [
    'an exception',
    {
      'content/people.ts':
        "\nexport const people = {\n  map() {\n    throw new Error('no people')\n  },\n}\n",
    },
    {
      code: 'unrendered-page',
      file: 'content/people.ts',
      line: 4,
      sourceLine: "    throw new Error('no people')",
      problem: 'Cannot render this page: no people',
    },
  ],
  [
    'a syntax error',
    { 'content/pages/about.tsx': ABOUT.replace('<ul>', '<ul') },
    { code: 'unrendered-page', file: 'content/pages/about.tsx', line: 10 },
  ],
  [
    'an import that is not there',
    { 'content/pages/about.tsx': ABOUT.replace('../people.ts', '../persons.ts') },
    { code: 'unrendered-page', file: 'content/pages/about.tsx', line: 2 },
  ],
])('%s gives the same error in check and build', async (_name, files, issue) => {
  const root = siteWith({ ...FILES, ...files })
  const { diagnostics } = await check({ root })
  expect(diagnostics.filter(({ code }) => code === issue.code)).toEqual([expect.objectContaining(issue)])
  expect((await build({ root })).diagnostics).toEqual(diagnostics)
})
