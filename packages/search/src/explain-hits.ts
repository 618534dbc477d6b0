import type { Word } from './analyser.ts'
import type { RankParts } from './rank-sections.ts'
import type { FoundTerm, ScoreWatch } from './score-sections.ts'
import type { FoundSections } from './search-hits.ts'
import { nameOf, pageOf, type SearchedSite } from './section-facts.ts'

/** The sections that answer a query, and what of it was looked for. */
export interface Found extends FoundSections {
  /** The words that were looked for. */
  readonly asked: readonly Word[]
  /** Those that no section has, in no form. */
  readonly lost: readonly Word[]
}

/** Told of everything that makes a rank. */
export interface FindWatch {
  readonly onTerm?: ScoreWatch | undefined
  /** The query is read again, more leniently: what was found before does not count. */
  readonly onReread?: (() => void) | undefined
  readonly onSection?: ((section: number, parts: RankParts) => void) | undefined
}

/** A word of a query in a hit. */
export interface ExplainedWord {
  readonly word: string
  /** What the hit has of it, the most valuable first. */
  readonly terms: readonly FoundTerm[]
}

/** Why a section has its rank. */
export interface ExplainedHit {
  readonly path: string
  readonly headingId: string | null
  readonly heading: string
  readonly score: number
  readonly parts: RankParts
  readonly words: readonly ExplainedWord[]
}

/** The best sections, with the parts that make the score of each. */
export function explainHits(
  site: SearchedSite,
  find: (watch: FindWatch) => Found,
  limit: number,
): readonly ExplainedHit[] {
  const terms = new Map<string, readonly FoundTerm[]>()
  const parts = new Map<number, RankParts>()
  const { ranks, asked } = find({
    onTerm(word, section, found) {
      const key = `${section} ${word}`
      terms.set(key, [...(terms.get(key) ?? []), found])
    },
    onReread: () => terms.clear(),
    onSection: (section, own) => parts.set(section, own),
  })
  const best = [...parts].toSorted(([one], [other]) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || one - other)
  return best.slice(0, limit).map(([section, own]) => ({
    path: pageOf(section, site).path,
    headingId: site.heads.sections[section]?.[1] ?? null,
    heading: nameOf(section, site),
    score: ranks[section] ?? 0,
    parts: own,
    words: asked.map(({ whole }, word) => ({
      word: whole,
      terms: bestOf(terms.get(`${section} ${word}`) ?? []),
    })),
  }))
}

/** Each term once, with its highest value. */
function bestOf(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const sorted = terms.toSorted((one, other) => other.value - one.value)
  return sorted.filter(({ term }, index) => sorted.findIndex((other) => other.term === term) === index)
}
