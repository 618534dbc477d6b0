import { inSameOrder } from './align-blocks.ts'

/** Words in a row that both texts, or only one of them, have. */
export interface WordRun {
  readonly type: 'same' | 'removed' | 'added'
  readonly words: readonly string[]
}

/** What differs between two rows of words. */
export function wordDifferences(older: readonly string[], newer: readonly string[]): readonly WordRun[] {
  const pairs = inSameOrder(older, newer, (one, other) => (one === other ? 1 : 0))
  const runs: { type: WordRun['type']; words: string[] }[] = []
  const push = (type: WordRun['type'], words: readonly string[]): void => {
    const last = runs.at(-1)
    if (last?.type === type) last.words.push(...words)
    else if (words.length > 0) runs.push({ type, words: [...words] })
  }
  let [from, at] = [0, 0]
  const ordered = pairs.toSorted(([one], [other]) => one - other)
  for (const [nextFrom, nextAt] of [...ordered, [older.length, newer.length] as const]) {
    push('removed', older.slice(from, nextFrom))
    push('added', newer.slice(at, nextAt))
    push('same', older.slice(nextFrom, nextFrom + 1))
    from = nextFrom + 1
    at = nextAt + 1
  }
  return runs
}

/** How often each word is in a text. */
export interface WordCounts {
  readonly total: number
  readonly byWord: ReadonlyMap<string, number>
}

export function countWords(words: readonly string[]): WordCounts {
  const byWord = new Map<string, number>()
  for (const word of words) byWord.set(word, (byWord.get(word) ?? 0) + 1)
  return { total: words.length, byWord }
}

/** How many of the words of two texts are in both, from 0 to 1. */
export function sharedWords(older: WordCounts, newer: WordCounts): number {
  const total = older.total + newer.total
  if (total === 0) return 1
  let shared = 0
  for (const [word, count] of newer.byWord) shared += Math.min(count, older.byWord.get(word) ?? 0)
  return (2 * shared) / total
}
