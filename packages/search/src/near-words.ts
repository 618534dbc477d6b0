import type { WordForm } from './analyser.ts'

/** Words that are further from each other have nothing to do with each other. */
const FURTHEST = 4
/** So many words of a query are looked for: each has a bit of a number, and a number has 32. */
const MOST_WORDS = 30

/** For each term of the index that a query found, the words of the query that it was found for, as bits. */
export type WordsOfTerms = ReadonlyMap<string, number>

export function wordsOfTerms(terms: readonly ReadonlySet<string>[]): WordsOfTerms {
  const words = new Map<string, number>()
  for (const [number, own] of terms.slice(0, MOST_WORDS).entries())
    for (const term of own) words.set(term, (words.get(term) ?? 0) | (1 << number))
  return words
}

/**
 * How near the neighbours of a query are to each other in a text, from 0 to 1: the mean of one divided by the distance of
 * each two. Two common words say less than two rare ones.
 */
export function nearness(text: readonly WordForm[], words: WordsOfTerms, weights: readonly number[]): number {
  const lasts = weights.slice(0, MOST_WORDS).map(() => Number.NEGATIVE_INFINITY)
  const pairs = lasts.slice(1).map(() => 0)
  for (const [at, word] of text.entries()) {
    const found = bitsOf(word, words)
    if (found === 0) continue
    for (const number of lasts.keys()) if ((found & (1 << number)) !== 0) lasts[number] = at
    for (const pair of pairs.keys()) {
      if ((found & (3 << pair)) === 0) continue
      const distance = Math.abs((lasts[pair] ?? 0) - (lasts[pair + 1] ?? 0))
      if (distance <= FURTHEST) pairs[pair] = Math.max(pairs[pair] ?? 0, 1 / Math.max(distance, 1))
    }
  }
  let [own, all] = [0, 0]
  for (const [pair, near] of pairs.entries()) {
    const weight = Math.min(weights[pair] ?? 0, weights[pair + 1] ?? 0)
    own += near * weight
    all += weight
  }
  return all === 0 ? 0 : own / all
}

function bitsOf({ whole, stem, parts }: WordForm, words: WordsOfTerms): number {
  let bits = (words.get(whole) ?? 0) | (words.get(stem) ?? 0)
  for (const part of parts) bits |= bitsOf(part, words)
  return bits
}
