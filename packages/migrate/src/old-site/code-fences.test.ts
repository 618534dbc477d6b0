import { expect, test } from 'vitest'
import { codeFollower } from './code-fences.ts'

test.each([
  ['a block', '```js\nx\n```\ntext', 'opens code closes text'],
  ['longer marks at the end, and none with a language', '```\n```js\n````\ntext', 'opens code closes text'],
  ['other marks inside', '~~~\n```\n~~~~\ntext', 'opens code closes text'],
  ['code in a line', '```js``` is text\ntext', 'text text'],
  ['a list', '- ```js\n  x\n\n  ```\ntext', 'opens code code closes text'],
  ['marks of lists in code', '```\n- ```\n```\ntext', 'opens code closes text'],
  ['the end of an item', '1. ```js\n   x\ntext', 'opens code text'],
  ['a quotation', '> ```js\n> x\n> ```\ntext', 'opens code closes text'],
  ['the end of a quotation', '> ```js\n> x\ntext\n```js', 'opens code text opens'],
  ['a list in a quotation', '> - ~~~\n>   x\n>   ~~~\n> text', 'opens code closes text'],
  ['a quotation in a list', '- > ```\n  > x\n  > ```\ntext', 'opens code closes text'],
  ['a line between lists', '- - -\n* ```\n  ```', 'text opens closes'],
])('lines of %s', (_name, text, kinds) => {
  const kindOf = codeFollower()
  expect(text.split('\n').map(kindOf).join(' ')).toBe(kinds)
})

test('a long line takes no longer than its length', () => {
  const kindOf = codeFollower()
  const lines = [
    `- ${' '.repeat(200_000)}x`,
    '- '.repeat(100_000),
    `> ${'>'.repeat(200_000)}`,
    '`'.repeat(200_000),
  ]
  expect(lines.map(kindOf)).toEqual(['text', 'text', 'text', 'opens'])
})
