import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { nearness, wordsOfTerms } from './near-words.ts'

test('words of a long query that have no bit of their own are not taken for the first ones', () => {
  const names = Array.from({ length: 34 }, (_none, number) => `word${number}`)
  const words = wordsOfTerms(names.map((name) => new Set([name])))
  const weights = names.map(() => 1)
  // One of the 29 pairs of the thirty words that are looked for.
  expect(nearness(createAnalyser(null)('word0 word1'), words, weights)).toBeCloseTo(1 / 29)
})
