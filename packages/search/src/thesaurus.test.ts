import { expect, test } from 'vitest'
import { thesaurusOf } from './search-language.ts'

/** By small letters, which most words have. */
function inOrder(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
}

// Readers load them: words that begin alike compress better side by side.
test.each(['en', 'nb'])(
  'in %s the groups of the thesaurus and their words are in order, each once',
  (lang) => {
    const groups = thesaurusOf(lang)
    expect(groups.length).toBeGreaterThan(500)
    expect(groups).toEqual(
      inOrder([...new Set(groups.map((line) => inOrder([...new Set(line.split(','))]).join(',')))]),
    )
  },
)
