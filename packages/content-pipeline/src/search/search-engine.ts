import { type Analyser, createAnalyser, normalise, type Stem, type Word, type WordForm } from './analyser.ts'
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
import { type OpenedFields, openFields, type QueryNode, type SectionScores } from './score-sections.ts'
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

/** The whole of a name such as `client_credentials` counts more than the words in it. */
const NAME_BOOST = 8
/** How fast a hit falls that has fewer of the words. */
const POWER = 2
/** News repeats what the docs say. */
const KIND_BOOSTS = { doc: 1, page: 1, post: 0.5 }
/** The weight of each field. */
const BOOSTS = { title: 4, defines: 4, heading: 6, parents: 2, text: 1 }
/** Words this long may have one typing error, and two. */
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8
/** Words this long may be the last part of a compound. */
const ENDING_FROM = 4

/** Opens an index. The texts may be added later. */
export function createSearchEngine(
  heads: SearchHeads,
  { stem, language, synonyms }: SearchEngineOptions,
): SearchEngine {
  const analyse = createAnalyser(stem)
  const analyseOnce = remember(analyse)
  const groups = synonyms.map((group) => group.map((words) => analyse(normalise(words))))
  const stops = new Set(language.stopWords)
  const { joints } = language
  const hasCompounds = joints.length > 0
  const options = { stem, joints }
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
    const query = normalise(request.query)
    const needed = withoutStops(query, analyse(query), stops)
    if (needed.length === 0) return NOTHING
    const words = needed.map((word) => ({ word, synonyms: synonymsOf(word, groups) }))
    const isAsked = (id: number): boolean => request.kind === null || pageOf(id).kind === request.kind
    const weightOf = (id: number): number => (isAsked(id) ? boostOf(pageOf(id)) : 0)
    const run = (isFuzzy: boolean): RankedSections =>
      rank(fields.score(toQuery(words, { isFuzzy, hasCompounds })), words, weightOf)
    const exact = run(false)
    return exact.isComplete ? exact : run(true)
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

/**
 * The words that an answer must have: all of them in a query that has only stop words. They are compared as they are typed,
 * since folded `fôr` would be the Norwegian `for`.
 */
function withoutStops(query: string, words: readonly Word[], stops: ReadonlySet<string>): readonly Word[] {
  const needed = words.filter(({ start, end }) => !stops.has(query.slice(start, end).toLowerCase()))
  return needed.length === 0 ? words : needed
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

/** A word of a query, and what means the same. */
interface AskedWord {
  readonly word: Word
  /** Each is one or more words. */
  readonly synonyms: readonly (readonly Word[])[]
}

function synonymsOf(
  { stem }: Word,
  groups: readonly (readonly (readonly Word[])[])[],
): readonly (readonly Word[])[] {
  return groups.filter((group) => group.some((one) => one.length === 1 && one[0]?.stem === stem)).flat()
}

interface RankedSections extends FoundSections {
  /** Whether one of them has all words. */
  readonly isComplete: boolean
}

const NOTHING: FoundSections = { ranks: new Float64Array(), count: 0, terms: new Set() }

/** Hits that have more of the words come first, unless others have theirs in a much better place. */
function rank(
  found: SectionScores,
  words: readonly AskedWord[],
  weightOf: (id: number) => number,
): RankedSections {
  const ranks = found.scores
  const shares = new Map<string | number, number>()
  let count = 0
  let isComplete = false
  for (let id = 0; id < ranks.length; id++) {
    const score = ranks[id] ?? 0
    const weight = score > 0 ? weightOf(id) : 0
    ranks[id] = 0
    if (weight === 0) continue
    const key = found.termsKey(id)
    const share = shares.get(key) ?? coverage(id, found, words)
    shares.set(key, share)
    isComplete ||= share === 1
    count += 1
    ranks[id] = score * weight * found.countTerms(id) * share ** POWER
  }
  return { ranks, count, terms: found.terms, isComplete }
}

/** The share of the words of a query that a section has, in one form or another. */
function coverage(id: number, found: SectionScores, words: readonly AskedWord[]): number {
  const has = ({ whole, stem, parts }: WordForm): boolean =>
    found.hasTerm(id, whole) || found.hasTerm(id, stem) || (parts.length > 0 && parts.every(has))
  const isFoundIn = ({ word, synonyms }: AskedWord): boolean =>
    has(word) || synonyms.some((one) => one.every(has))
  return words.filter(isFoundIn).length / words.length
}

/** Matches that count besides the word itself. */
interface Leniency {
  /** Words with typing errors, and compounds that end with the word. */
  readonly isFuzzy: boolean
  /** Whether the language has compounds. */
  readonly hasCompounds: boolean
}

const STRICT: Leniency = { isFuzzy: false, hasCompounds: false }

function toQuery(words: readonly AskedWord[], leniency: Leniency): QueryNode {
  return anyOf(
    words.map(({ word, synonyms }, index) =>
      anyOf([
        formsOf(word, index === words.length - 1, leniency),
        ...synonyms.map((one) => allOf(one.map((other) => formsOf(other, false, STRICT)))),
      ]),
    ),
  )
}

/** A word as it is written, its stem, or, of a name, all words in it. */
function formsOf(word: WordForm, isPrefix: boolean, leniency: Leniency): QueryNode {
  const { whole, stem, parts } = word
  const { isFuzzy, hasCompounds } = leniency
  const edits = isFuzzy ? editsFor(whole) : 0
  const boost = parts.length > 0 ? NAME_BOOST : 1
  const forms = [...new Set([whole, stem])].map((term): QueryNode => {
    return {
      type: 'term',
      term,
      isPrefix,
      edits,
      isEnding: isFuzzy && hasCompounds && term.length >= ENDING_FROM,
      boost,
    }
  })
  const inner = parts.length === 0 ? [] : [allOf(parts.map((part) => formsOf(part, false, leniency)))]
  return anyOf([...forms, ...inner])
}

function editsFor({ length }: string): number {
  if (length < ONE_EDIT_FROM) return 0
  return length < TWO_EDITS_FROM ? 1 : 2
}

function anyOf(nodes: readonly QueryNode[]): QueryNode {
  return { type: 'any', nodes }
}

function allOf(nodes: readonly QueryNode[]): QueryNode {
  return { type: 'all', nodes }
}
