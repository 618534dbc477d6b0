import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { sampleDoc, sampleHome, samplePages } from '../fixtures/sample-pages.ts'
import { sampleNorwegianSiteData, sampleSiteData } from '../fixtures/sample-site-data.ts'
import { code, el, tree } from '../fixtures/tree.ts'
import { pageMarkdown, type PageMarkdown } from './page-markdown.ts'

function write(body: Root, over: Partial<DocPage> = {}, siteData = sampleSiteData): PageMarkdown {
  const page: DocPage = { ...sampleDoc, heading: ['Title'], body, ...over }
  return pageMarkdown(page, siteData, (name, attributes) => (name === 'said' ? `_${attributes}_` : ''))
}

/** The Markdown below the title. */
function textOf(...nodes: Parameters<typeof tree>): string {
  return write(tree(...nodes)).text.replace('# Title\n\n', '')
}

test.each([
  [
    'an admonition without a title has the name of its type',
    el('fyr-admonition', { type: 'danger' }, el('p', {}, 'Rope.')),
    '> **Danger**\n>\n> Rope.\n',
  ],
  [
    'an admonition without a title has the word of its author',
    el('fyr-admonition', { type: 'warning', name: 'caution' }, el('p', {}, 'Rope.')),
    '> **Caution**\n>\n> Rope.\n',
  ],
  [
    'an admonition keeps its title',
    el(
      'fyr-admonition',
      { type: 'tip' },
      el('fyr-admonition-title', {}, 'Mind ', el('em', {}, 'this')),
      el('p', {}, 'x'),
    ),
    '> **Mind _this_**\n>\n> x\n',
  ],
  [
    'code keeps its language, title and blank lines',
    code({ language: 'ts', title: 'a "b".ts' }, 'const a = 1', '', '  a'),
    '```ts title="a \\\\"b\\\\".ts"\nconst a = 1\n\n  a\n```\n',
  ],
  [
    'a title keeps its address, and only a whole reference is escaped',
    code({ language: 'json', title: 'GET /sites?a=1&unit=M04' }, '{}'),
    '```json title="GET /sites?a=1&unit=M04"\n{}\n```\n',
  ],
  [
    'a reference in a title is not read as another letter',
    code({ language: 'json', title: 'a &amp; b' }, '{}'),
    '```json title="a \\&amp; b"\n{}\n```\n',
  ],
  [
    'code with a fence in it gets a longer one',
    code({ language: 'md' }, '```ts', 'x', '```'),
    '````md\n```ts\nx\n```\n````\n',
  ],
  [
    'tabs follow each other under their labels',
    el(
      'fyr-tabs',
      { group: 'os' },
      el('fyr-tab', { value: 'a', label: 'One' }, el('p', {}, 'First.')),
      el('fyr-tab', { value: 'b', label: 'Two' }, code({ language: 'sh' }, 'ls')),
    ),
    '**One**\n\nFirst.\n\n**Two**\n\n```sh\nls\n```\n',
  ],
  [
    'an endpoint is its request, its samples and its content',
    el(
      'fyr-endpoint',
      { method: 'get', address: 'https://api.example/v1/orders' },
      el('fyr-fields', {}, el('ul', {}, el('li', {}, el('fyr-field', { id: 'field.id' }, 'id')))),
      el('fyr-request', { title: 'By id' }, code({ language: 'sh' }, 'curl')),
      el('fyr-response', {}, el('p', {}, 'Nothing.')),
    ),
    '`GET https://api.example/v1/orders`\n\n**By id**\n\n```sh\ncurl\n```\n\n**Response**\n\nNothing.\n\n- id\n',
  ],
  [
    'cards are a list with absolute addresses',
    el(
      'fyr-cards',
      {},
      el('fyr-card', { type: 'doc', label: 'Setup', href: '/docs/setup', description: 'Begin.' }),
      el('fyr-card', { type: 'category', label: 'More', href: '/docs/more', itemCount: 2 }),
    ),
    '- [Setup](https://sample.example/docs/setup): Begin.\n- [More](https://sample.example/docs/more): 2 items\n',
  ],
  [
    'what has changed is a list, and the text of a page has neither list nor marks of it',
    el(
      'div',
      {},
      el(
        'fyr-changes',
        { since: '1.4', href: '/docs/changes/1.4...2.0' },
        el('fyr-change', { type: 'added' }, 'Old.'),
      ),
      el('fyr-change-mark', { type: 'added', id: 'fyr-change-1' }),
      el(
        'ul',
        {},
        el('fyr-change', { type: 'changed' }, 'Eat ', el('del', {}, 'twice'), ' ', el('ins', {}, 'once')),
        el(
          'fyr-change',
          { type: 'changed' },
          el('del', {}, el('fyr-admonition-name', { type: 'note' })),
          ' ',
          el('ins', {}, el('fyr-admonition-name', { type: 'caution' })),
          ' Stay out.',
        ),
        el(
          'fyr-change',
          { type: 'moved-to' },
          'Rations (',
          el('a', { href: '/docs/feed#rations' }, 'Feed'),
          ')',
        ),
      ),
    ),
    '- **Changed**: Eat ~~twice~~ <ins>once</ins>\n\n- **Changed**: ~~**Note**~~ <ins>**Caution**</ins> Stay out.\n\n- **Moved to another page**: Rations ([Feed](https://sample.example/docs/feed#rations))\n',
  ],
  ['details are open', el('details', {}, el('summary', {}, 'Why'), el('p', {}, 'So.')), '**Why**\n\nSo.\n'],
  [
    'of a picture for each mode the light one is shown',
    el(
      'p',
      {},
      el('img', { src: '/assets/a.svg#only-light', alt: 'Flow' }),
      el('img', { src: '/assets/b.svg#only-dark', alt: 'Flow' }),
    ),
    '![Flow](https://sample.example/assets/a.svg)\n',
  ],
  [
    'a formula is its source',
    el('p', {}, 'Let ', el('math', { alttext: 'x^2' }, el('mi', {}, 'x')), ' be.'),
    'Let $x^2$ be.\n',
  ],
  [
    'a formula of its own is a block',
    el('p', {}, el('math', { alttext: 'x_1', display: 'block' }, el('mi', {}, 'x'))),
    '$$\nx_1\n$$\n',
  ],
  [
    'a drawing is its words and its caption',
    el(
      'figure',
      {},
      el('svg', {}, el('text', {}, 'Feeder'), el('g', {}, el('text', {}, 'Store'))),
      el('figcaption', {}, 'Flow'),
    ),
    'Diagram: Feeder, Store\n\nFlow\n',
  ],
  ['an island says what its module writes', el('fyr-island', { name: 'said', attributes: '{}' }), '_{}_\n'],
  [
    'an island in a line stays in it',
    el('p', {}, 'a ', el('fyr-island', { name: 'said', attributes: '{}', inline: '' }, 'b'), ' c'),
    'a _{}_b c\n',
  ],
  ['a power of ten stays one', el('p', {}, '10', el('sup', {}, '6')), '10<sup>6</sup>\n'],
  ['what looks like Markdown stays text', el('p', {}, '*a* [b](c) <d>'), '\\*a\\* \\[b]\\(c) \\<d>\n'],
])('%s', (_title, node, markdown) => {
  expect(textOf(node)).toBe(markdown)
})

