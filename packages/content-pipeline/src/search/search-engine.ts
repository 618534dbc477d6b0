import type { QueryCombination, SearchResult } from 'minisearch'
import { type Analyser, createAnalyser, normalise, type Stem, type Word, type WordForm } from './analyser.ts'
import { type IndexedPage, type SearchBody, type SearchHeads, type SearchKind } from './search-files.ts'
import { openFields } from './field-index.ts'
import { indexTexts } from './index-texts.ts'
import { compoundJoints } from './stemmer-name.ts'
import { stopWords } from './stop-words.ts'
import { excerptOf, isFound, type TextPiece } from './excerpt.ts'

export interface SearchEngineOptions {
  /** The stemmer that the index was made with. */
  readonly stem: Stem | null
  /** Of the site's locale: `nb-NO`. */
  readonly lang: string
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

/** A section that answers a query. */
export interface SectionHit {
  /** Null for the page itself. */
  readonly headingId: string | null
  readonly heading: readonly TextPiece[]
  /** Empty as long as the texts are not loaded. */
  readonly excerpt: readonly TextPiece[]
  /** The words found, as the section writes them, in small letters: to mark them in the page. */
  readonly words: readonly string[]
}

/** A page with the sections that answer a query, the best first. */
export interface PageHit extends Pick<IndexedPage, 'path' | 'kind' | 'trail'> {
  readonly title: readonly TextPiece[]
  readonly sections: readonly SectionHit[]
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[]
  /** Number of sections that answer, those included that are not in `pages`. */
  readonly count: number
}

/** Answers queries from an index. */
export interface SearchEngine {
  /** Adds the texts, which are loaded after the heads. */
  addBody(body: SearchBody): void
  search(request: SearchRequest): SearchAnswer
}

/** Sections of a page that are shown at most. */
const MOST_SECTIONS = 3
/** The whole of a name such as `client_credentials` counts more than the words in it. */
const NAME_BOOST = 4
/** How fast a hit falls that has fewer of the words. */
const POWER = 2
/** News repeats what the docs say. */
const KIND_BOOSTS = { doc: 1, page: 1, post: 0.5 }
/** How much a field counts. */
const BOOSTS = { title: 4, defines: 4, heading: 6, parents: 2, text: 1 }
/** Words this long may have one typing error, and two. */
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8
/** Different words of a section that are marked at most. */
const MOST_WORDS = 20

/** Opens an index. The texts may be added later. */
export function createSearchEngine(
  heads: SearchHeads,
  { stem, lang, synonyms }: SearchEngineOptions,
): SearchEngine {
  const analyse = createAnalyser(stem)
  const analyseOnce = remember(analyse)
  const groups = synonyms.map((group) => group.map((words) => analyse(normalise(words))))
  const stops = new Set(stopWords(lang))
  let engine = openFields(heads.sections.length, [heads])
  let body: SearchBody | null = null

  const find = (request: SearchRequest): SearchResult[] => {
    const query = normalise(request.query)
    const needed = withoutStops(query, analyse(query), stops)
    if (needed.length === 0) return []
    const words = needed.map((word) => ({ word, synonyms: synonymsOf(word, groups) }))
    const isAsked = (id: number): boolean => request.kind === null || pageOf(heads, id).kind === request.kind
    const run = (isFuzzy: boolean): SearchResult[] =>
      engine.search(toQuery(words, isFuzzy), {
        boost: BOOSTS,
        boostDocument: (id: number) => boostOf(pageOf(heads, id)),
        filter: ({ id }) => isAsked(id),
        tokenize: (terms) => [terms],
        processTerm: (term) => term,
      })
    for (const isFuzzy of [false, true]) {
      const found = rank(run(isFuzzy), words)
      if (isFuzzy || found.some((hit) => coverage(hit, words) === 1)) return found
    }
    return []
  }

  return {
    addBody(texts) {
      body = texts
      const index = texts.index ?? indexTexts(texts, { stem, joints: compoundJoints(lang) })
      engine = openFields(heads.sections.length, [heads, index])
    },
    search(request) {
      const hits = find(request)
      return {
        pages: groupHits(hits, { heads, body, analyse: analyseOnce }, request.limit),
        count: hits.length,
      }
    },
  }
}

/**
 * The words that an answer must have: all of them in a query of stop words alone. They are compared as they are typed,
 * since folded `fôr` would be the Norwegian `for`.
 */
function withoutStops(query: string, words: readonly Word[], stops: ReadonlySet<string>): readonly Word[] {
  const needed = words.filter(({ start, end }) => !stops.has(query.slice(start, end).toLowerCase()))
  return needed.length === 0 ? words : needed
}

/** Texts that are shown again and again while a query is typed. */
const MOST_REMEMBERED = 2000

function remember(analyse: Analyser): Analyser {
  const known = new Map<string, readonly Word[]>()
  return (text) => {
    const words = known.get(text) ?? analyse(text)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(text, words)
    return words
  }
}

function boostOf({ kind, boost }: IndexedPage): number {
  return KIND_BOOSTS[kind] * boost
}

function pageOf({ pages, sections }: SearchHeads, id: number): IndexedPage {
  const page = pages[sections[id]?.[0] ?? -1]
  if (page === undefined) throw new RangeError(`No section has the number ${id}.`)
  return page
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

/** Hits that have more of the words come first, unless others have theirs in a much better place. */
function rank(hits: readonly SearchResult[], words: readonly AskedWord[]): SearchResult[] {
  return hits
    .map((hit) => ({ ...hit, score: hit.score * coverage(hit, words) ** POWER }))
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
}

/** The share of the words of a query that a hit has, in one form or another. */
function coverage({ queryTerms }: SearchResult, words: readonly AskedWord[]): number {
  const found = new Set(queryTerms)
  const has = ({ whole, stem, parts }: WordForm): boolean =>
    found.has(whole) || found.has(stem) || (parts.length > 0 && parts.every(has))
  const isFoundIn = ({ word, synonyms }: AskedWord): boolean =>
    has(word) || synonyms.some((one) => one.every(has))
  return words.filter(isFoundIn).length / words.length
}

function toQuery(words: readonly AskedWord[], isFuzzy: boolean): QueryCombination {
  return anyOf(
    words.map(({ word, synonyms }, index) =>
      anyOf([
        formsOf(word, index === words.length - 1, isFuzzy),
        ...synonyms.map((one) => allOf(one.map((other) => formsOf(other, false, false)))),
      ]),
    ),
  )
}

/** A word as it is written, its stem, or, of a name, all words in it. */
function formsOf(word: WordForm, isLast: boolean, isFuzzy: boolean): QueryCombination {
  const { whole, stem, parts } = word
  const edits = isFuzzy ? editsFor(whole) : 0
  const forms = [...new Set([whole, stem])].map((term): QueryCombination => ({
    queries: [term],
    prefix: isLast,
    fuzzy: edits === 0 ? false : edits,
    combineWith: 'OR',
    boostTerm: () => (parts.length > 0 ? NAME_BOOST : 1),
  }))
  const inner = parts.length === 0 ? [] : [allOf(parts.map((part) => formsOf(part, false, isFuzzy)))]
  return anyOf([...forms, ...inner])
}

function editsFor({ length }: string): number {
  if (length < ONE_EDIT_FROM) return 0
  return length < TWO_EDITS_FROM ? 1 : 2
}

function anyOf(queries: readonly QueryCombination[]): QueryCombination {
  return { combineWith: 'OR', queries: [...queries] }
}

function allOf(queries: readonly QueryCombination[]): QueryCombination {
  return { combineWith: 'AND', queries: [...queries] }
}

interface HitContext {
  readonly heads: SearchHeads
  readonly body: SearchBody | null
  readonly analyse: Analyser
}

/** Pages in the order of their best sections. */
function groupHits(hits: readonly SearchResult[], context: HitContext, limit: number): readonly PageHit[] {
  const { heads } = context
  const byPage = new Map<number, SearchResult[]>()
  for (const hit of hits) {
    const number = heads.sections[hit.id]?.[0] ?? 0
    const known = byPage.get(number)
    if (known !== undefined) known.push(hit)
    else if (byPage.size < limit) byPage.set(number, [hit])
  }
  return [...byPage].map(([number, own]) => {
    const { path, kind, trail, title } = heads.pages[number] as IndexedPage
    const mark = excerptOf(title, new Set(own.flatMap((hit) => hit.terms)), context.analyse)
    return {
      path,
      kind,
      trail,
      title: mark,
      sections: own.slice(0, MOST_SECTIONS).map((hit) => toHit(hit, context)),
    }
  })
}

function wordsFound(text: string, terms: ReadonlySet<string>, analyse: Analyser): readonly string[] {
  return analyse(text)
    .filter((word) => isFound(word, terms))
    .map(({ start, end }) => text.slice(start, end).toLowerCase())
}

function toHit({ id, terms }: SearchResult, { heads, body, analyse }: HitContext): SectionHit {
  const [, headingId = null, heading = ''] = heads.sections[id] ?? []
  const found = new Set(terms)
  const text = body?.texts[id] ?? ''
  return {
    headingId,
    heading: excerptOf(heading, found, analyse),
    excerpt: excerptOf(text, found, analyse),
    words: [...new Set([...wordsFound(heading, found, analyse), ...wordsFound(text, found, analyse)])].slice(
      0,
      MOST_WORDS,
    ),
  }
}
