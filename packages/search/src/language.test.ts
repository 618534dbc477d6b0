import { expect, test } from 'vitest'
import { languagesServedBy, otherCodeOf, primaryLanguage, servingLanguage } from './language.ts'

test.each([
  ['en-GB', 'en', 'en'],
  ['no', 'no', 'no'],
  ['nb-NO', 'nb', 'no'],
  ['NN', 'nn', 'no'],
  ['', '', ''],
])('"%s" begins with "%s" and is served by "%s"', (lang, primary, serving) => {
  expect([primaryLanguage(lang), servingLanguage(lang)]).toEqual([primary, serving])
})

test('a language knows whom it serves', () => {
  expect([languagesServedBy('no'), languagesServedBy('de')]).toEqual([['nb', 'nn'], []])
})

test('bokmål has two codes, nynorsk is another language', () => {
  expect(['no', 'nb', 'nn', 'da', 'nb-NO'].map(otherCodeOf)).toEqual(['nb', 'no', null, null, null])
})
