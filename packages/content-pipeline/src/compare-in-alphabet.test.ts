import { expect, test } from 'vitest'
import { compareInAlphabet } from './compare-in-alphabet.ts'

test.each([
  [
    'no',
    ['Ærlig', 'api', 'Årlig', 'Zoner', 'Øy', 'Énok', '3.6'],
    ['3.6', 'api', 'Énok', 'Zoner', 'Ærlig', 'Øy', 'Årlig'],
  ],
  ['nb-NO', ['å', 'a', 'z'], ['a', 'z', 'å']],
  ['sv', ['ö', 'ä', 'å', 'z'], ['z', 'å', 'ä', 'ö']],
  ['en', ['zoo', 'élan', 'Else', 'Ågot'], ['Ågot', 'élan', 'Else', 'zoo']],
])('in %s the labels %j are sorted as %j', (lang, labels, expected) => {
  expect(labels.toSorted(compareInAlphabet(lang))).toEqual(expected)
})
