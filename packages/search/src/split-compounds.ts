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

/** The stems of the parts of a compound. */
interface Split {
  readonly stems: readonly string[]
  /** How many letters they have together. */
  readonly letters: number
  /** How many of the parts are as short as a part may be. */
  readonly short: number
}

/**
 * Makes a splitter from the words of a site: a compound is split if its parts are words elsewhere on the site. Of all ways to
 * split it the one with the fewest parts is taken, then the one whose stems leave the fewest letters over: `dødfisk` and `årsak`, not
 * `dødfiskar` and `saker`. Two parts of three letters are a word by chance: `tem`, `per` and `tur`.
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
  const partAt = (text: string, shortest: number): Split | null => {
    if (text.length < shortest) return null
    const own = stem(text)
    if (own.length < SHORTEST_PART || !vocabulary.has(own)) return null
    return { stems: [own], letters: own.length, short: text.length === SHORTEST_PART ? 1 : 0 }
  }

  const split = (word: string, isWhole: boolean): Split | null => {
    const ending = endingOf(word)
    let best: Split | null = null
    for (let length = word.length - shortestLast; length >= SHORTEST_PART; length--) {
      const first = partAt(word.slice(0, length), SHORTEST_PART)
      if (first === null || (!isWhole && noParts.has(word.slice(0, length)))) continue
      for (const joint of joints) {
        if (!word.startsWith(joint, length)) continue
        const rest = word.slice(length + joint.length)
        // The end of an ending is no part either: the `ring` of `dosering`.
        const last = (rest.length > ending ? partAt(rest, shortestLast) : null) ?? split(rest, false)
        best = betterOf(best, last === null ? null : joined(first, last))
      }
    }
    return best
  }

  return (word) => {
    if (joints.length === 0 || word.length < SHORTEST_PART + shortestLast) return []
    const parts = known.get(word) ?? split(word, true)?.stems ?? []
    known.set(word, parts)
    return parts
  }
}

function joined(first: Split, rest: Split): Split | null {
  const short = first.short + rest.short
  if (short > 1) return null
  return { stems: [...first.stems, ...rest.stems], letters: first.letters + rest.letters, short }
}

function betterOf(one: Split | null, other: Split | null): Split | null {
  if (one === null || other === null) return one ?? other
  const more = other.stems.length - one.stems.length || one.letters - other.letters
  return more < 0 ? other : one
}
