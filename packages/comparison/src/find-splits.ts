import { countWords, sharedWords, type WordCounts } from './word-differences.ts'

/** A text whose words stand in several that follow each other. */
export interface Split {
  readonly whole: number
  readonly first: number
  /** Behind the last of its parts. */
  readonly end: number
}

/** How many of the words of a text are in its parts together. */
const ALIKE = 0.8
/** How many of the words of each part are in the text. */
const PART = 0.6
/** Parts may have this many times the words of the text. */
const LONGEST = 1.25
/** The most parts of a text. One of more has been written anew. */
const MAX_PARTS = 8
/** The most pairs that are looked at. Texts with more have been written anew. */
const MAX_LOOKS = 40_000

/** Finds the texts that were split. Each text is its words; one without words is neither a whole nor a part. */
export function findSplits(
  wholes: readonly (readonly string[])[],
  parts: readonly (readonly string[])[],
): readonly Split[] {
  const [left, free] = [wholes, parts].map((texts) => texts.filter((words) => words.length > 0).length)
  if ((left ?? 0) * (free ?? 0) > MAX_LOOKS) return []
  const partCounts = parts.map((words) => countWords(words))
  const taken = new Set<number>()
  return wholes.flatMap((words, whole) => {
    const split = splitOf(words)
    if (split === null) return []
    for (let place = split.first; place < split.end; place += 1) taken.add(place)
    return [{ whole, ...split }]
  })

  function splitOf(words: readonly string[]): Omit<Split, 'whole'> | null {
    if (words.length < 2) return null
    const counts = countWords(words)
    const isPart = partCounts.map((part, place) => !taken.has(place) && isPartOf(counts, part))
    let [best, found] = [ALIKE, null as Omit<Split, 'whole'> | null]
    for (const first of parts.keys()) {
      const together = [...(parts[first] ?? [])]
      for (let end = first + 1; end < first + MAX_PARTS && isPart[first] && isPart[end]; end += 1) {
        together.push(...(parts[end] ?? []))
        if (together.length > words.length * LONGEST) break
        const value = sharedWords(counts, countWords(together))
        if (value > best) [best, found] = [value, { first, end: end + 1 }]
      }
    }
    return found
  }
}

function isPartOf(whole: WordCounts, part: WordCounts): boolean {
  if (part.total === 0) return false
  return (sharedWords(whole, part) * (whole.total + part.total)) / 2 / part.total > PART
}
