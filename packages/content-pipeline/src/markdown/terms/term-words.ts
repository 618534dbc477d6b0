import { oncePer } from '../../once-per.ts'
import type { Term } from '../../read/read-terms.ts'
import { UNSPACED } from '../../unspaced-scripts.ts'

/** Words in a text that belong to a term. */
export interface TermMatch {
  readonly term: Term
  /** As the text has them. */
  readonly words: string
  readonly index: number
}

/** Finds words of a list of terms in a text, from its beginning to its end. */
type FindWords = (text: string) => readonly TermMatch[]

/** Finds the terms of a list, in any of their forms. */
export const findTerms: (terms: readonly Term[]) => FindWords = oncePer((terms) =>
  finder(terms, ({ term, also }) => [term, ...also]),
)

/** Finds the terms of a list at the beginnings and ends of longer words too: `biomassegrense` says `biomasse`. */
export const findSaid: (terms: readonly Term[]) => FindWords = oncePer((terms) =>
  finder(terms, ({ term, also }) => [term, ...also], partly),
)

/** Finds the words to avoid. */
export const findAvoided: (terms: readonly Term[]) => FindWords = oncePer((terms) =>
  finder(terms, ({ avoid }) => avoid),
)

/** The term that words stand for; null for words that are none. */
export function termOf(words: string, terms: readonly Term[]): Term | null {
  return byForm(terms).get(keyOf(words)) ?? null
}

const byForm = oncePer((terms: readonly Term[]) => {
  const forms = terms.flatMap((one) => [one.term, ...one.also].map((form) => [keyOf(form), one] as const))
  // A term comes before another form of one.
  return new Map([...forms, ...terms.map((one) => [keyOf(one.term), one] as const)])
})

function keyOf(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

function finder(
  terms: readonly Term[],
  wordsOf: (term: Term) => readonly string[],
  bounded = whole,
): FindWords {
  const all = terms.flatMap((term) => wordsOf(term).map((words) => ({ words, term })))
  if (all.length === 0) return () => []
  // The longest first: `sea lice` is not `lice`.
  const sorted = all.toSorted((one, other) => other.words.length - one.words.length)
  const patterns = sorted.map(({ words, term }) => ({ term, words, pattern: patternOf(words) }))
  const any = new RegExp(bounded(patterns.map(({ pattern }) => pattern).join('|')), 'giu')
  const each = patterns.map(({ term, pattern, words }) => {
    // `ILA` is an illness, and `ila` may be a word.
    const flags = /\p{Lu}{2}/u.test(words) ? 'u' : 'iu'
    return { term, whole: new RegExp(`^(?:${pattern})$`, flags) }
  })
  return (text) =>
    [...text.matchAll(any)].flatMap(({ 0: words, index }) => {
      const found = each.find((one) => one.whole.test(words))
      return found === undefined ? [] : [{ term: found.term, words, index }]
    })
}

/** Where a word begins and ends: at any letter of a script without blanks. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{L}\p{N}_]`
const START = String.raw`(?:(?=[${UNSPACED}])|(?<!-|${LETTER}))`
const END = String.raw`(?:(?<=[${UNSPACED}])|(?!${LETTER}|-\p{L}))`

function whole(pattern: string): string {
  return `${START}(?:${pattern})${END}`
}

function partly(pattern: string): string {
  return `${START}(?:${pattern})|(?:${pattern})${END}`
}

/** Two stars without a limit would take minutes in a word of many letters. */
const STAR = String.raw`[\p{L}\p{N}]{0,60}`

/** Words as a pattern: between them may be any white space, and a star stands for letters and digits. */
function patternOf(words: string): string {
  const escaped = words.trim().replaceAll(/[$()+./?[\\\]^{|}]/g, String.raw`\$&`)
  return escaped.replaceAll('*', STAR).replaceAll(/\s+/g, String.raw`\s+`)
}
