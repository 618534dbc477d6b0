import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { HOSTILE_DIAGRAMS } from '../../diagrams/src/testing/hostile-diagrams.ts'
import { compileDocument } from './compile/compile-document.ts'
import { diagrams } from './drawing/diagrams.ts'
import { math } from './drawing/math.ts'
import { createDiagnosticLog } from './diagnostic.ts'
import { PIECES } from './fixtures/random-documents.ts'
import { executableParts } from './fixtures/executable-parts.ts'
import { fuzzSettings, LONGEST_MS } from '../../../scripts/fuzz-settings.ts'
import HOSTILE from './fixtures/hostile-components.json' with { type: 'json' }
import { HOSTILE_FAMILIES, type HostileReader } from './fixtures/hostile-families.ts'
import { SMALL_SEARCH, SMALL_SITE } from './fixtures/small-search.ts'
import { renderMarkdown } from './fixtures/render-markdown.ts'
import { readMessages } from './read/read-messages.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

/** Calls something twice, which must give the same in good time. */
async function twice<Result>(call: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now()
  const first = await call()
  expect(JSON.stringify(await call())).toBe(JSON.stringify(first))
  expect(performance.now() - start).toBeLessThan(LONGEST_MS)
  return first
}

/** Small texts of the families whose growth is measured. */
const familiesOf = (reader: HostileReader): readonly string[] =>
  Object.values(HOSTILE_FAMILIES)
    .filter((family) => family.reader === reader)
    .map(({ textOf }) => textOf(3))

const MARKDOWN = [
  ...PIECES,
  ...familiesOf('md'),
  '```js {1} title="a"',
  '](',
  '::island{name="a"}',
  '::embed{src="https://a.b"}',
  '::cards',
  '{{',
  '}}',
  '&#106;',
  '---\n',
  '\u0000',
  '\u202E',
  '\uFEFF',
  '\r\n',
  '<!-- truncate -->',
  'javascript:alert(1)',
  'data:text/html,x',
  '@',
  '%',
  '"',
  "'",
]
const HTML = [
  '<b>',
  '</b>',
  '<!--',
  '-->',
  '<script>alert(1)</script>',
  '<script',
  '<svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="java\nscript:alert(1)">',
  '</a>',
  '<iframe srcdoc="x">',
  '<details open ontoggle=alert(1)>',
  '<style>@import "x"</style>',
  '<math><mtext><style><img src onerror=alert(1)>',
  '<noscript>',
  '<template>',
  '<form action=x>',
  '<base href=//a>',
  '<meta http-equiv=refresh content=0>',
  '<a style="x">',
  '<![CDATA[',
  '<?xml',
  ']]>',
]
const COMPONENTS = [
  '<Tabs>',
  '</Tabs>',
  '<TabItem value="a">',
  '</TabItem>',
  '<Aside',
  ' type={"note"}',
  ' title={`a`}',
  ' {...x}',
  '/>',
  '>',
  '</Aside>',
  '<>',
  '</>',
  '{x}',
  '{/* a */}',
  '{',
  '}',
  '<Image src="/a.png" />',
  '<a.b>',
  '<Card title={{ a: [1, "b", null] }} />',
  "import A from 'b'",
  'export const a = {',
  ...Object.values(HOSTILE.lists).flat(),
  ...familiesOf('mdx'),
]
const FRONT_MATTER = [
  'title: A\n',
  'title: [\n',
  'title: "{{ product.name }}"\n',
  'slug: /a/../b\n',
  'slug: //a\n',
  'date: 2026-13-45\n',
  'tags: [a, {label: b}]\n',
  'draft: yes\n',
  'authors:\n  - name: a\n',
  'a: &x [*x]\n',
  '<<: *x\n',
  '? {a: b}\n: c\n',
  '__proto__: {a: 1}\n',
  'constructor: 1\n',
  'description: |\n  a\n',
  'sidebar_position: .inf\n',
  '!!js/function "x"\n',
  'image: javascript:alert(1)\n',
  '  ',
  ': ',
  '- ',
  '"',
  '\t',
  '#',
  // Without the lines around them.
  ...familiesOf('front matter').map((text) => `${text.split('\n').slice(1, -4).join('\n')}\n`),
]

