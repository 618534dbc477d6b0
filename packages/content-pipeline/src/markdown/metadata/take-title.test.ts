import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each(['&nbsp;\n\n# Title\n\nText.', '<!-- note -->\n\n&nbsp;\n\n# Title\n\nText.'])(
  'the title of %j follows an empty paragraph, which is removed with it',
  async (markdown) => {
    const { title, markup, codes } = await renderMarkdown(markdown)
    expect([title, markup, codes]).toEqual([['Title'], '<p>Text.</p>', []])
  },
)

test('a blank paragraph before other text stays', async () => {
  const { title, markup } = await renderMarkdown('&nbsp;\n\nText.\n\n# Later')
  expect(title).toBeNull()
  expect(markup).toContain('<p>Text.</p>')
  expect(markup).toMatch(/^<p>\s<\/p>/)
})
