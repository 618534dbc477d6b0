import type { Meaning, QueryNode, TermNode, TermReason } from './query-nodes.ts'
import { visitFields, visitSections } from './field-index.ts'
import { mistypedTerms } from './mistyped-terms.ts'
import { RANKING } from './ranking.ts'
import { type FieldIndex, SEARCH_FIELDS } from './search-files.ts'
import { createTermIndex, type TermIndex } from './term-index.ts'

/** What was found of another wording of a query: `date range` for `period`. */
export interface FoundWording {
  /** The terms of each of its words, which say nothing without each other. */
  readonly words: readonly ReadonlySet<string>[]
  /** Whether the site does not have the words that it stands for. */
  readonly isSure: boolean
}

/** The terms of the index that were found, but for those of other wordings, and these. */
export interface FoundTerms {
  readonly terms: ReadonlySet<string>
  readonly wordings: readonly FoundWording[]
}

/** What a word of a query is worth in each section. */
export interface WordScores {
  /** By number of the section; 0 for one that does not have it. The best of what it has of the word, and a share of the others. */
  readonly values: Float64Array
  /** The best of these alone. */
  readonly bests: Float64Array
  /** How surely each has the word: 1 for one of its forms, less for what may be meant by it. */
  readonly certainties: Float64Array
  /** The same in its title or heading. */
  readonly headings: Float64Array
  /** The same in its title or heading, or in those above. */
  readonly paths: Float64Array
  /** The sections that have it. */
  readonly sections: number[]
  /** The terms of the index that were found, but for those of other wordings. */
  readonly terms: Set<string>
  readonly wordings: FoundWording[]
}

/** How well the sections of a site answer a query. */
export interface SectionScores {
  /** By number of the word. */
  readonly words: readonly WordScores[]
  /** The number of sections of the site. */
  readonly count: number
}

/** A term of the index that was found for a word of a query, and what it is worth. */
export interface FoundTerm {
  readonly term: string
  readonly reason: TermReason
  readonly value: number
}

/** Called for each term that is found, for explanations. */
export type ScoreWatch = (word: number, section: number, found: FoundTerm) => void

/** Indexes of different fields of the same sections, opened as one. */
export interface OpenedFields {
  /** Whether a term is in the index as it is. */
  has(term: string): boolean
  /** Whether terms of the index begin with these letters. */
  hasPrefix(letters: string): boolean
  /** The fewest typing errors, up to `edits`, with which a term of the index is written like this; infinite without one. */
  errorsIn(term: string, edits: number): number
  /** Terms of the index that begin with these letters. */
  beginningWith(letters: string): readonly string[]
  /** Scores the sections by what may be meant by each word of a query. The scores of the query before are used again. */
  score(words: readonly QueryNode[], watch?: ScoreWatch): SectionScores
}

/** Shortest beginning of a compound. */
const SHORTEST_BEGINNING = 3

const WRITTEN: ReadonlySet<TermReason> = new Set(['word', 'name'])
/** Other words, which may be rare where the word itself is common: those that begin with `page` say no more than `page`. */
const GUESSES: ReadonlySet<TermReason> = new Set(['thesaurus', 'synonym', 'beginning', 'ending', 'typo'])
const WORDINGS: ReadonlySet<TermReason> = new Set(['thesaurus', 'synonym'])

/** The title of a page, and the heading of a section. */
const OWN_HEADINGS = new Set([SEARCH_FIELDS.indexOf('title'), SEARCH_FIELDS.indexOf('heading')])
const ABOVE = SEARCH_FIELDS.indexOf('parents')

/** Where a section has a term beside its text, as bits. */
const [IN_HEADING, IN_ABOVE] = [1, 2]

