import { findOverload, MAX_ITEMS, MAX_MARKS } from '@fyr/markdown-parser'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../fixtures/render-markdown.ts'

test.each([
  ['quotes', '>'.repeat(4000), 'nesting-too-deep'],
  ['lists', '- '.repeat(400) + 'x', 'nesting-too-deep'],
  ['emphasis', '*a **a '.repeat(200) + 'b' + '** a*'.repeat(200), 'nesting-too-deep'],
  ['HTML elements', '<b><i>'.repeat(300), 'nesting-too-deep'],
  ['a great many HTML elements', '<div>'.repeat(20_000), 'nesting-too-deep'],
  ['marks', '*a **a '.repeat(20_000), 'too-many-marks'],
  ['directives', ':::note\n'.repeat(200), 'nesting-too-deep'],
  ['images', '!['.repeat(200) + 'a' + '](b)'.repeat(200), 'nesting-too-deep'],
  ['runs of stars', '*'.repeat(3000) + 'a' + '*'.repeat(3000), 'too-many-marks'],
  ['open HTML comments', 'a <!-- '.repeat(2000), 'too-many-marks'],
  ['table rows', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(20_000)}`, 'too-large'],
  [
    'short rows of a wide table',
    `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'b\n'.repeat(100)}`,
    'too-large',
  ],
  ['list items', '- a\n'.repeat(20_000), 'too-large'],
  ['headings', '# a\n'.repeat(6000), 'too-large'],
  ['footnotes', '[^1] '.repeat(4000) + '\n\n[^1]: a', 'too-large'],
  ['underlined headings', 'a\n---\n'.repeat(3000), 'too-large'],
  ['lines of code', `\`\`\`js\n${'a()\n'.repeat(20_000)}\`\`\`\n`, 'too-large'],
  ['bare addresses', 'https://a.b '.repeat(9000), 'too-large'],
  ['definitions', '[a]: /b\n'.repeat(3000), 'too-large'],
  ['lines in a quote', '> a\n'.repeat(11_000), 'too-large'],
  ['code blocks in lists', '- ```\n  a\n  ```\n'.repeat(3000), 'too-large'],
  ['brackets', '['.repeat(20_000) + ']'.repeat(20_000), 'too-many-marks'],
  ['words after an open bracket', `[${'ab\n'.repeat(5000)}`, 'too-many-marks'],
  ['words in a bracket', `[${'ab '.repeat(5000)}] c`, 'too-many-marks'],
  ['links in links', '['.repeat(600) + 'a' + '](b)'.repeat(600), 'too-many-marks'],
  [
    'code marks of ever other lengths',
    Array.from({ length: 150 }, (_, at) => `a${'`'.repeat(at)}`).join(''),
    'too-many-marks',
  ],
])('a text of nothing but %s ends in a named issue', async (_name, markdown, code) => {
  const { codes, markup } = await renderMarkdown(markdown)
  expect(codes).toEqual([code])
  expect(markup).toBe('')
})

test.each([
  ['brackets', '['.repeat(4000)],
  ['links', '[a]('.repeat(4000)],
  ['links in brackets', `[${'[a](b) '.repeat(4000)}]`],
  ['links in links', '['.repeat(300) + 'a' + '](b)'.repeat(300)],
  ['code marks', '`a``b'.repeat(2000)],
  ['open HTML comments', 'a <!-- '.repeat(1000)],
  ['variables', '{{ '.repeat(4000)],
  ['colons', 'a' + ':'.repeat(4000)],
  ['open block titles', ':::note['.repeat(2000)],
  ['table cells', `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n`],
])('a long run of %s is a page all the same', async (_name, markdown) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).not.toBe('')
  expect(codes).toEqual([])
})

test.each<[what: string, open: string, close: string]>([
  ['templates', '`${', '}`'],
  ['lists', '[', ']'],
  ['objects', '{ a: ', '}'],
  ['parentheses', '(', ')'],
  ['elements', '<b a={', '} />'],
  ['content of elements', '<b>{', '}</b>'],
  ['signs', '- ', ''],
  ['words', 'typeof ', ''],
  ['sums', '1 + ', ''],
  ['powers', '2 ** ', ''],
  ['functions', '() => ', ''],
  ['choices', 'a ? b : ', ''],
  ['assignments', 'a = ', ''],
  ['constructors', 'new ', ''],
  ['statements', '() => { if (a) ', '}'],
  ['members', 'a', '.a'],
  ['calls', 'a', '()'],
  ['calls of templates', 'a', '`b`'],
])('%s of 1,500 levels between braces are refused before they are parsed', async (_what, open, close) => {
  const code = `${open.repeat(1500)}1${close.repeat(1500)}`
  const tag = `<Card title={${code}} />`
  const results = await Promise.all([
    renderMarkdown(`Text.\n\n${tag}`),
    renderMarkdown(`Text.\n\n${tag}`, {}, 'mdx'),
    renderMarkdown(`A ${tag}\n\n{(${code})}`, {}, 'mdx'),
  ])
  expect(results.map(({ diagnostics: [first] }) => [first?.code, first?.line])).toEqual([
    ['nesting-too-deep', 3],
    ['nesting-too-deep', 3],
    ['nesting-too-deep', 3],
  ])
  for (const { diagnostics, markup } of results) {
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]?.column).toBeGreaterThan(13)
    expect(markup).toBe('')
  }
})

