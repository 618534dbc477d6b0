import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { createDiagnosticLog } from './diagnostic.ts'
import { BASE_CONFIG } from './fixtures/build-fixture.ts'
import { renderMarkdown } from './fixtures/render-markdown.ts'
import { reportCharacters } from './read/report-characters.ts'
import { isAddress } from './schemas/address.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'
import { withoutUnseen } from './unseen-characters.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-unseen-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Turns the direction of text, as in "Trojan source". */
const TURN = '\u202E'
/** Half of a character, as an escape writes it: no address can be made of it. */
const HALF = String.raw`\uD800`
/** A control character that JSON does not escape. */
const CONTROL = '\u0090'
const BOTH = TURN + CONTROL

const FILES: Readonly<Record<string, string>> = {
  'content/docs/intro.md': [
    `---\ntitle: Ti${BOTH}tle\ndescription: "D\\u202Ee\\x90s${HALF}"\nsidebar_label: La${BOTH}bel\nkeywords: [k${BOTH}]\n---`,
    `## He${BOTH}ading`,
    `Te${BOTH}xt &#x202E;&#x2066; [li${BOTH}nk](https://example.com "ti${BOTH}tle") ![al${BOTH}t](/a.svg)`,
    `\`in${BOTH}line\``,
    `\`\`\`js title="fi${BOTH}le"\nif (a ${BOTH}) b()\n\`\`\``,
    `<abbr title="&#x202E;x${BOTH}">ht${BOTH}ml&#x2067;</abbr>`,
    `:::note[bo${BOTH}x]\nx\n:::`,
    `<LinkCard title={"${HALF}c"} href={"https://example.com/${HALF}"} />`,
    `<Card title={"\\u202Ec\\u0007"} href="/docs/other">x</Card>`,
    `::island{name=tide-table at="p${BOTH}"}`,
    '::include{file=./sample.js}',
  ].join('\n\n'),
  'content/docs/other.md': `# Ot${BOTH}her\n\nA paragraph${BOTH} of it.\n`,
  'content/docs/sample.js': `if (a ${BOTH}) b()\n`,
  'content/blog/2025-01-02-post.md': `---\ntitle: Po${BOTH}st\nauthors: [ada]\ntags: [t]\n---\n\nText${BOTH}.\n\n<!-- truncate -->\n\nMore.\n`,
  'content/blog/authors.yml': `ada:\n  name: A${BOTH}da\n  socials: { github: "ada${HALF}" }\n`,
  'content/blog/tags.yml': `t:\n  label: Ta${BOTH}g\n`,
  'i18n/no/messages.json': `{ "site.tagline": "T${TURN}", "site.title": "S\\u202Eite" }\n`,
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>',
}

/** What is left over, in data as JSON. */
function unseenIn(data: unknown): readonly string[] {
  return (
    JSON.stringify(data).match(
      /.{0,40}(?:[\u0080-\u009F\u202A-\u202E\u2066-\u2069]|\\u00[01]|\\ud[89a-f]).{0,20}/g,
    ) ?? []
  )
}

