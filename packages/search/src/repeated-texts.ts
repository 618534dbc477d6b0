import { RANKING } from './ranking.ts'
import type { IndexedPage } from './search-files.ts'

/** Shorter texts say the same by chance. */
const SHORTEST = 40

/**
 * Finds the texts that several sections have word for word, such as the errors of the operations of an API. Docs and posts keep
 * texts of their own: readers may search in one kind alone.
 */
export interface RepeatedTexts {
  /** Adds the next section, by the key of its text. */
  add(key: TextKey, page: RankedPage): void
  /** The section that is found by the text of a section, once all are added: itself, or the one whose page counts most. */
  keeperOf(section: number): number
}

/** Equal for texts that are equal; null for one that may say the same as another by chance. */
export type TextKey = string | null

/** What ranks a page among those with the same text. */
type RankedPage = Pick<IndexedPage, 'kind' | 'boost'>

export function repeatedKey(text: string, { kind }: RankedPage): TextKey {
  return text.length < SHORTEST ? null : `${kind} ${keyOf(text)}`
}

export function createRepeatedTexts(): RepeatedTexts {
  const keepers = new Map<string, { section: number; weight: number }>()
  const keys: TextKey[] = []
  return {
    add(key, { kind, boost }) {
      const section = keys.length
      keys.push(key)
      if (key === null) return
      const weight = (kind === 'post' ? RANKING.post : 1) * boost
      const known = keepers.get(key)
      if (known === undefined || known.weight < weight) keepers.set(key, { section, weight })
    },
    keeperOf(section) {
      const key = keys[section] ?? null
      return key === null ? section : (keepers.get(key)?.section ?? section)
    },
  }
}

/** A text in few letters: those of a large site take too much memory. Two numbers of 32 bits and the length tell texts apart. */
function keyOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return `${one} ${other} ${text.length}`
}
