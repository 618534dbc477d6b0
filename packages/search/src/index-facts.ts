import type { TextKey } from './repeated-texts.ts'
import type { WordCounts } from './site-words.ts'

/** What the index of a large site depends on beside its own files, so that the next build changes it. */
export interface IndexFacts {
  /** In the order of the index. */
  readonly pages: readonly PageFacts[]
  /** For each section the key of its text. */
  readonly keys: readonly TextKey[]
  readonly words: WordCounts
}

/** What is known of a page without its words. */
export interface PageFacts {
  /** Number of its sections. */
  readonly sections: number
  /** Letters of its texts. */
  readonly letters: number
  /** Letters of its texts and names. */
  readonly size: number
}
