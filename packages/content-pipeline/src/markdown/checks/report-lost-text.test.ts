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

const ASTERISK = 'Write "\\*" for the character itself.'

test.each([
  [
    'Chinese punctuation',
    '详情见 https://example.com/docs/a。然后',
    1,
    5,
    'Write "<https://example.com/docs/a>".',
  ],
  ['a bracket', '（参考 https://a.no/b_(c)），或', 1, 5, 'Write "<https://a.no/b_(c)>".'],
  ['a quotation mark', 'See “https://a.no/b” or c.', 1, 6, 'Write "<https://a.no/b>".'],
  ['the end of bold text', '**https://a.no/b**和 c', 1, 3, 'Write "<https://a.no/b>".'],
  ['two keys', '<kbd>*</kbd> or <kbd>*</kbd>', 1, 6, ASTERISK],
])('text that %s belongs to is a warning', async (_, markdown, line, column, hint) => {
  expect(await told(markdown)).toContainEqual(['unread-syntax', line, column, hint])
})

test.each([
  '<https://a.no/b。c> and [https://a.no/b。c](https://a.no/b)',
  'https://zh.wikipedia.org/wiki/中文 and https://a.no/a–b, https://a.no/**/b',
  '详情见 <https://a.no/a>。然后，[“a”](https://a.no/b) 和 [a“b”](https://a.no/b)',
  '<kbd>\\*</kbd> or <kbd>\\*</kbd>, *<kbd>a</kbd>*',
])('%j is as it is meant', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})

test.each([
  ['[Ida][i]\n\n[^n]: A note.\n[i]: ./a.md\n\nText[^n].', 'Put a blank line above line 4, which defines it.'],
  ['[Ida][i]\n\n```md\n[i]: ./a.md\n```', 'Add a line such as "[i]: ./setup.md".'],
])('a definition that is part of a text is named: %j', async (markdown, hint) => {
  expect((await told(markdown)).map((issue) => issue[3])).toContain(hint)
})

test('colons in code that end the directive around it are named', async () => {
  const markdown = ':::note\n```md\n:::tip\nText\n:::\n```\nAfter.\n:::'
  const { diagnostics } = await renderMarkdown(markdown)
  expect(diagnostics[0]).toMatchObject({
    line: 2,
    problem: 'This code block is ended by the ":::" in line 5, which ends the directive around it.',
    hint: 'Close the code above that line. If the line is part of the code, begin and end the directive with 4 colons.',
  })
})

test('attributes that cannot be read are told as attributes', async () => {
  const [issue] = await told(':::tab{value=q label="דו"ח"}\nText.\n:::')
  expect(issue?.[3]).toBe(`Write each as name="text", and a text with marks such as " between '…'.`)
})

test.each([
  ['nb', '17. mai er nasjonaldag.', 'Write "17\\. mai".'],
  ['no', 'Text.\n\n> 1. mai er også fri.', 'Write "1\\. mai".'],
  ['de', '3. Oktober ist **frei**.', 'Write "3\\. Oktober".'],
])('a date in %s that begins a list is a warning: %j', async (lang, markdown, hint) => {
  const { diagnostics } = await renderMarkdown(markdown, { lang })
  expect(diagnostics.map((issue) => [issue.problem, issue.hint])).toEqual([
    ['This date is shown as the number of a list.', hint],
  ])
})

test.each([
  ['en', '5. May need time.'],
  ['nb', '17. mai\n18. juni'],
  ['nb', '999999999. mai'],
  ['nb', '17. maier\n\n- mai'],
  ['nb', '17\\. mai er fri.'],
  [undefined, '17. mai er fri.'],
])('in %s, %j is no such date', async (lang, markdown) => {
  const { codes } = await renderMarkdown(markdown, lang === undefined ? {} : { lang })
  expect(codes).toEqual([])
})

test.each([
  'The ratio is 1\n:3, as always.',
  'In C++ and C++, i++ or ++i++.',
  '[a](#b "c \\"d\\" e"), [a](#b \'"c"\').',
])('%j is meant as it stands', async (markdown) => {
  const codes = (await told(markdown)).map(([code]) => code)
  expect(codes).not.toContain('unread-syntax')
})

test.each([
  ['a drive', String.raw`Copy C:\tide\_old to it.`, 6, String.raw`C:\tide\_old`],
  ['a computer', String.raw`Copy \\nas01\share to it.`, 6, String.raw`\\nas01\share`],
])('a path of Windows that loses backslashes is a warning: %s', async (_, markdown, column, path) => {
  const hint = `Write it as code: "\`${path}\`".`
  expect(await told(markdown)).toEqual([['unread-syntax', 1, column, hint]])
})

test.each([
  String.raw`Copy C:\\tide\\_old and C:\tide\new to it.`,
  String.raw`A line that ends with \\r\\n, and \\\\nas01\\share.`,
])('%j loses none', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})
