import type { Place } from '../content-error.ts'
import type { TocEntry, TocSpan } from '../manifest/index.ts'
import type { IslandUse } from '../markdown/directives/find-islands.ts'
import type { Reference } from '../markdown/finish/find-references.ts'

/** The beginning of a post that lists show. */
export interface ExcerptFacts {
  /** Number of its blocks, the first of the text. */
  readonly length: number
  /** Number of the text's first links and images that are in it. */
  readonly referenceCount: number
  /** Names it by its content. */
  readonly key: string
}

/** What a document tells without being shown. Plain data. */
export interface DocumentFacts {
  readonly title: readonly TocSpan[] | null
  readonly headings: readonly TocEntry[]
  /** In words, for a page whose front matter has no description; else empty. */
  readonly firstParagraph: string
  readonly words: number
  /** Every id that a link's `#` may name, each once. */
  readonly ids: readonly string[]
  /** The links and images by the numbers that they have in the compiled text. */
  readonly references: readonly Reference[]
  /** What stands before a post's truncate marker; null without one. */
  readonly excerpt: ExcerptFacts | null
  /** Where a post begins of which lists show all, for want of a truncate marker; null where there is nothing to cut. */
  readonly uncutAt: Place | null
  /** Where the text asks for the cards of its category. */
  readonly cards: readonly Place[]
  /** The components of the site that the text asks for. */
  readonly islands: readonly IslandUse[]
}

/** What an empty text tells. */
export const NO_FACTS: DocumentFacts = {
  title: null,
  headings: [],
  firstParagraph: '',
  words: 0,
  ids: [],
  references: [],
  excerpt: null,
  uncutAt: null,
  cards: [],
  islands: [],
}
