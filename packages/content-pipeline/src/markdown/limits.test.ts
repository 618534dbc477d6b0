import { expect, test } from 'vitest'
import { renderMarkdown } from '../fixtures/render-markdown.ts'
import { findOverload, MAX_ITEMS, MAX_MARKS } from './parse/find-overload.ts'

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
])('a text of nothing but %s ends in a named issue', async (_name, markdown, code) => {
  const { codes, markup } = await renderMarkdown(markdown)
  expect(codes).toEqual([code])
  expect(markup).toBe('')
})

test.each([
  ['brackets', '['.repeat(4000)],
  ['links', '[a]('.repeat(4000)],
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
