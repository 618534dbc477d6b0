import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each(['&nbsp;\n\n# Title\n\nText.', '<!-- note -->\n\n&nbsp;\n\n# Title\n\nText.'])(
  'the title of %j follows an empty paragraph, which is removed with it',
  async (markdown) => {
    const { title, markup, codes } = await renderMarkdown(markdown)
    expect([title, markup, codes]).toEqual([['Title'], '<p>Text.</p>', []])
  },
)

test.each([
  ['#', [], ['empty-heading']],
  ['# <!-- note -->', [], ['empty-heading']],
  ['# &nbsp;', [], ['empty-heading']],
  ['# ![Tide](tide.svg)', ['Tide'], ['plain-title']],
])('a title without words, %j, is told or is that of its picture', async (markdown, expected, codes) => {
  const { title, ...rest } = await renderMarkdown(`${markdown}\n\nText.`)
  expect((title ?? []).filter((span) => span !== '' && String(span).trim() !== '')).toEqual(expected)
  expect(rest.codes).toEqual(codes)
})

test('a blank paragraph before other text stays', async () => {
  const { title, markup } = await renderMarkdown('&nbsp;\n\nText.\n\n# Later')
  expect(title).toBeNull()
  expect(markup).toContain('<p>Text.</p>')
  expect(markup).toMatch(/^<p>\s<\/p>/)
})

test.each([
  ['# Setup <Badge text="Beta" />', ['Setup'], ['plain-title']],
  [
    '# <Badge type="tip" text="New" /> `run` <Badge text="Beta" /> {#run}',
    [{ type: 'code', text: 'run' }],
    3,
  ],
  ['# <Badge text="Beta" />', ['Beta'], ['plain-title']],
])('badges are no part of the title of %j', async (markdown, expected, codes) => {
  const { title, ...rest } = await renderMarkdown(`${markdown}\n\nText.`)
  expect(title).toEqual(expected)
  expect(rest.markup).toBe('<p>Text.</p>')
  expect(typeof codes === 'number' ? rest.codes.length : rest.codes).toEqual(codes)
})