test.each([
  ['an export', (code: string) => `export const a = ${code}`],
  ['braces', (code: string) => `{${code}}`],
  ['a pattern', (code: string) => `{/${code.replaceAll('[', '(').replaceAll(']', ')')}/}`],
  ['the name of a tag', () => `<A${'.b'.repeat(3000)} />`],
])('%s of 3,000 levels ends in one named issue', async (_what, textOf) => {
  const { codes } = await renderMarkdown(textOf(`${'['.repeat(3000)}${']'.repeat(3000)}`), {}, 'mdx')
  expect([['nesting-too-deep'], ['unclosed-component']]).toContainEqual(codes)
})

/** Each name stands ten times for the one before it. */
const DOUBLING = Array.from({ length: 9 }, (_, index) => index)
  .map((index) => `export const a${index + 1} = \`${`\${a${index}}`.repeat(10)}\``)
  .join('\n')

test('a name that stands for a great many others is refused at its line', async () => {
  const start = "Text.\n\nexport const a0 = 'xxxxxxxxxx'\n"
  const { diagnostics, markup } = await renderMarkdown(`${start}${DOUBLING}\n\n{a9}`, {}, 'mdx')
  expect(diagnostics).toMatchObject([
    { code: 'too-large', line: 3, column: 1, problem: 'This value has more than 100000 characters.' },
  ])
  expect(markup).toBe('')
})

/** An `export` of a list with so many lines. */
function exportOf(lines: number): string {
  return `export const a = [\n${'  1234567,\n'.repeat(lines)}]\n\nText.\n`
}

test.each(['md', 'mdx'] as const)(
  'an "export" that is too long to be read says so, in .%s',
  async (format) => {
    expect((await renderMarkdown(exportOf(1000), {}, format)).codes).not.toContain('unread-syntax')
    const { diagnostics } = await renderMarkdown(exportOf(2000), {}, format)
    expect(diagnostics.find(({ line }) => line === 1)?.hint).toContain('more than 20000 characters')
  },
)

test('a chart may have thousands of points', async () => {
  const points = JSON.stringify(Array.from({ length: 4000 }, (_, index) => [index, index]))
  const { diagnostics } = await renderMarkdown(`<Chart data={${points}} />`, {}, 'mdx')
  expect(diagnostics.filter(({ code }) => code === 'too-large')).toEqual([])
})

test('the names of a page may add up to a million characters, also those in lists and objects', async () => {
  const name = `export const a = '${'x'.repeat(18_000)}'\n\nexport const b = { c: a }\n\n`
  const { codes } = await renderMarkdown(`${name}${'{a} {b.c}\n\n'.repeat(20)}`, {}, 'mdx')
  expect(codes).toEqual([])
  const { diagnostics } = await renderMarkdown(`${name}${'{a} {b.c}\n\n'.repeat(30)}`, {}, 'mdx')
  expect(diagnostics).toMatchObject([{ code: 'too-large', line: 59, column: 1 }])
  const lists = `export const c = [a]\n\n${'<Chart data={c} />\n\n'.repeat(60)}`
  expect((await renderMarkdown(`${name}${lists}`, {}, 'mdx')).codes).toEqual(['too-large'])
})

test.each<[what: string, few: string, many: string, line: number]>([
  [
    'tables of contents',
    `${'[[toc]]\n\n'.repeat(5)}${'## A\n\n'.repeat(200)}`,
    `${'[[toc]]\n\n'.repeat(7)}${'## A\n\n'.repeat(200)}`,
    13,
  ],
  ['a long address', textOfReferences(200), textOfReferences(203), 405],
  ['a long title', textOfReferences(200, '/b'), textOfReferences(203, '/b'), 405],
])('%s may be repeated, and are refused where it is too much', async (_what, few, many, line) => {
  const accepted = await renderMarkdown(few)
  expect(accepted.codes).toEqual([])
  expect(accepted.markup).not.toBe('')
  const { diagnostics, markup } = await renderMarkdown(many)
  expect(diagnostics).toMatchObject([{ code: 'too-large', line, column: 1 }])
  expect(markup).toBe('')
})

