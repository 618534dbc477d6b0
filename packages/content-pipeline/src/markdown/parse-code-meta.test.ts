import { expect, test } from 'vitest'
import { parseCodeMeta } from './parse-code-meta.ts'

test.each([
  ['', { title: null, firstLineNumber: null, highlighted: null }],
  ['title="src/feed.ts"', { title: 'src/feed.ts', firstLineNumber: null, highlighted: null }],
  ["title='a b' showLineNumbers", { title: 'a b', firstLineNumber: 1, highlighted: null }],
  ['showLineNumbers=10 {1,3-5}', { title: null, firstLineNumber: 10, highlighted: new Set([1, 3, 4, 5]) }],
  ['{ 2 , 4 }', { title: null, firstLineNumber: null, highlighted: new Set([2, 4]) }],
  ['{x}', { title: null, firstLineNumber: null, highlighted: null }],
])('the words "%s" after the language are understood', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected)
})

test('a range without end does not grow without end', () => {
  expect(parseCodeMeta('{1-999999999}').highlighted?.size).toBe(10_000)
})