test('an island without words leaves nothing', () => {
  expect(
    textOf(el('p', {}, 'a'), el('fyr-island', { name: 'mute', attributes: '{}' }), el('p', {}, 'b')),
  ).toBe('a\n\nb\n')
})

test('a footnote that is written in HTML may have any id', () => {
  const reference = el('sup', {}, el('a', { href: '#%zz', dataFootnoteRef: true }, '1'))
  const list = el('ol', {}, el('li', { id: '100%' }, el('p', {}, 'Why.')))
  const text = textOf(el('p', {}, 'So.', reference), el('section', { dataFootnotes: true }, list))
  expect(text).toBe('So.[^%zz]\n\n[^100%]: Why.\n')
})

test('footnotes are those of GitHub', () => {
  const reference = el('sup', {}, el('a', { href: '#fn-why', id: 'fnref-why', dataFootnoteRef: true }, '1'))
  const back = el('a', { href: '#fnref-why', dataFootnoteBackref: '' }, '↩')
  const section = el(
    'section',
    { dataFootnotes: true },
    el('h2', { id: 'footnote-label' }, 'Footnotes'),
    el('ol', {}, el('li', { id: 'fn-why' }, el('p', {}, 'Because. ', back))),
  )
  expect(textOf(el('p', {}, 'So', reference, '.'), section)).toBe('So[^why].\n\n[^why]: Because.\n')
})