/** References to one definition of a thousand characters, on the odd lines. */
function textOfReferences(count: number, address?: string): string {
  const definition = address === undefined ? `/${'b'.repeat(999)}` : `${address} "${'c'.repeat(998)}"`
  return `[a]: ${definition}\n\n${'[a]\n\n'.repeat(count)}`
}

test.each([
  ['<Tabs>\n<TabItem label="A">\n\n', '\n\n</TabItem>\n</Tabs>'],
  ['<Card title="A">\n\n<Tabs>\n<TabItem label="A">\n\n', '\n\n</TabItem>\n</Tabs>\n\n</Card>'],
])('seven groups of tabs inside each other are refused at the innermost: %j', async (open, close) => {
  const nest = (levels: number) => `${open.repeat(levels)}A${close.repeat(levels)}`
  expect((await renderMarkdown(nest(6), {}, 'mdx')).codes).toEqual([])
  const { diagnostics, markup } = await renderMarkdown(nest(7), {}, 'mdx')
  const line =
    nest(7)
      .split('\n')
      .findLastIndex((text) => text === '<Tabs>') + 1
  expect(diagnostics).toMatchObject([{ code: 'nesting-too-deep', line, column: 1 }])
  expect(markup).toBe('')
})

function listsInLists(levels: number): string {
  return Array.from({ length: levels }, (_, index) => `${'  '.repeat(index)}- a\n`).join('')
}

test('lists that are indented further and further are refused at the line that is too deep', async () => {
  expect(findOverload(listsInLists(49))).toBeNull()
  expect((await renderMarkdown(listsInLists(49))).codes).toEqual([])
  const overload = { code: 'nesting-too-deep', at: { line: 50, column: 1 } }
  expect(findOverload(listsInLists(400))).toMatchObject(overload)
  expect(findOverload(listsInLists(400).replaceAll(/^/gm, '> '))).toMatchObject(overload)
  expect(findOverload(`${listsInLists(40)}\nText.\n\n`.repeat(9))).toBeNull()
})

test('marks are counted by block, rows of a table apart, code not at all', () => {
  const many = '*a* '.repeat(MAX_MARKS / 4)
  expect(findOverload(`${many}\n\n${many}\n\n${many}\n`)).toBeNull()
  expect(findOverload(`| ${many} |\n| ${many} |\n| ${many} |\n`)).toBeNull()
  expect(findOverload(`\`\`\`c\n${many}\n${many}\n${many}\n\`\`\`\n`)).toBeNull()
  expect(findOverload(`Text.\n\n${many}\n${many}\n${many}\n`)).toMatchObject({
    at: { line: 3, column: 1 },
  })
})

test('a page is too large at the line that is one too many', async () => {
  const { diagnostics } = await renderMarkdown(`Text.\n\n${'- a\n'.repeat(MAX_ITEMS + 1)}`)
  expect(diagnostics).toMatchObject([
    {
      line: MAX_ITEMS + 3,
      problem: `Up to here this page has more than ${MAX_ITEMS} list items, so it is not parsed.`,
      hint: 'Split it into several pages.',
    },
  ])
})

test('elements that are closed, need no end tag or are in code are not open', () => {
  const lines = [
    '<b>a</b>',
    '<tr><td>a',
    '<br>a<img src="b"/>',
    '`Map<string>`',
    '```\n<div>\n```',
    '<https://a.b>',
  ]
  for (const line of lines)
    expect(findOverload(`${line}\n\n`.repeat(6000))?.code).not.toBe('nesting-too-deep')
  expect(findOverload('<b>a\n'.repeat(11_000))?.code).toBe('nesting-too-deep')
})

test('a line of code between backticks opens no block of code that would hide what follows', () => {
  expect(findOverload(`\`\`\`a\`\`\` b\n${'*a* '.repeat(MAX_MARKS)}`)).not.toBeNull()
  expect(findOverload(`\`\`\`\n\`\`\`js\n\`\`\`\n${'*a* '.repeat(MAX_MARKS)}`)).not.toBeNull()
})

test('words are counted in brackets of text, not in those of code and not behind them', () => {
  const many = 'ab '.repeat(11_000)
  expect(findOverload(`[${many}`)).toMatchObject({ at: { line: 1, column: 1 } })
  expect(findOverload(`[ab] ${many}`)).toBeNull()
  expect(findOverload(`\\[${many}`)).toBeNull()
  expect(findOverload(`<Chart data={[${many}]} />`)).toBeNull()
  expect(findOverload(`{\n[\n${many}`)).toBeNull()
  expect(findOverload(`[ab\n\n${many}`)).toBeNull()
})
