import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { expect, test } from 'vitest'
import { searchLanguage } from './search-language.ts'
import { createRoots } from './word-root.ts'

const STEMMERS = { en: english, no: norwegian }

function rootsOf(lang: 'en' | 'no', words: string): readonly string[] {
  const rootOf = createRoots(searchLanguage(lang).endings)
  return words.split(' ').map((word) => rootOf(STEMMERS[lang](word)))
}

test.each([
  ['en', 'publish published publication'],
  ['no', 'publisere publikasjon publikasjoner'],
  ['no', 'spesifisere spesifikasjon'],
  ['no', 'kommunisere kommunikasjon'],
  ['no', 'duplisere duplikasjon'],
  ['no', 'komplisere komplikasjon'],
  ['no', 'multiplisere multiplikasjon'],
  ['no', 'applikere applikasjon'],
  ['no', 'indikere indikasjon indikasjonen'],
  ['no', 'replikere replikasjon'],
] as const)('%s: %s have one root', (lang, words) => {
  expect(new Set(rootsOf(lang, words)).size).toBe(1)
})

test.each(['polish policy', 'polish police', 'relish relic'])('%s have two roots', (words) => {
  expect(new Set(rootsOf('en', words)).size).toBe(2)
})
