import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { compileDocument } from './compile-document.ts'
import { SETTINGS } from '../fixtures/compile-text.ts'
import type { RenderedReactPage } from './document-compiler.ts'

const FILE = 'content/pages/about.tsx'

async function compile(
  html: string,
  { text = '', ...rendered }: Partial<RenderedReactPage> & { text?: string } = {},
) {
  const page: RenderedReactPage = { html, frontMatter: {}, diagnostics: [], dependencies: [], ...rendered }
  const request = {
    collection: 'pages',
    file: FILE,
    readFrom: FILE,
    originalFile: FILE,
    text,
    rendered: page,
  } as const
  const { report, text: compiled } = await compileDocument(request, SETTINGS)
  const tree: Root = JSON.parse(compiled)
  return { ...report, html: toHtml(tree) }
}

test('a rendered page keeps its elements and classes, and its headings get ids', async () => {
  const { html, facts, diagnostics } = await compile(
    '<section class="band" aria-label="Why"><h2>Feed &amp; fish</h2><h3 id="own">Own</h3><button type="button" popovertarget="a">x</button></section>',
  )
  expect(html).toBe(
    '<section class="band" aria-label="Why"><h2 id="feed--fish">Feed &#x26; fish</h2><h3 id="own">Own</h3><button type="button" popovertarget="a">x</button></section>',
  )
  expect(facts.headings).toEqual([
    { id: 'feed--fish', level: 2, label: ['Feed & fish'] },
    { id: 'own', level: 3, label: ['Own'] },
  ])
  expect(facts.ids).toEqual(['feed--fish', 'own'])
  expect(diagnostics).toEqual([])
})

test('its title is its first level-1 heading, and its description its first paragraph', async () => {
  const { facts } = await compile('<header><h1>About <em>us</em></h1><p> </p><p>We  feed fish.</p></header>')
  expect(facts.title).toEqual(['About ', { type: 'em', text: 'us' }])
  expect(facts.firstParagraph).toBe('We feed fish.')
})

test('its links, images and islands have the position of their words in the source', async () => {
  const text = `import { Island } from '@fyr/theme'\n\nexport default () => <a href="/docs/intro">Go</a>\nconst chart = 'growth'\n`
  const { facts, html } = await compile(
    '<a href="/docs/intro">Go</a><img src="./a.png" alt=""><fyr-island name="growth" data-attributes="{&quot;a&quot;:1}" class="x"></fyr-island>',
    { text },
  )
  expect(facts.references).toEqual([
    { type: 'link', url: '/docs/intro', alt: null, at: { line: 3, column: 31 } },
    { type: 'image', url: './a.png', alt: '', at: null },
  ])
  expect(facts.islands).toEqual([{ name: 'growth', attributes: '{"a":1}', line: 4, column: 16 }])
  expect(html).toContain('<fyr-island name="growth" attributes="{&#x22;a&#x22;:1}"></fyr-island>')
})

test.each([
  ['a script', '<script>alert(1)</script><p>x</p>', '<p>x</p>', ['dropped-html']],
  ['an inline style', '<p style="color:red">x</p>', '<p>x</p>', ['dropped-html']],
  ['an event handler', '<p onclick="x()">x</p>', '<p>x</p>', ['dropped-html']],
  ['an address that runs', '<form action="javascript:x()"></form>', '<form></form>', ['dropped-html']],
  ['an element of the theme', '<fyr-code><p>x</p></fyr-code>', '', ['dropped-html']],
  ['a frame', '<iframe src="https://example.com/"></iframe>', '', ['dropped-html']],
  ['a forged island', '<p data-fyr-island="x" data-fyr-reference="0">x</p>', '<p>x</p>', []],
  ['what React asks for early', '<link rel="preload" as="image" href="/a.png"><p>x</p>', '<p>x</p>', []],
  ['an id of the document', '<p id="main">x</p>', '<p>x</p>', ['duplicate-heading-id']],
  ['an id of the theme', '<p id="fyr-scripts">x</p>', '<p>x</p>', ['duplicate-heading-id']],
  ['a name of the document', '<form name="head"></form>', '<form></form>', ['dropped-html']],
  [
    'an id that is taken',
    '<p id="a">x</p><p id="a">y</p>',
    '<p id="a">x</p><p>y</p>',
    ['duplicate-heading-id'],
  ],
])('%s is dropped', async (_name, rendered, left, codes) => {
  const { html, diagnostics } = await compile(rendered)
  expect(html).toBe(left)
  expect(diagnostics.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['a second title', '<h1>a</h1><h1>b</h1>', 'second-title'],
  ['a skipped level', '<h2>a</h2><h4>b</h4>', 'skipped-heading'],
  ['a heading without text', '<h2> </h2>', 'empty-heading'],
  ['a link without text', '<a href="https://example.com/"><span></span></a>', 'empty-link'],
])('%s is a warning', async (_name, rendered, code) => {
  expect((await compile(rendered)).diagnostics).toMatchObject([{ code, severity: 'warning' }])
})

test('its front matter is checked like that of a text, at the position of its key', async () => {
  const text = `// A page of a site.\nexport const page = {\n  title: 'About',\n  draft: 'no',\n  tittle: 1,\n}\n`
  const frontMatter = { title: 'About', draft: 'no', tittle: 1 }
  const { diagnostics, ...report } = await compile('', { frontMatter, text })
  expect(report.frontMatter).toEqual({ title: 'About' })
  expect(report.ownKeys).toEqual(['title', 'draft', 'tittle'])
  expect(diagnostics).toMatchObject([
    { code: 'invalid-value', line: 4, column: 3, sourceLine: "  draft: 'no'," },
    { code: 'unknown-field', line: 5, column: 3 },
  ])
})

test.each([
  ["export const metadata = { title: 'About' }", 'Nothing reads the export "metadata" of this page.', 14],
  [
    'export async function getStaticProps() {}',
    'Nothing reads the export "getStaticProps" of this page.',
    23,
  ],
])('an export of other tools is told: %s', async (text, problem, column) => {
  const { diagnostics } = await compile('<h1>a</h1>', { frontMatter: undefined, text: `\n${text}` })
  expect(diagnostics).toMatchObject([{ code: 'unknown-field', problem, line: 2, column }])
})

test('a page that was not rendered is an error', async () => {
  const request = { collection: 'pages', file: FILE, readFrom: FILE, originalFile: FILE, text: '' } as const
  const { report } = await compileDocument(request, SETTINGS)
  expect(report.diagnostics).toMatchObject([{ code: 'unrendered-page', file: FILE }])
})
