import { type Analyser, createAnalyser, type Stem, type Word } from './analyser.ts'
import { createQueryReader } from './query-words.ts'
import {
  type FieldIndex,
  type IndexedPage,
  pageNumbers,
  type SearchBody,
  type SearchHeads,
  type SearchKind,
  type SearchPart,
  type SearchTexts,
} from './search-files.ts'
import { type OpenedFields, openFields, type SectionScores } from './score-sections.ts'
import { indexSections } from './index-sections.ts'
import type { SearchLanguage } from './search-language.ts'
import { type FoundSections, groupSections, type PageHit, partsWithout, toPageHit } from './search-hits.ts'

export interface SearchEngineOptions {
  /** The stemmer that the index was made with. */
  readonly stem: Stem | null
  /** The language of the site's locale. */
  readonly language: SearchLanguage
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
}

export interface SearchRequest {
  readonly query: string
  /** Null for all. */
  readonly kind: SearchKind | null
  /** Most pages to return. */
  readonly limit: number
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[]
  /** Number of sections that answer, those included that are not in `pages`. */
  readonly count: number
  /** Parts of the texts that excerpts are missing from: the same query has these excerpts once the parts are added. */
  readonly missing: readonly SearchPart[]
}

/** Answers queries from an index. */
export interface SearchEngine {
  /** Adds the body, which is loaded after the heads. */
  addBody(body: SearchBody): void
  /** Adds a part of the texts of a large site. */
  addTexts(part: SearchPart, texts: SearchTexts): void
  search(request: SearchRequest): SearchAnswer
}

/** How fast a hit falls that has fewer of the words. */
const POWER = 2
/** News repeats what the docs say. */
const KIND_BOOSTS = { doc: 1, page: 1, post: 0.5 }
/** The weight of each field. */
const BOOSTS = { title: 4, defines: 4, heading: 6, parents: 2, text: 1 }
/** What a word says that is in every section: something, because the reader wrote it. */
const COMMON = 0.5

/** Opens an index. The texts may be added later. */
export function createSearchEngine(
  heads: SearchHeads,
  { stem, language, synonyms }: SearchEngineOptions,
): SearchEngine {
  const analyse = createAnalyser(stem)
  const analyseOnce = remember(analyse)
  const readQuery = createQueryReader({ analyse, stem, language, synonyms })
  const options = { stem, joints: language.joints }
  const numbers = pageNumbers(heads.sections)
  const pageOf = (id: number): IndexedPage => {
    const page = heads.pages[numbers[id] ?? -1]
    if (page === undefined) throw new RangeError(`No section has the number ${id}.`)
    return page
  }
  const open = (indexes: readonly FieldIndex[]): OpenedFields =>
    openFields(heads.sections.length, indexes, BOOSTS)
  let fields = open(heads.index === null ? indexSections(heads, null, options) : [heads.index])
  const texts = new Map<number, string>()
  let parts: readonly SearchPart[] = []

  const find = (request: SearchRequest): FoundSections => {
    const query = readQuery(request.query, fields)
    const { words } = query
    if (words.length === 0) return NOTHING
    const isAsked = (id: number): boolean => request.kind === null || pageOf(id).kind === request.kind
    const weightOf = (id: number): number => (isAsked(id) ? boostOf(pageOf(id)) : 0)
    const run = (isLenient: boolean): RankedSections =>
      rank(fields.score(query.toNode(isLenient), words.length), words.length, weightOf)
    const exact = run(false)
    // Only a language with compounds has anything to be lenient with.
    return exact.isComplete || language.joints.length === 0 ? exact : run(true)
  }

  return {
    addBody(body) {
      parts = body.parts
      for (const [section, text] of body.texts.entries()) texts.set(section, text)
      const isIndexed = heads.index !== null && body.index !== null
      fields = open(isIndexed ? [heads.index, body.index] : indexSections(heads, body, options))
    },
    addTexts({ start }, added) {
      for (const [index, text] of added.texts.entries()) texts.set(start + index, text)
    },
    search(request) {
      const hits = find(request)
      const shown = groupSections(hits, { heads, numbers }, request.limit)
      return {
        pages: shown.map((page) => toPageHit(page, hits.terms, { heads, texts, analyse: analyseOnce })),
        count: hits.count,
        missing: partsWithout(texts, shown, parts),
      }
    },
  }
}

/** Texts that are shown again and again while a query is typed. */
const MAX_REMEMBERED = 2000

function remember(analyse: Analyser): Analyser {
  const known = new Map<string, readonly Word[]>()
  return (text) => {
    const words = known.get(text) ?? analyse(text)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, words)
    return words
  }
}

function boostOf({ kind, boost }: IndexedPage): number {
  return KIND_BOOSTS[kind] * boost
}

interface RankedSections extends FoundSections {
  /** Whether one of them has all words. */
  readonly isComplete: boolean
}

const NOTHING: FoundSections = { ranks: new Float64Array(), count: 0, terms: new Set() }

/** Hits that have more of the words come first, rare words before common ones, unless others have theirs in a much better place. */
function rank(found: SectionScores, words: number, weightOf: (id: number) => number): RankedSections {
  const ranks = found.scores
  const weights = rarities(found, words)
  const shares = new Map<string | number, number>()
  let count = 0
  let isComplete = false
  for (let id = 0; id < ranks.length; id++) {
    const score = ranks[id] ?? 0
    const weight = score > 0 ? weightOf(id) : 0
    ranks[id] = 0
    if (weight === 0) continue
    const key = found.wordsKey(id)
    const share = shares.get(key) ?? coverage(id, found, weights)
    shares.set(key, share)
    isComplete ||= share > 0.999
    count += 1
    ranks[id] = score * weight * share ** POWER
  }
  return { ranks, count, terms: found.terms, isComplete }
}

/** How much each word of a query says about what is asked for: a rare one more, and one that is nowhere nothing. */
function rarities({ scores, certainty }: SectionScores, words: number): readonly number[] {
  const all = scores.length
  return Array.from({ length: words }, (_none, word) => {
    let count = 0
    for (let id = 0; id < all; id++) if ((scores[id] ?? 0) > 0 && certainty(id, word) > 0) count += 1
    return count === 0 ? 0 : Math.log(1 + (all - count + 0.5) / (count + 0.5)) + COMMON
  })
}

/** The share of the words of a query that a section has, in one form or another. */
function coverage(id: number, { certainty }: SectionScores, weights: readonly number[]): number {
  let [own, sum] = [0, 0]
  for (const [word, weight] of weights.entries()) {
    sum += weight
    own += weight * certainty(id, word)
  }
  return own / sum
}
