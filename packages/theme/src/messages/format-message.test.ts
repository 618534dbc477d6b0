import { expect, test } from 'vitest'
import { en } from './en.ts'
import { formatMessage, formatPlural } from './format-message.ts'
import { no } from './no.ts'

test.each([
  ['Page {page} of {pageCount}', { page: 2, pageCount: 3 }, 'Page 2 of 3'],
  ['{a} and {a}', { a: 'x' }, 'x and x'],
  ['{known} {unknown}', { known: 'a' }, 'a {unknown}'],
  ['{toString}', {}, '{toString}'],
  ['no names', { a: 1 }, 'no names'],
  ['{title}', { title: '$& {page}' }, '$& {page}'],
])('"%s" is filled in', (message, values, expected) => {
  expect(formatMessage(message, values)).toBe(expected)
})

test.each([
  [en, 1, '1 post'],
  [en, 0, '0 posts'],
  [en, 12, '12 posts'],
  [no, 1, '1 innlegg'],
  [no, 3, '3 innlegg'],
])('a number picks the form of a plural (%#)', (messages, count, expected) => {
  expect(formatPlural(messages.postCount, count)).toBe(expected)
})
