import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../fixtures/render-markdown.ts'
import { PATHOLOGICAL_TEXTS } from '../fixtures/pathological-texts.ts'
import { findOverloadedBlock, MOST_MARKS } from './find-overloaded-block.ts'

test.each([
  ['quotes', '>'.repeat(4000), 'nesting-too-deep'],
  ['lists', '- '.repeat(400) + 'x', 'nesting-too-deep'],
  ['emphasis', '*a **a '.repeat(200) + 'b' + '** a*'.repeat(200), 'nesting-too-deep'],
  ['HTML elements', '<b><i>'.repeat(300), 'nesting-too-deep'],
  ['a great many HTML elements', '<div>'.repeat(20_000), 'nesting-too-deep'],
  ['marks', '*a **a '.repeat(20_000), 'too-many-marks'],
  ['brackets', '['.repeat(20_000) + ']'.repeat(20_000), 'too-many-marks'],
])('a text of nothing but %s ends in a named fault', async (_name, markdown, code) => {
  const { codes, markup } = await renderMarkdown(markdown)
  expect(codes).toEqual([code])
  expect(markup).toBe('')
})

test.each([
  ['brackets', '['.repeat(4000)],
  ['links', '[a]('.repeat(4000)],
  ['code marks', '`a``b'.repeat(2000)],
  ['open HTML comments', 'a <!-- '.repeat(2000)],
  ['variables', '{{ '.repeat(4000)],
  ['colons', ':'.repeat(4000)],
  ['open block titles', ':::note['.repeat(2000)],
  ['table cells', `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n`],
])('a long run of %s is a page all the same', async (_name, markdown) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).not.toBe('')
  expect(codes).toEqual([])
})

test.each(Object.entries(PATHOLOGICAL_TEXTS))(
  'a thousand times %s end in a page or in one named limit',
  async (_name, textOf) => {
    const { markup, diagnostics } = await renderMarkdown(textOf(1000))
    expect(diagnostics.filter(({ code }) => LIMITS.has(code)).length).toBeLessThanOrEqual(1)
    expect(markup).not.toMatch(/<script|<fyr-truncate/)
  },
)

test('marks are counted by block, rows of a table apart, code not at all', () => {
  const many = '*a* '.repeat(MOST_MARKS / 4)
  expect(findOverloadedBlock(`${many}\n\n${many}\n\n${many}\n`)).toBeNull()
  expect(findOverloadedBlock(`| ${many} |\n| ${many} |\n| ${many} |\n`)).toBeNull()
  expect(findOverloadedBlock(`\`\`\`c\n${many}\n${many}\n${many}\n\`\`\`\n`)).toBeNull()
  expect(findOverloadedBlock(`Text.\n\n${many}\n${many}\n${many}\n`)).toMatchObject({
    at: { line: 3, column: 1 },
  })
})

const LIMITS = new Set<string>(['nesting-too-deep', 'too-many-marks'])

const PIECES = [
  '# ',
  '- ',
  '> ',
  '1. ',
  '*',
  '**',
  '_',
  '`',
  '```',
  '[',
  ']',
  '(',
  ')',
  '![',
  '|',
  '|-|',
  '\n',
  '\n\n',
  '    ',
  '<b>',
  '</b>',
  '<!--',
  '-->',
  ':::note',
  ':::',
  '::::tabs',
  ':::tab',
  '::x',
  '{#id}',
  '{{ product.name }}',
  '[^1]',
  '[^1]: ',
  'æøå',
  'text',
  '&amp;',
  '\\',
  '~~',
  'https://a.b',
  '---',
  '\t',
  '\u{1F41F}',
]

test('whatever is written, there is a page and no exception', async () => {
  const document = array(constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))
  await assert(
    asyncProperty(document, async (markdown) => {
      const { markup, isTruncated } = await renderMarkdown(markdown)
      expect(markup).not.toMatch(/<script|<fyr-truncate/)
      expect(isTruncated).toBe(false)
    }),
    { numRuns: 300, seed: 20_240_901 },
  )
})
