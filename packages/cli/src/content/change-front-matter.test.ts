import { expect, test } from 'vitest'
import { changeFrontMatter } from './change-front-matter.ts'

/** A name that would lead nowhere without the first key, and names that stand for more than anybody reads. */
const NAMED = '---\na: &a [x]\nb: *a\n---\nText\n'
const REPEATED = `---\nd: &a [${'x, '.repeat(50)}]\ne: &b [${'*a, '.repeat(50)}]\nf: [${'*b, '.repeat(50)}]\n---\nText\n`

test.each([
  ['---\r\na: 1\r\nb: 2 # two\r\n---\r\nText\r\n', '---\r\nb: 2 # two\r\nc: 3\r\n---\r\nText\r\n'],
  ['---\n---\nText\n', '---\nc: 3\n---\nText\n'],
  ['---\n\n---\nText\n', '---\nc: 3\n---\nText\n'],
  ['# Text\r\n', '---\r\nc: 3\r\n---\r\n\r\n# Text\r\n'],
  ['\uFEFF# Text\n', '\uFEFF---\nc: 3\n---\n\n# Text\n'],
  ['\uFEFF---\nb: 2\n---\nText\n', '\uFEFF---\nb: 2\nc: 3\n---\nText\n'],
  ['---\nb: [\n---\nText\n', '---\nb: [\n---\nText\n'],
  ['---\n- b\n---\nText\n', '---\n- b\n---\nText\n'],
  [NAMED, NAMED],
  [REPEATED, REPEATED],
])('%j becomes %j', (text, expected) => {
  expect(changeFrontMatter(text, () => ({ a: undefined, c: 3 }))).toBe(expected)
})

test('a page without a change stays as it is', () => {
  const text = '---\r\na:   1\r\n---\r\nText'
  expect(changeFrontMatter(text, () => ({}))).toBe(text)
})

test('a key without a value says null', () => {
  expect(changeFrontMatter('---\na: 1\n---\nText', () => ({ b: null }))).toBe('---\na: 1\nb: null\n---\nText')
})

test.each([
  ['---\na: 1\n---\nText', 'Text'],
  ['\uFEFF---\r\na: 1\r\n---\r\n\r\nText', '\uFEFFText'],
  ['---\na: 1\n---\n\n---\nb: 2\n---\n', '---\n---\n\n---\nb: 2\n---\n'],
])('front matter without keys goes, unless a rule would take its place: %j', (text, without) => {
  expect(changeFrontMatter(text, () => ({ a: undefined }))).toBe(without)
})
