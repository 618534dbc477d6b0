// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findWords } from './mark-article.ts'

test.each([
  [['net'], ['Net', 'net']],
  [['nett'], []],
  [['kg/m³'], ['kg/m³']],
  [['a.b'], ['a.b']],
  [['re-stock'], ['re-stock']],
  [[], []],
])('of the words %j those are marked that are whole words', (words, found) => {
  const article = document.createElement('div')
  article.innerHTML = '<p>Net, <b>net</b>, nets, kg/m³, a.b, axb, re-stock</p>'
  expect(findWords(article, words).map(String)).toEqual(found)
})