/** Opens the files of an index for `count` sections. Scores are kept in flat arrays: a common word is in most sections. */
export function openFields(count: number, files: readonly FieldIndex[]): OpenedFields {
  const index = openTerms(files)
  const fields = fieldWeights(files)
  const times = new Float64Array(count)
  const places = new Uint8Array(count)

  /** What a term of the index is worth in the sections that have it, if no other form of the word is worth more there. */
  const addTerm = (term: string, meaning: Meaning, into: WordScores, scoring: TermScoring): void => {
    const { most, stem = term } = scoring
    const watch = scoring.isBetween ? null : scoring.watch
    const found: number[] = []
    for (const packed of index.get(term) ?? []) {
      visitFields(packed, (field, own, start) => {
        const { boost, sizes, place } = fields[field] ?? { boost: 0, sizes: [], place: 0 }
        visitSections(packed, { start, count: own }, (section, occurrences) => {
          const often = times[section] ?? 0
          if (often === 0) found.push(section)
          times[section] = often + (boost * occurrences) / (sizes[section] ?? 1)
          if (place !== 0) places[section] = (places[section] ?? 0) | place
        })
      })
    }
    const rarity = rarityWithStem(found.length, stem === term ? 0 : sectionsWith(stem, index), count)
    const worth = meaning.boost * (GUESSES.has(meaning.reason) ? Math.min(rarity, most) : rarity)
    const { certainty, reason } = meaning
    for (const section of found) {
      const often = times[section] ?? 0
      const share = RANKING.least + often / (often + RANKING.saturation)
      const value = worth * share
      const place = places[section] ?? 0
      raise(into, section, {
        value,
        certainty,
        heading: (place & IN_HEADING) === 0 ? 0 : certainty,
        path: place === 0 ? 0 : certainty,
      })
      watch?.(section, { term, reason, value })
      times[section] = places[section] = 0
    }
  }

  const pool = createPool(count)
  const add = (node: QueryNode, into: WordScores, scoring: Scoring): void => {
    if (node.type === 'term') {
      const terms = expand(index, node)
      for (const [term, meaning] of terms)
        addTerm(term, meaning, into, {
          ...scoring,
          isBetween: node.isBetween,
          stem: term === node.term ? node.stem : undefined,
        })
      if (!node.isBetween) addTermsOf(node, terms.keys(), into)
    } else if (node.type === 'any') for (const one of node.nodes) add(one, into, scoring)
    else {
      // Each is scored by itself for a moment.
      const parts = node.nodes.map((one) => {
        const own = pool.take()
        add(one, own, scoring)
        return own
      })
      addAll(parts, into)
      addWordsOf(parts, into, node.isPhrase)
      parts.forEach(pool.give)
    }
  }

  let before: readonly WordScores[] = []
  return {
    has: (term) => index.has(term),
    hasPrefix: (letters) => index.beginningWith(letters).length > 0,
    beginningWith: (letters) => index.beginningWith(letters),
    errorsIn: (term, edits) =>
      Math.min(Number.POSITIVE_INFINITY, ...mistypedTerms(index, term, edits).values()),
    score(nodes, watch) {
      before.forEach(pool.give)
      const words = nodes.map((node, word) => {
        const into = pool.take()
        add(node, into, {
          most: rarityOfWord(node, index, count),
          watch: watch === undefined ? null : (section, found) => watch(word, section, found),
        })
        return into
      })
      before = words
      return { words, count }
    },
  }
}

/** How the terms of a word are scored. */
interface Scoring {
  /** What the word itself says: what may be meant by it says no more. */
  readonly most: number
  readonly watch: ((section: number, found: FoundTerm) => void) | null
}

interface TermScoring extends Scoring {
  /** The stem of a term that is a word as it is written. */
  readonly stem?: string | undefined
  readonly isBetween: boolean
}

/** What each file has of a term. */
type Postings = (readonly number[])[]

/** How much a term says that so many of all sections have. */
function rarityOf(sections: number, count: number): number {
  return Math.log(1 + (count - sections + 0.5) / (sections + 0.5))
}

/** The number of sections that have a term in the field in which most have it. */
function sectionsWith(term: string, index: TermIndex<Postings>): number {
  let sections = 0
  for (const packed of index.get(term) ?? []) {
    visitFields(packed, (_field, own) => {
      sections = Math.max(sections, own)
    })
  }
  return sections
}

/** How much a term says: where more sections have its stem, the mean of what both say. */
function rarityWithStem(sections: number, sectionsOfStem: number, count: number): number {
  const own = rarityOf(sections, count)
  return sectionsOfStem <= sections ? own : (own + rarityOf(sectionsOfStem, count)) / 2
}

/** How much a word says as it is written; infinite for one that the site does not have. */
function rarityOfWord(node: QueryNode, index: TermIndex<Postings>, count: number): number {
  if (node.type !== 'term') {
    const own = node.type === 'any' ? node.nodes.map((one) => rarityOfWord(one, index, count)) : []
    return Math.min(Number.POSITIVE_INFINITY, ...own)
  }
  const sections = WRITTEN.has(node.reason) ? sectionsWith(node.term, index) : 0
  return sections === 0 ? Number.POSITIVE_INFINITY : rarityOf(sections, count)
}

/** The terms of files, each with what every file has of it. */
function openTerms(files: readonly FieldIndex[]): TermIndex<Postings> {
  const found = new Map<string, Postings>()
  for (const { terms, postings } of files) {
    if (terms === '') continue
    for (const [number, term] of terms.split(' ').entries()) {
      const packed = postings[number] ?? []
      const known = found.get(term)
      if (known === undefined) found.set(term, [packed])
      else known.push(packed)
    }
  }
  return createTermIndex(found)
}

/** What an occurrence counts in each field, and which place it is in. */
interface FieldWeight {
  readonly boost: number
  readonly sizes: readonly number[]
  readonly place: number
}

function fieldWeights(files: readonly FieldIndex[]): readonly FieldWeight[] {
  return SEARCH_FIELDS.map((name, field) => {
    const lengths = files.map((file) => file.lengths[field] ?? []).find((own) => own.length > 0) ?? []
    return {
      boost: RANKING.fields[name],
      sizes: sizesOf(lengths, RANKING.lengths[name]),
      place: OWN_HEADINGS.has(field) ? IN_HEADING : field === ABOVE ? IN_ABOVE : 0,
    }
  })
}

