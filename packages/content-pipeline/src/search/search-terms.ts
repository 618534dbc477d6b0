import type { Stem, WordForm } from './analyser.ts'
import { fold } from './fold.ts'
import { createCompoundSplitter, type SplitCompound } from './split-compounds.ts'

/** What words are found by. */
export interface TermMaker {
  /** Of titles and headings: the words as they are written too. */
  readonly ofHeads: (words: readonly WordForm[]) => readonly string[]
  /** Of texts: what the forms of the words have in common. */
  readonly ofText: (words: readonly WordForm[]) => readonly string[]
}

export interface TermOptions {
  /** Null for a language without a stemmer. */
  readonly stem: Stem | null
  /** What may join the parts of a compound; empty for a language without them. */
  readonly joints: readonly string[]
}

/**
 * Makes terms of words. Compounds are split where their parts are among the words of the texts, which are asked for only
 * in a language that has compounds.
 */
export function createTermMaker(
  vocabulary: () => Iterable<readonly WordForm[]>,
  { stem, joints }: TermOptions,
): TermMaker {
  const stems = new Set<string>()
  const texts = joints.length > 0 ? vocabulary() : []
  for (const words of texts) for (const word of words) for (const one of stemsOf(word)) stems.add(one)
  const split = createCompoundSplitter({
    vocabulary: stems,
    joints,
    stem: (word) => (stem === null ? word : fold(stem(word))),
  })
  return {
    ofHeads: (words) => words.flatMap((word) => termsOf(word, [word.whole], split)),
    ofText: (words) =>
      words.flatMap((word) => termsOf(word, word.parts.length > 0 ? [word.whole] : [], split)),
  }
}

function stemsOf({ stem, parts }: WordForm): readonly string[] {
  return parts.length === 0 ? [stem] : parts.map((part) => part.stem)
}

function termsOf(word: WordForm, written: readonly string[], split: SplitCompound): readonly string[] {
  const { whole, parts } = word
  const inner = parts.length > 0 ? parts.flatMap((part) => split(part.whole)) : split(whole)
  return [...new Set([...written, ...stemsOf(word), ...inner])].filter((term) => term !== '')
}