test('headings are listed with their ids, the title is not', () => {
  const { title, headings } = write(
    tree(
      el('h2', { id: 'units' }, 'The ', el('code', {}, 'unit')),
      el('fyr-tabs', {}, el('fyr-tab', { label: 'a' }, el('h3', { id: 'deep' }, 'Deep'))),
    ),
  )
  expect(title).toBe(sampleDoc.route.title)
  expect(headings).toEqual([
    { id: 'units', level: 2, text: 'The unit' },
    { id: 'deep', level: 3, text: 'Deep' },
  ])
})

test('names are in the language of the site', () => {
  const body = tree(el('fyr-admonition', { type: 'warning' }, el('p', {}, 'x')))
  expect(write(body, {}, sampleNorwegianSiteData).text).toContain('> **Advarsel**')
})

test('every kind of page has its title, absolute links and none of our elements', () => {
  for (const page of samplePages) {
    const { text } = pageMarkdown(page, sampleSiteData, () => '')
    expect(text).toMatch(/^# \S/)
    expect(text).not.toMatch(/\]\(\/|fyr-/)
    expect(pageMarkdown(page, sampleSiteData, () => '').text).toBe(text)
  }
})

test('a home page in React has the title that it renders, and nothing from the theme', () => {
  const body = tree(el('header', {}, el('h1', {}, 'Fish, fed.'), el('p', {}, 'By wire.')))
  const { text } = pageMarkdown({ ...sampleHome, isReactPage: true, body }, sampleSiteData, () => '')
  expect(text).toBe('# Fish, fed.\n\nBy wire.\n')
})

const cell = (properties: Record<string, number>, text: string) => el('td', properties, text)
const row = (...cells: Parameters<typeof tree>) => el('tr', {}, ...cells)

test.each([
  ['one wide cell', [row(cell({ colSpan: 9_999_999 }, 'a')), row(cell({}, 'b'))]],
  [
    'cells that reach down',
    Array.from({ length: 200 }, (_, index) => row(cell({ rowSpan: 200 }, String(index)))),
  ],
  [
    'one long row among short ones',
    [
      row(...Array.from({ length: 500 }, () => cell({}, 'a'))),
      ...Array.from({ length: 500 }, () => row(cell({}, 'b'))),
    ],
  ],
])('a table that would be mostly empty cells is lines of text: %s', (_name, rows) => {
  const text = textOf(el('table', {}, el('tbody', {}, ...rows)))
  expect(text.length).toBeLessThan(5000)
  expect(text).toContain(rows.length === 2 ? 'a\n\nb' : '\n\n')
})

test('a table with spans keeps its columns', () => {
  const rows = [row(cell({ colSpan: 2 }, 'a'), cell({ rowSpan: 2 }, 'b')), row(cell({}, 'c'), cell({}, 'd'))]
  expect(textOf(el('table', {}, el('tbody', {}, ...rows)))).toBe(
    '| | | |\n| - | - | - |\n| a | | b |\n| c | d | |\n',
  )
})
