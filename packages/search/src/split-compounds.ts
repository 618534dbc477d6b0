import type { Stem } from './analyser.ts'

/** Shortest part of a compound: shorter ones are mostly endings. */
const SHORTEST_PART = 3
/** Shortest last part. */
const SHORTEST_LAST = 4

/** Splits a folded word into the stems of the site's words that it is made of; empty for one that is not a compound. */
export type SplitCompound = (word: string) => readonly string[]

export interface CompoundOptions {
  /** Stems of the words of the site, folded. */
  readonly vocabulary: Pick<ReadonlySet<string>, 'has'>
  /** Letters that join the parts; without any, nothing is split. */
  readonly joints: readonly string[]
  /** Endings that are no part of a compound but the first, even where the vocabulary has such a word. */
  readonly suffixes: readonly string[]
  readonly stem: Stem
  /** Shortest last part; 4 if absent, because shorter ones are mostly endings. */
  readonly shortestLast?: number | undefined
}

/**
 * Makes a splitter from the words of a site: a compound is split if its parts are words elsewhere on the site, the
 * longest first part before others.
 */
export function createCompoundSplitter({
  vocabulary,
  joints,
  suffixes,
  stem,
  shortestLast = SHORTEST_LAST,
}: CompoundOptions): SplitCompound {
  const known = new Map<string, readonly string[]>()
  const noParts = new Set(suffixes)
  /** The number of letters of the longest ending that a word has. */
  const endingOf = (word: string): number =>
    suffixes.reduce((most, one) => (one.length > most && word.endsWith(one) ? one.length : most), 0)
  const partAt = (text: string, shortest: number): string | null => {
    if (text.length < shortest) return null
    const stemmed = stem(text)
    return stemmed.length >= SHORTEST_PART && vocabulary.has(stemmed) ? stemmed : null
  }

  const split = (word: string, isWhole: boolean): readonly string[] => {
    const ending = endingOf(word)
    for (let length = word.length - shortestLast; length >= SHORTEST_PART; length--) {
      const first = partAt(word.slice(0, length), SHORTEST_PART)
      if (first === null || (!isWhole && noParts.has(word.slice(0, length)))) continue
      for (const joint of joints) {
        if (!word.startsWith(joint, length)) continue
        const rest = word.slice(length + joint.length)
        // The end of an ending is no part either: the `ring` of `dosering`.
        const last = rest.length > ending ? partAt(rest, shortestLast) : null
        if (last !== null) return [first, last]
        const others = split(rest, false)
        if (others.length > 0) return [first, ...others]
      }
    }
    return []
  }

  return (word) => {
    if (joints.length === 0 || word.length < SHORTEST_PART + shortestLast) return []
    const parts = known.get(word) ?? split(word, true)
    known.set(word, parts)
    return parts
  }
}
