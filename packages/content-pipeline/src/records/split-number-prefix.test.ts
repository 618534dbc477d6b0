import { expect, test } from 'vitest'
import { splitNumberPrefix } from './split-number-prefix.ts'

test.each([
  ['01-intro', { name: 'intro', position: 1 }],
  ['1. Intro', { name: 'Intro', position: 1 }],
  ['001_foo', { name: 'foo', position: 1 }],
  ['10 - foo', { name: 'foo', position: 10 }],
  ['intro', { name: 'intro', position: null }],
  ['7.0-foo', { name: '7.0-foo', position: null }],
  ['2021-11-x', { name: '2021-11-x', position: null }],
  ['1-2-x', { name: '1-2-x', position: null }],
  ['2-', { name: '2-', position: null }],
])('the name "%s" is taken apart', (name, expected) => {
  expect(splitNumberPrefix(name)).toEqual(expected)
})
