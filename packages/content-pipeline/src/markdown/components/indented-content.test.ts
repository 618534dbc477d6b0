import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

const INDENTED = '\n\n    <b>four</b> *spaces*\n'
const CODE = '<fyr-code language="text">'

test.each([
  ['outside all tags', `Text.${INDENTED}`],
  ['after the last end', `<Aside>\n\ntext\n\n</Aside>${INDENTED}`],
  ['after a tag that is closed in itself', `<Badge text="x" />${INDENTED}`],
  ['after tags in one line', `<Aside>text</Aside>${INDENTED}`],
  ['after an end without its tag', `</Aside>${INDENTED}`],
  ['after a tag of HTML with braces', `<div style={{ color: 'red' }}>${INDENTED}`],
])('four spaces make code %s', async (_, markdown) => {
  expect((await renderMarkdown(markdown)).markup).toContain(CODE)
})

test.each([
  ['a tag', `<Aside>${INDENTED}\n</Aside>`],
  ['tags in one line', `<CardGrid><Card title="A > b">${INDENTED}\n</Card></CardGrid>`],
  [
    'a tag with braces',
    `<Tabs values={[{ value: 'a', label: '/>' }]}>\n\n    <TabItem value="a">${INDENTED}\n    </TabItem>\n</Tabs>`,
  ],
  ['a tag in a list', `- item\n\n  <Aside>\n\n      *four* spaces\n\n  </Aside>`],
  ['a tag below a line of text', `<Aside>\ntext\n<Card title="A">${INDENTED}\n</Card>\n</Aside>`],
])('four spaces inside %s make none', async (_, markdown) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).not.toContain(CODE)
  expect(markup).toContain('<em>')
  expect(codes).toEqual([])
})
