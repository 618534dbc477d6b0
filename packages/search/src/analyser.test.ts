import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { expect, test } from 'vitest'
import { createAnalyser, normalise } from './analyser.ts'

const analyse = createAnalyser(null)

test.each([
  ['oxygenSaturationPct', 'oxygensaturationpct', ['oxygen', 'saturation', 'pct']],
  ['client_credentials', 'clientcredentials', ['client', 'credentials']],
  ['unit-not-stocked', 'unitnotstocked', ['unit', 'not', 'stocked']],
  ['area.published', 'areapublished', ['area', 'published']],
  ['HTTPServer2', 'httpserver2', ['http', 'server2']],
  ['densityKgPerM3', 'densitykgperm3', ['density', 'kg', 'per', 'm3']],
  ['kg/m³', 'kgm3', ['kg', 'm3']],
  ['PO7', 'po7', []],
  ['Feeding', 'feeding', []],
])('the name %s is a word of its own and the words in it', (name, whole, parts) => {
  const [word] = analyse(name)
  expect(word?.whole).toBe(whole)
  expect(word?.parts.map((part) => part.whole)).toEqual(parts)
})

test.each([
  ['Fôring', 'foring'],
  ['Ærfugl', 'aerfugl'],
  ['SØR', 'sor'],
  ['Straße', 'strasse'],
  ['A\u030Arsak', 'arsak'],
])('%s is found as it is typed without accents', (written, folded) => {
  expect(analyse(normalise(written)).map(({ whole }) => whole)).toEqual([folded])
})

test('stems are made of a word with its own letters, and then folded', () => {
  const stemming = createAnalyser(norwegian)
  const stems = ['tilgangsnivå', 'tilgangsnivåer', 'tilgangsnivaer'].map((word) => stemming(word)[0]?.stem)
  expect(new Set(stems)).toEqual(new Set(['tilgangsniva']))
})

test('words have their positions in the text, and the rest after an apostrophe is not a word', () => {
  const text = "The company's cage, well."
  expect(analyse(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'The',
    'company',
    'cage',
    'well',
  ])
})

test('a key or a line of data is not a word', () => {
  expect(analyse('a'.repeat(65))).toEqual([])
})
