import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { searchLanguage } from './search-language.ts'
import { createCompoundSplitter, type SplitCompound } from './split-compounds.ts'

const stem = (word: string): string => fold(norwegian(word))

/** A splitter for a site with some words, as queries have it. */
function splitterFor(words: string): SplitCompound {
  const vocabulary = new Set(words.split(' ').map((word) => stem(fold(word))))
  const { joints, suffixes } = searchLanguage('nb-NO')
  return createCompoundSplitter({ vocabulary, joints, suffixes, stem, shortestLast: 3 })
}

test.each([
  ['dosering', 'dose ing ring ering'],
  ['doseringene', 'dose ing ring ene'],
  ['nyhet', 'nye het'],
  ['frihetene', 'fri het'],
  ['tildelelse', 'tildele else lse'],
  ['skrivende', 'skrive ende'],
  ['ordene', 'ord ene'],
  ['enhetsliste', 'en het liste enhets'],
])('%s is not split into an ending where a site has the words %s', (word, words) => {
  expect(splitterFor(words)(word)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:ing|ring|ering|het|else?|end|ene)$/)]),
  )
})

test.each([
  ['endepunkt', 'ende punkt', ['end', 'punkt']],
  ['merdring', 'merd ring', ['merd', 'ring']],
  ['lusetelling', 'lus telling ing', ['lus', 'telling']],
  ['doseringsliste', 'dosering liste ing', ['dosering', 'list']],
  ['fiskehelse', 'fisk helse else', ['fisk', 'hels']],
  ['dødelighetsårsaker', 'dødelighet årsak sår sak', ['dod', 'arsak']],
  ['dødfiskårsaker', 'dødfisk årsak sak', ['dodfisk', 'arsak']],
])('%s is a compound where a site has the words %s', (word, words, parts) => {
  expect(splitterFor(words)(fold(word))).toEqual(parts)
})

test('two words of three letters are not the parts of a longer one', () => {
  expect(splitterFor('tem per tur')('temperatur')).toEqual([])
})
