import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string, extension: 'md' | 'mdx' = 'md') {
  const { diagnostics } = await renderMarkdown(markdown, {}, extension)
  return diagnostics.map(({ code, line, column, hint }) => [code, line, column, hint])
}

const MISTAKES = [
  ['a heading of the first level', 'Text.\n\n#Title of page', 3, 1, 'Write "# Title of page".'],
  [
    'a title of a link',
    'A [b](./a.md "title) c.',
    1,
    3,
    'Close the quotation marks of its title, and write ")" behind it.',
  ],
  ['an address in angle brackets', 'A [b](<./two words.md) c.', 1, 3, 'Write ">)" behind the address.'],
  ['an address', 'A [b](setup.md and more.', 1, 3, 'Write ")" behind the address.'],
  ['a box', '-[ ] Task', 1, 1, 'Write "- [ ] Task".'],
  ['a list', '*one\n*two', 1, 1, 'Write "* " at the start of its first item.'],
  ['a numbered list', '1.One\n2.Two', 1, 1, 'Write "1. " at the start of its first item.'],
  ['a closing tag', 'Press <kbd>Ctrl</kbd + C.', 1, 16, 'Write "</kbd>".'],
  ['an attribute', "See <a href='./a.md>this</a>", 1, 5, 'Write the same mark on both sides of its value.'],
] as const

test.each(MISTAKES)('%s that is shown as text is a warning', async (_, markdown, line, column, hint) => {
  expect(await told(markdown)).toContainEqual(['unread-syntax', line, column, hint])
  expect(await told(markdown, 'mdx')).toContainEqual(['unread-syntax', line, column, hint])
})

test.each([
  ['a picture', '<img alt="Net">', 'missing-image'],
  ['a film', '<video></video>', 'missing-media'],
])('%s without an address is an error', async (_, markdown, code) => {
  const hint = 'Write one: src="./name.ending".'
  expect(await told(markdown)).toContainEqual([code, 1, 1, hint])
})

test.each([
  '#hashtag and #Tags #Here',
  'An array[0](./a) is `</kbd` or \\[b](./a.md c.',
  '*One* word\n*and* another, a*b\n*c.',
  '1.5 m\n2.5 m',
  'The _export default_ of a module.\n\n*export default* and **import a from "b"** are words.',
  '<video><source src="./a.mp4"></video>',
  '<a href="./a.md" title=\'b\'>c</a>',
])('%j has no such mistake', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})
