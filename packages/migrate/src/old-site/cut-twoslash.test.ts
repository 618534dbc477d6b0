import { expect, test } from 'vitest'
import { cutTwoslash } from './cut-twoslash.ts'

test.each([
  ['```ts twoslash\nimport a from "a"\n// ---cut---\na()\n```\n', '```ts twoslash\na()\n```\n'],
  [
    '- A\n\n  ```vue{2} twoslash [a.vue]\n  b\n  // ---cut-before---\n  c\n  // ---cut-after---\n  d\n  ```',
    '- A\n\n  ```vue{2} twoslash [a.vue]\n  c\n  ```',
  ],
  [
    '~~~ts twoslash\n// @errors: 2322\na()\n//  ^?\n// ---cut-start---\nb()\n// ---cut-end---\n// @ts-expect-error: a\nc()\n~~~',
    '~~~ts twoslash\na()\n// @ts-expect-error: a\nc()\n~~~',
  ],
  ['```ts twoslash\r\na\r\n// ---cut---\r\nb\r\n```\r\n', '```ts twoslash\r\nb\r\n```\r\n'],
  // Not read by the compiler, or about it.
  ['```ts\na()\n// ---cut---\nb()\n```', null],
  ['````md\n```ts twoslash\na()\n// ---cut---\nb()\n```\n````', null],
  ['Twoslash cuts:\n\n// ---cut---', null],
])('%j is shown as %j', (text, expected) => {
  expect(cutTwoslash(text)).toBe(expected ?? text)
  expect(cutTwoslash(expected ?? text)).toBe(expected ?? text)
})