const pieces = (...lists: readonly (readonly string[])[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...lists.flat()) },
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      { maxLength: 40 },
    )
    .map((all) => all.join(''))

const anyBody = fc.oneof(pieces(MARKDOWN, HTML), pieces(MARKDOWN, HTML, COMPONENTS), pieces(COMPONENTS))
const anyExtension = fc.constantFrom('md', 'mdx')

test('no text crashes or hangs, and no code in it is published', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, anyExtension, async (text, extension) => {
      const { body, references } = await twice(() => renderMarkdown(text, {}, extension))
      // Where a link leads is checked when the site is planned.
      expect(executableParts(body, new Set(references))).toEqual([])
    }),
    fuzzSettings(60),
  )
})

test('no front matter crashes or hangs, and none changes what objects inherit', async () => {
  const root = import.meta.dirname
  const variables = new Map([['product.name', 'Fjord']])
  await fc.assert(
    fc.asyncProperty(
      pieces(FRONT_MATTER),
      pieces(MARKDOWN),
      fc.constantFrom('docs', 'blog', 'pages'),
      async (yaml, markdown, collection) => {
        const file = `content/${collection}/2026-01-01-a.md`
        const text = `---\n${yaml}\n---\n${markdown}`
        const request = { collection, file, readFrom: file, originalFile: file, text }
        const { report } = await twice(() =>
          compileDocument(request, {
            root,
            variables,
            plugins: null,
            openFolders: ['content'],
            packageManagers: PACKAGE_MANAGERS,
            extended: [],
          }),
        )
        for (const { problem, line } of report.diagnostics)
          expect([problem === '', line < 0]).toEqual([false, false])
        expect(Object.keys(Object.prototype)).toEqual([])
      },
    ),
    fuzzSettings(60),
  )
})

const CONFIG_KEYS = [
  'title',
  'url',
  'locales',
  'defaultLocale',
  'navbar',
  'footer',
  'sidebars',
  'docs',
  'blog',
  'product',
  'theme',
  'scripts',
  'head',
  'redirects',
  'oldAssets',
  'agents',
  'search',
  'markdown',
  'basePath',
  'items',
  'code',
  'label',
  'type',
  'href',
  'src',
  'name',
  'slug',
  'path',
  '__proto__',
  'constructor',
  'toString',
]
const CONFIG_TEXTS = [
  'en',
  'no',
  '/',
  '//a',
  'https://a.example',
  'javascript:alert(1)',
  '{{ product.name }}',
  '{{ title }}',
  '..',
  '',
  'doc',
  'link',
  'docs',
  'light',
]
const VALID = {
  title: 'A',
  url: 'https://a.example',
  product: { name: 'A', slug: 'a' },
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
}

const { anyValue } = fc.letrec<{ anyValue: unknown }>((tie) => ({
  anyValue: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(
      ...CONFIG_TEXTS,
      true,
      false,
      null,
      undefined,
      0,
      -1,
      Number.NaN,
      1e99,
      () => 'x',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.array(tie('anyValue'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...CONFIG_KEYS), tie('anyValue'), { maxKeys: 5 }),
  ),
}))

test('no configuration crashes or hangs; each is taken or every issue has a text', async () => {
  await fc.assert(
    fc.asyncProperty(anyValue, fc.boolean(), async (value, isNearlyValid) => {
      const whole = isNearlyValid && typeof value === 'object' ? { ...VALID, ...value } : value
      const { config, diagnostics } = await twice(() => parseSiteConfig(whole, { file: 'site.config.ts' }))
      expect(config !== null || diagnostics.length > 0).toBe(true)
      for (const { problem } of diagnostics) expect(problem).not.toBe('')
    }),
    fuzzSettings(200),
  )
})

const root = mkdtempSync(join(tmpdir(), 'fyr-fuzz-'))
afterAll(() => rmSync(root, { recursive: true }))

