import type { Stem, WordForm } from './analyser.ts'
import { fold } from './fold.ts'
import { createCompoundSplitter, type SplitCompound } from './split-compounds.ts'

/** The terms under which a word is indexed. */
export type TermsOf = (word: WordForm) => readonly string[]

export interface TermMaker {
  /** Terms of titles and headings, including the word as it is written. */
  readonly ofHeads: TermsOf
  /** Terms of texts: the stem that the forms of the word share. */
  readonly ofText: TermsOf
}

/** Calls `visit` for each word of a section, with its frequency; a word may be visited again. */
export type VisitWords = (visit: (word: WordForm, count: number) => void) => void

/** Visits words as they follow each other. */
export function eachOnce(words: readonly WordForm[]): VisitWords {
  return (visit) => {
    for (const word of words) visit(word, 1)
  }
}

/** How often each term is among words. */
export function countTerms(visitWords: VisitWords, toTerms: TermsOf): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  visitWords((word, count) => {
    for (const term of toTerms(word)) counts.set(term, (counts.get(term) ?? 0) + count)
  })
  return counts
}

export interface TermOptions {
  /** Null for a language without a stemmer. */
  readonly stem: Stem | null
  /** Letters that join the parts of a compound; empty for a language without compounds. */
  readonly joints: readonly string[]
  /** Endings that are no last part of a compound. */
  readonly suffixes?: readonly string[] | undefined
  /** Groups of words that readers use for the same thing: a line each, separated by commas. */
  readonly thesaurus?: readonly string[] | undefined
}

/** Adds the words that compounds are split by to a vocabulary: none in a language without compounds. */
export function addStems(words: VisitWords, { joints }: TermOptions, vocabulary: Set<string>): void {
  if (joints.length === 0) return
  words((word) => {
    for (const stem of stemsOf(word)) vocabulary.add(stem)
  })
}

/**
 * Makes terms of words. In a language that has compounds, they are split where their parts are in the vocabulary: the words of the site.
 */
export function createTermMaker(
  vocabulary: Pick<ReadonlySet<string>, 'has'>,
  { stem, joints, suffixes = [] }: TermOptions,
): TermMaker {
  const split = createCompoundSplitter({
    vocabulary,
    joints,
    suffixes,
    stem: (word) => (stem === null ? word : fold(stem(word))),
  })
  return {
    ofHeads: (word) => termsOf(word, [word.whole], split),
    ofText: (word) => termsOf(word, word.parts.length > 0 ? [word.whole] : [], split),
  }
}

/** The stems that a word gives to the vocabulary by which compounds are split. */
export function stemsOf({ stem, parts }: WordForm): readonly string[] {
  return parts.length === 0 ? [stem] : parts.map((part) => part.stem)
}

function termsOf(word: WordForm, written: readonly string[], split: SplitCompound): readonly string[] {
  const { whole, stem, parts } = word
  const inner = parts.length > 0 ? parts.flatMap((part) => split(part.whole)) : split(whole)
  // Most words are plain, and a site has hundreds of thousands.
  if (stem !== '' && parts.length + written.length + inner.length === 0) return [stem]
  return [...new Set([...written, ...stemsOf(word), ...inner])].filter((term) => term !== '')
}