test('no page, feed, index or navigation holds a character that readers cannot see, wherever it is written', async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const locales = [
    { code: 'en', label: `Eng${BOTH}lish` },
    { code: 'no', label: 'Norsk' },
  ]
  const navbar = { items: [{ type: 'link', label: `Do${BOTH}cs`, to: '/docs/intro' }] }
  const announcement = { id: 'a', content: `An${BOTH} **announce**ment &#x202E;` }
  const value = { ...BASE_CONFIG, title: `Ti${BOTH}tle`, tagline: `T${BOTH}`, locales, navbar, announcement }
  const { config } = parseSiteConfig(value, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is valid.')
  const themeNames = { interfaceTexts: null, originalTexts: {}, islands: ['tide-table'], layouts: [] }
  const build = await buildManifest({ root, config, mode: 'production', themeNames })
  const routes = build.manifest.locales.flatMap((locale) => [...locale.routes, locale.notFound])
  expect(unseenIn(build.manifest)).toEqual([])
  const pages = await Promise.all(routes.map((route) => build.loadPage(route)))
  expect(unseenIn(pages)).toEqual([])
  expect(unseenIn(await build.loadFeeds('en'))).toEqual([])
  expect(unseenIn(await build.loadSearchPages('en'))).toEqual([])

  const places = build.diagnostics
    .filter(({ code }) => code === 'unusual-character')
    .map(({ file, line, column }) => `${file}:${line}:${column}`)
  expect([...new Set(places)]).toEqual([
    'content/blog/2025-01-02-post.md:2:10',
    'content/blog/2025-01-02-post.md:2:11',
    'content/blog/authors.yml:2:10',
    'content/blog/authors.yml:2:11',
    'content/blog/authors.yml:3:14',
    'content/blog/tags.yml:2:12',
    'content/blog/tags.yml:2:13',
    'content/docs/intro.md:2:10',
    'content/docs/intro.md:2:11',
    'content/docs/intro.md:3:1',
    'content/docs/other.md:1:5',
    'content/docs/other.md:1:6',
    'content/docs/sample.js:1:7',
    'content/docs/sample.js:1:8',
    'i18n/no/messages.json:1:21',
  ])
})

test('an escape in front matter is reported at its key', async () => {
  mkdirSync(join(root, 'content/docs'), { recursive: true })
  writeFileSync(
    join(root, 'content/docs/intro.md'),
    '---\ntitle: Intro\ndescription: "a\\u202Eb"\n---\n\nText.\n',
  )
  const { config } = parseSiteConfig({ ...BASE_CONFIG, blog: false }, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is valid.')
  const { diagnostics } = await buildManifest({ root, config, mode: 'production' })
  const told = diagnostics.filter(({ code }) => code === 'unusual-character')
  expect(told.map(({ line, column, sourceLine }) => [line, column, sourceLine])).toEqual([
    [3, 1, 'description: "a\\u202Eb"'],
  ])
})

test('joiners, and marks that scripts need within words, are kept', async () => {
  const words = '👩‍💻 می‌خواهم שלום‏! a‎b'
  const { markup } = await renderMarkdown(words)
  expect(markup).toBe(`<p>${words}</p>`)
})

test('words around a control character that ends a line somewhere stay two', () => {
  expect(withoutUnseen('one\u0085two\fthree\vfour\tfive\nsix\u0007')).toBe('one two three four\tfive\nsix')
})

/** Letters that only programs read, as in text that is meant for an agent alone. */
const TAGS = '\u{E0069}\u{E0067}\u{E006E}'

test.each([
  [`a${TAGS}b`, 'ab'],
  [`a\uFE0F\uFE00\u{E0101}\u{E0150}b`, 'a\uFE0Fb'],
  [`🏴${TAGS.repeat(3)}`, `🏴${TAGS.repeat(2)}`],
])('letters that only programs read are left out and reported: %j', async (written, published) => {
  expect(withoutUnseen(written)).toBe(published)
  const { markup } = await renderMarkdown(`Text ${written}.`)
  expect(markup).toBe(`<p>Text ${published}.</p>`)
  const log = createDiagnosticLog()
  reportCharacters({ file: 'intro.md', text: `# Intro\n\n${written}` }, log)
  expect(log.list()[0]).toMatchObject({ code: 'unusual-character', line: 3 })
  expect(log.list()[0]?.problem).toContain('only programs read it')
})

test('a letter that only programs read is no part of an address', () => {
  expect(isAddress(`in${TAGS}tro`)).toBe(false)
})

test('flags of countries, forms of emoji and of ideographs are kept', async () => {
  const words = '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️ 葛󠄀飾'
  const { markup, codes } = await renderMarkdown(words)
  expect([markup, codes]).toEqual([`<p>${words}</p>`, []])
})