test('no messages file crashes or hangs, and every requested text is a string', async () => {
  const { config } = parseSiteConfig(
    { ...VALID, locales: [...VALID.locales, { code: 'no', label: 'Norsk' }] },
    { file: 'site.config.ts' },
  )
  if (config === null) throw new TypeError('The configuration is invalid.')
  mkdirSync(join(root, 'i18n/no'), { recursive: true })
  const keys = fc.constantFrom(
    'site.title',
    'theme.nextPage',
    'theme.',
    '__proto__',
    'constructor',
    'toString',
    '',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{count}', '{{ product.name }}', '{{', '{__proto__}'),
    fc.constantFrom(1, null),
  )
  const anyFile = fc.oneof(
    fc.dictionary(keys, texts).map((value) => JSON.stringify(value)),
    fc.json(),
    fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '"',
          ':',
          ',',
          'a',
          '\\',
          '\n',
          '[',
          ']',
          '\uFEFF',
          '//',
          '{"site.title": "A"}',
        ),
      )
      .map((all) => all.join('')),
  )
  await fc.assert(
    fc.asyncProperty(anyFile, async (text) => {
      writeFileSync(join(root, 'i18n/no/messages.json'), text)
      const result = await twice(() => {
        const log = createDiagnosticLog()
        const messages = readMessages(
          { root, config, log, variables: new Map([['product.name', 'Fjord']]) },
          'no',
        )
        const { interfaceTexts } = messages
        return {
          asked: ['site.title', '__proto__', 'toString'].map((key) => messages.translate(key, 'x')),
          interfaceTexts,
          diagnostics: log.list(),
        }
      })
      for (const one of [...result.asked, ...Object.values(result.interfaceTexts)])
        expect(typeof one).toBe('string')
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    fuzzSettings(60),
  )
})

const QUERIES = [
  ...familiesOf('query'),
  'feed',
  'feeder',
  'nets',
  '"feeder feeds"',
  '-',
  ' ',
  '*',
  '\\',
  '__proto__',
  'constructor',
  '\uD800',
  '餌',
  '\u0000',
]

test('no query crashes or hangs the search, and hits are pages of the site, each once', async () => {
  const all = SMALL_SEARCH.search({ query: 'feed', kind: null, limit: 10 }).pages
  expect(all.map(({ path }) => path)).toEqual(SMALL_SITE)
  await fc.assert(
    fc.asyncProperty(pieces(QUERIES), async (query) => {
      const { pages: found } = await twice(() => SMALL_SEARCH.search({ query, kind: null, limit: 10 }))
      const paths = found.map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      expect(SMALL_SITE).toEqual(expect.arrayContaining(paths))
    }),
    fuzzSettings(100),
  )
})

/** Whole diagrams, and their lines to mix. */
const DIAGRAMS = Object.values(HOSTILE_DIAGRAMS).map((textOf) => textOf(3))
const DIAGRAM_PIECES = [...new Set(DIAGRAMS.flatMap((text) => text.split('\n').map((line) => `${line}\n`)))]

const FORMULAS = [
  '\\frac{a}{b}',
  '^',
  '_',
  '{',
  '}',
  '\\sqrt[3]{x}',
  '\\href{javascript:alert(1)}{a}',
  '\\text{<b>}',

  '\\begin{matrix}',
  '\\end{matrix}',
  '&',
  '\\\\',
  '\\def\\a{\\a\\a}',
  '\\a',
  '\\url{https://a.b}',
  '\\htmlId{x}{a}',
  '\\includegraphics{https://a.b/c.png}',
  '\\color{red}',
  '%',
  '\\left(',
  '\\right)',
  '\\\u0000',
]

test('no diagram and no formula crashes or hangs, and none publishes code', async () => {
  const drawn = fc.oneof(
    fc
      .tuple(fc.constantFrom(...DIAGRAM_PIECES), pieces(DIAGRAM_PIECES, HTML))
      .map((lines) => `\`\`\`mermaid\n${lines.join('')}\n\`\`\``),
    pieces(FORMULAS, HTML).map((text) => `$$\n${text}\n$$`),
  )
  await fc.assert(
    fc.asyncProperty(drawn, async (text) => {
      const { body, references } = await twice(() => renderMarkdown(text, { remark: [diagrams, math] }))
      expect(executableParts(body, new Set(references))).toEqual([])
    }),
    fuzzSettings(60),
  )
})