/** By what occurrences in each section are divided: a long text has more of them. */
function sizesOf(lengths: readonly number[], weight: number): readonly number[] {
  const used = lengths.filter((length) => length > 0)
  const average = used.reduce((sum, length) => sum + length, 0) / used.length
  return lengths.map((length) => 1 - weight + (weight * length) / average)
}

interface ScorePool {
  take(): WordScores
  /** Empties scores, so that they can be taken again. */
  give(scores: WordScores): void
}

function createPool(count: number): ScorePool {
  const spare: WordScores[] = []
  return {
    take: () =>
      spare.pop() ?? {
        values: new Float64Array(count),
        bests: new Float64Array(count),
        certainties: new Float64Array(count),
        headings: new Float64Array(count),
        paths: new Float64Array(count),
        sections: [],
        terms: new Set(),
        wordings: [],
      },
    give(scores) {
      const { sections, terms, wordings, ...numbers } = scores
      for (const own of Object.values(numbers)) own.fill(0)
      sections.length = wordings.length = 0
      terms.clear()
      spare.push(scores)
    },
  }
}

interface Worth {
  readonly value: number
  readonly certainty: number
  readonly heading: number
  readonly path: number
}

function raise(
  { values, bests, certainties, headings, paths, sections }: WordScores,
  section: number,
  worth: Worth,
): void {
  const value = values[section] ?? 0
  const best = bests[section] ?? 0
  if (value === 0) sections.push(section)
  const more = Math.max(worth.value - best, 0)
  // The same sum in whatever order they come.
  values[section] = value + more + RANKING.also * Math.min(worth.value, best)
  bests[section] = best + more
  if (worth.certainty > (certainties[section] ?? 0)) certainties[section] = worth.certainty
  if (worth.heading > (headings[section] ?? 0)) headings[section] = worth.heading
  if (worth.path > (paths[section] ?? 0)) paths[section] = worth.path
}

/** Adds what some nodes are worth together, in sections that all of them are in. */
function addAll(nodes: readonly WordScores[], into: WordScores): void {
  for (const section of nodes[0]?.sections ?? []) {
    if (!nodes.every(({ values }) => (values[section] ?? 0) > 0)) continue
    let [value, certainty, heading, path] = [0, 1, 1, 1]
    for (const one of nodes) {
      value += (one.values[section] ?? 0) * RANKING.all
      certainty = Math.min(certainty, one.certainties[section] ?? 0)
      heading = Math.min(heading, one.headings[section] ?? 0)
      path = Math.min(path, one.paths[section] ?? 0)
    }
    raise(into, section, { value, certainty, heading, path })
  }
}

/** Adds the terms that were found for a word: another word that is only a guess is a wording of its own. */
function addTermsOf({ reason, certainty }: Meaning, terms: Iterable<string>, into: WordScores): void {
  if (!WORDINGS.has(reason) || certainty === 1) for (const term of terms) into.terms.add(term)
  else into.wordings.push({ words: [new Set(terms)], isSure: false })
}

/** Adds what was found for some nodes together. */
function addWordsOf(nodes: readonly WordScores[], into: WordScores, isPhrase: boolean): void {
  if (isPhrase)
    into.wordings.push({
      words: nodes.map(allTerms),
      isSure: nodes.every(({ wordings }) => wordings.length === 0),
    })
  else {
    for (const { terms } of nodes) for (const term of terms) into.terms.add(term)
    into.wordings.push(...nodes.flatMap(({ wordings }) => wordings))
  }
}

/** The terms that were found for a word of a query, those of other wordings included. */
export function allTerms({ terms, wordings }: FoundTerms): ReadonlySet<string> {
  return new Set([terms, ...wordings.flatMap(({ words }) => words)].flatMap((own) => [...own]))
}

/** The terms of the index that a term stands for, and how much each counts. */
function expand(
  index: TermIndex<unknown>,
  { term, isPrefix, edits, isEnding, ...meaning }: TermNode,
): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>()
  const set = (other: string, reason: 'typo' | 'ending' | 'beginning', share = 1): void => {
    const { boost, certainty } = RANKING[reason]
    found.set(other, {
      reason,
      boost: meaning.boost * boost * share,
      certainty: Math.min(meaning.certainty, certainty),
    })
  }
  if (edits > 0) {
    for (const [other, changes] of mistypedTerms(index, term, edits))
      set(other, 'typo', other.length / (other.length + changes))
  }
  if (isEnding) {
    for (const other of index.terms)
      if (other.length >= term.length + SHORTEST_BEGINNING && other.endsWith(term)) set(other, 'ending')
  }
  if (isPrefix) {
    for (const other of index.beginningWith(term))
      set(other, 'beginning', other.length / (2 * other.length - term.length))
  }
  if (index.has(term)) found.set(term, meaning)
  return found
}
