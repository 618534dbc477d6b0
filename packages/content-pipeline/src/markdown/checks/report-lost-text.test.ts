import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string) {
  const { diagnostics } = await renderMarkdown(markdown)
  return diagnostics.map(({ code, line, column, hint }) => [code, line, column, hint])
}

const BLANK = 'Put a blank line above it.'

test.each([
  ['behind a colon', 'The rest:\n3. Restart the server.', 2, 1],
  ['of two steps', 'Some words\n2. Restart **it**.\n3. Open it.', 2, 1],
  ['in a quotation', '> The rest:\n> 3) Restart the server.', 2, 3],
])('a numbered list %s that is part of a sentence is a warning', async (_, markdown, line, column) => {
  expect(await told(markdown)).toEqual([['unread-syntax', line, column, BLANK]])
})

test.each([
  ['a list that begins with 1', 'The rest:\n1. Restart it.\n2. Open it.'],
  ['a date', 'We open again\n18. May, at 8.'],
  ['numbers without an order', 'It was in\n1998. Then it was\n2004. And so on.'],
])('%s is none', async (_, markdown) => {
  expect(await told(markdown)).toEqual([])
})

const CLOSE = 'Write "-->" at its end.'

test.each([
  ['on its own', 'Text.\n\n<!-- TODO\n\n## Lost\n\nText.', 3, 1],
  ['behind one that is', '<!-- a --> <!-- b\n\nText.', 1, 12],
  ['in a block of HTML', '<div>\n<!-- b\n</div>\n\nText.', 2, 1],
])('a comment %s that is never closed is a warning', async (_, markdown, line, column) => {
  expect(await told(markdown)).toContainEqual(['unread-syntax', line, column, CLOSE])
})

test.each([
  ['a comment of several blocks', '<!-- a\n\nb -->\n\nText.'],
  ['a comment of dashes', '<!-- a -- b --->\n\nText. <!-- --> <!---->'],
  ['a comment that goes on below a blank line', '<div>\n<!-- a\n\nb -->\n</div>'],
  ['a comment in code', '`<!-- a`\n\n```html\n<!-- b\n```'],
])('%s is closed', async (_, markdown) => {
  expect(await told(markdown)).toEqual([])
})

const LIST = 'Write a list: "- **Term**: what it means".'
const KEYS = 'Write "<kbd>ctrl</kbd>+<kbd>alt</kbd>+<kbd>del</kbd>".'
const MARKS = 'Put the title between the other marks, or write a backslash before each mark inside.'

test.each([
  ['a definition below a blank line', 'Raceway\n\n:   A long tank.', 3, 1, LIST],
  ['keys', 'Press ++ctrl+alt+del++, then wait.', 1, 7, KEYS],
  ['a title with marks inside', 'See [it](#a "b"c").', 1, 8, MARKS],
  ['a title with marks of the other kind inside', "See [it](a.md 'b'c d').", 1, 8, MARKS],
])('%s is a warning', async (_, markdown, line, column, hint) => {
  expect(await told(markdown)).toEqual([['unread-syntax', line, column, hint]])
})

test.each([
  'The ratio is 1\n:3, as always.',
  'In C++ and C++, i++ or ++i++.',
  '[a](#b "c \\"d\\" e"), [a](#b \'"c"\').',
])('%j is meant as it stands', async (markdown) => {
  const codes = (await told(markdown)).map(([code]) => code)
  expect(codes).not.toContain('unread-syntax')
})
