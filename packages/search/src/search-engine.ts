import { type Analyser, createAnalyser, normalise, type Stem, type Word } from './analyser.ts'
import { type ExplainedHit, explainHits, type FindWatch, type Found } from './explain-hits.ts'
import { indexSections } from './index-sections.ts'
import { nearestNames } from './nearest-names.ts'
import { nearestPages } from './nearest-pages.ts'
import { hasAllWords, rankSections } from './rank-sections.ts'
import { createQueryReader, type QueryReader } from './read-query.ts'
import { type OpenedFields, openFields } from './score-sections.ts'
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
import { groupSections, type PageHit, partsWithout, type ShownPage, toPageHit } from './search-hits.ts'
import type { SearchLanguage } from './search-language.ts'
import { createFacts } from './section-facts.ts'

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
  /** An address that no page has: pages with an address like it come first. */
  readonly address?: string | undefined
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[]
  /** Number of sections that answer, those included that are not in `pages`. */
  readonly count: number
  /** Words of the query, as they are written, that no section has in any form. Empty without hits. */
  readonly leftOut: readonly string[]
  /** Titles and headings that are written most like a query without hits. */
  readonly nearest: readonly string[]
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
  /** Why the best sections have their ranks; `limit` is the number of sections. */
  explain(request: SearchRequest): readonly ExplainedHit[]
}

/** Opens an index. The texts may be added later. */
export function createSearchEngine(
  heads: SearchHeads,
  { stem, language, synonyms }: SearchEngineOptions,
): SearchEngine {
  const analyse = createAnalyser(stem)
  const createReader = (thesaurus: readonly string[]): QueryReader =>
    createQueryReader({ analyse, stem, language, synonyms, thesaurus })
  let readQuery = createReader([])
  const options = { stem, joints: language.joints, suffixes: language.suffixes }
  const texts = new Map<number, string>()
  const site = { heads, numbers: pageNumbers(heads.sections), texts, analyse: remember(analyse) }
  const facts = createFacts(site, language)
  const open = (indexes: readonly FieldIndex[]): OpenedFields => openFields(heads.sections.length, indexes)
  let fields = open(heads.index === null ? indexSections(heads, null, options) : [heads.index])
  let parts: readonly SearchPart[] = []

  const find = ({ query: written, kind }: SearchRequest, watch: FindWatch = {}): Found => {
    const query = readQuery(written, fields)
    const { words } = query
    if (words.length === 0) return NOTHING
    const weightOf = facts.weightsFor(written, kind)
    const exact = fields.score(query.toNodes(false), watch.onTerm)
    // Only a language with compounds has anything to be lenient with.
    const isLenient = language.joints.length > 0 && !hasAllWords(exact, query.weights, weightOf)
    if (isLenient) watch.onReread?.()
    const scores = isLenient ? fields.score(query.toNodes(true), watch.onTerm) : exact
    const ranked = rankSections(scores, query, { ...facts, weightOf }, watch.onSection)
    const lost = words.filter((_word, number) => scores.words[number]?.sections.length === 0)
    return { ...ranked, asked: words, lost }
  }

  return {
    addBody(body) {
      parts = body.parts
      readQuery = createReader(body.thesaurus)
      for (const [section, text] of body.texts.entries())
        texts.set(section, String(typeof text === 'number' ? body.texts[text] : text))
      const isIndexed = heads.index !== null && body.index !== null
      fields = open(isIndexed ? [heads.index, body.index] : indexSections(heads, body, options))
    },
    addTexts({ start }, added) {
      for (const [index, text] of added.texts.entries()) texts.set(start + index, text)
    },
    search(request) {
      const hits = find(request)
      const shown = withMeant(groupSections(hits, site, request.limit), request, heads.pages)
      const written = normalise(request.query)
      return {
        pages: shown.map((page) => toPageHit(page, hits, site)),
        count: hits.count,
        leftOut: hits.count === 0 ? [] : hits.lost.map(({ start, end }) => written.slice(start, end)),
        nearest: hits.count === 0 ? nearestNames(written, request.kind, site) : [],
        missing: partsWithout(texts, shown, parts),
      }
    },
    explain: (request) => explainHits(site, (watch) => find(request, watch), request.limit),
  }
}

/** Pages that an address may have meant come before pages that have its words. */
function withMeant(
  found: readonly ShownPage[],
  { address, limit }: SearchRequest,
  pages: readonly IndexedPage[],
): readonly ShownPage[] {
  if (address === undefined) return found
  const meant = nearestPages(address, pages).map((page) => ({ page, sections: [] }))
  const others = found.filter(({ page }) => !meant.some((one) => one.page === page))
  return [...meant, ...others].slice(0, limit)
}

const NOTHING: Found = {
  ranks: new Float64Array(),
  count: 0,
  terms: new Set(),
  wordings: [],
  asked: [],
  lost: [],
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
