import { bestOf } from './best-of.ts'
import { type WordsOfTerms, wordsOfTerms } from './near-words.ts'
import { RANKING } from './ranking.ts'
import type { ReadQuery } from './read-query.ts'
import { allTerms, type SectionScores, type WordScores } from './score-sections.ts'
import type { FoundSections } from './search-hits.ts'

/** What is known of the sections of a site, beside their words. */
export interface SectionFacts {
  /** How much a section counts; 0 for one that is not asked for. */
  weightOf(section: number): number
  /** The number of words that say something in its title or heading, at least 1. */
  headingWordsOf(section: number): number
  /** Whether it is the beginning of a page, under its title. */
  isPage(section: number): boolean
  /** Whether its title or heading begins with a word. */
  beginsWith(section: number, word: string): boolean
  /** How near the words of the query are to each other in it, from 0 to 1. */
  nearnessOf(section: number, words: WordsOfTerms, weights: readonly number[]): number
}

/** Why a section has its rank: the product of these. */
export interface RankParts {
  /** The sum of what its words are worth. */
  readonly words: number
  /** The share of the words of the query that it has, rare words counting more. */
  readonly coverage: number
  /** More than 1 if its heading answers, by itself or below others, or asks the same; less for the beginning of a page in a long query. */
  readonly heading: number
  readonly near: number
  /** The weight of its page. */
  readonly page: number
}

/** Hits that have more of the words come first, rare words before common ones, unless others have theirs in a much better place. */
export function rankSections(
  found: SectionScores,
  { weights: shares, opening }: Pick<ReadQuery, 'weights' | 'opening'>,
  facts: SectionFacts,
  watch: ((section: number, parts: RankParts) => void) | null = null,
): FoundSections {
  const ranks = new Float64Array(found.count)
  const isLong = found.words.length >= RANKING.long
  const weights = found.words.map((word, number) => (shares[number] ?? 1) * rarityOf(word))
  const answering = answeringWords(found.words, shares)
  const liftOf = (section: number): number => {
    const asks = opening !== null && facts.beginsWith(section, opening) ? 1 + RANKING.asks : 1
    return isLong && facts.isPage(section) ? asks * RANKING.start : asks
  }
  const ranked: number[] = []
  for (const section of sectionsOf(answering, found.count)) {
    const weight = facts.weightOf(section)
    if (weight === 0) continue
    const own = partsOf(section, found.words, { shares, weights }, facts)
    ranks[section] = weight * own.words * own.coverage ** RANKING.missing * own.heading * liftOf(section)
    ranked.push(section)
  }
  const nearTerms = wordsOfTerms(found.words.map(allTerms))
  const nears = new Map<number, number>()
  for (const section of found.words.length > 1 ? bestOf(ranked, ranks, RANKING.nearest) : []) {
    const near = 1 + RANKING.near * facts.nearnessOf(section, nearTerms, weights)
    ranks[section] = (ranks[section] ?? 0) * near
    nears.set(section, near)
  }
  if (watch !== null) {
    for (const section of ranked) {
      const own = partsOf(section, found.words, { shares, weights }, facts)
      const heading = own.heading * liftOf(section)
      watch(section, { ...own, heading, near: nears.get(section) ?? 1, page: facts.weightOf(section) })
    }
  }
  const terms = new Set(answering.flatMap((word) => [...word.terms]))
  return { ranks, count: ranked.length, terms, wordings: answering.flatMap(({ wordings }) => wordings) }
}

/** Whether one of the sections that count has all words of a query that the site has, and each of them for sure. */
export function hasAllWords(
  { words }: SectionScores,
  shares: readonly number[],
  weightOf: SectionFacts['weightOf'],
): boolean {
  if (answeringWords(words, shares).every(({ sections }) => sections.length === 0)) return false
  const known = words.filter(({ sections }) => sections.length > 0)
  const [rarest] = known.toSorted((one, other) => one.sections.length - other.sections.length)
  const isSure = (section: number): boolean =>
    known.every(({ certainties }) => (certainties[section] ?? 0) > 0.999)
  return rarest !== undefined && rarest.sections.some((section) => isSure(section) && weightOf(section) > 0)
}

/** Words that say little are no answer alone, unless nothing else is asked for. */
function answeringWords(words: readonly WordScores[], shares: readonly number[]): readonly WordScores[] {
  const telling = words.filter((_word, number) => (shares[number] ?? 1) === 1)
  return telling.length === 0 ? words : telling
}

/** The sections that have any of some words, each once. */
function sectionsOf(words: readonly WordScores[], count: number): readonly number[] {
  const isIn = new Uint8Array(count)
  const all: number[] = []
  for (const { sections } of words) {
    for (const section of sections) {
      if (isIn[section] === 1) continue
      isIn[section] = 1
      all.push(section)
    }
  }
  return all
}

function partsOf(
  section: number,
  words: readonly WordScores[],
  { shares, weights }: { readonly shares: readonly number[]; readonly weights: readonly number[] },
  { headingWordsOf, isPage }: SectionFacts,
): Omit<RankParts, 'near' | 'page'> {
  let all = 0
  let value = 0
  let has = 0
  let inHeading = 0
  let inPath = 0
  let headingWords = 0
  // This runs for each section of the site that has a common word.
  for (let number = 0; number < words.length; number++) {
    const word = words[number] as WordScores
    const weight = weights[number] ?? 0
    const heading = word.headings[section] ?? 0
    all += weight
    value += (shares[number] ?? 1) * (word.values[section] ?? 0)
    has += weight * (word.certainties[section] ?? 0)
    inHeading += weight * heading
    inPath += weight * (word.paths[section] ?? 0)
    headingWords += heading
  }
  const answers = headingWords === 0 ? 0 : Math.min(1, headingWords / headingWordsOf(section))
  const most = isPage(section) ? RANKING.title : RANKING.heading
  // Squared: many sections are below a heading with one of the words.
  const path = inHeading === 0 ? 0 : RANKING.path * (inPath / all) ** 2
  return { words: value, coverage: has / all, heading: 1 + (most * answers * inHeading) / all + path }
}

/** How much a word of a query says about what is asked for: a rare one more, and one that is nowhere nothing. */
function rarityOf({ sections, values }: WordScores): number {
  const count = sections.length
  return count === 0 ? 0 : Math.log(1 + (values.length - count + 0.5) / (count + 0.5))
}
