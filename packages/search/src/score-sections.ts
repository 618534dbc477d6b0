import SearchableMap from 'minisearch/SearchableMap'
import { visitFields, visitSections } from './field-index.ts'
import { type FieldIndex, SEARCH_FIELDS } from './search-files.ts'

/** A query as a tree of terms. */
export type QueryNode =
  | {
      readonly type: 'term'
      readonly term: string
      /** Number of the word of the query that it stands for. */
      readonly word: number
      /** It is not the word itself, but what may be meant by it. */
      readonly isWeak: boolean
      /** Longer terms that begin with it are found too. */
      readonly isPrefix: boolean
      /** Terms with so many typing errors are found too. */
      readonly edits: number
      /** Longer terms that end with it are found too: compounds whose beginning is not a word of the site. */
      readonly isEnding: boolean
      readonly boost: number
    }
  | { readonly type: 'any' | 'all'; readonly nodes: readonly QueryNode[] }

/** How well the sections of a site answer a query. */
export interface SectionScores {
  /** By number of the section; 0 for one that does not answer. */
  readonly scores: Float64Array
  /** How surely a section has a word of the query: 1 for one of its forms, less for what may be meant by it, 0 for nothing. */
  certainty(section: number, word: number): number
  /** The same for sections that have the same words of the query. */
  wordsKey(section: number): string | number
  /** The terms of the index that were found. */
  readonly terms: ReadonlySet<string>
}

/** Indexes of different fields of the same sections, opened as one. */
export interface OpenedFields {
  /** Whether a term is in the index as it is. */
  has(term: string): boolean
  /** Whether terms of the index begin with these letters. */
  hasPrefix(letters: string): boolean
  /** Whether a term of the index is as it is written with so many typing errors. */
  hasNear(term: string, edits: number): boolean
  /** Scores the sections by a query of `words` words. */
  score(query: QueryNode, words: number): SectionScores
}

/** The weight of each field, in the order of the fields. */
export type FieldBoosts = Readonly<Record<(typeof SEARCH_FIELDS)[number], number>>

/** BM25+: how soon further occurrences stop counting, how much length counts, and what an occurrence is worth at least. */
const SATURATION = 1.2
const LENGTH = 0.7
const LEAST = 0.5
/** Other terms than the one asked for count less, and less the more they differ. */
const PREFIX_WEIGHT = 0.375
const PREFIX_DISTANCE = 1
const FUZZY_WEIGHT = 0.45
const ENDING_WEIGHT = 0.4
/** Shortest beginning of a compound. */
const SHORTEST_BEGINNING = 3
/** How surely a section has a word if it only has what may be meant by it. */
const WEAK = 0.6
const BITS = 32

/** Opens the files of an index for `count` sections. Scores are kept in flat arrays: a common word is in most sections. */
export function openFields(count: number, files: readonly FieldIndex[], boosts: FieldBoosts): OpenedFields {
  const index = new SearchableMap<(readonly number[])[]>()
  const names: string[] = []
  for (const { terms, postings } of files) {
    if (terms === '') continue
    for (const [number, term] of terms.split(' ').entries()) {
      const packed = postings[number] ?? []
      const known = index.get(term)
      if (known === undefined) {
        index.set(term, [packed])
        names.push(term)
      } else known.push(packed)
    }
  }
  const fields = SEARCH_FIELDS.map((name, field) => {
    const lengths = files.map((file) => file.lengths[field] ?? []).find((own) => own.length > 0) ?? []
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    return { boost: boosts[name], lengths: lengths.map((length) => length / average) }
  })

  /** Adds what a term of the index is worth to the sections that have it. */
  const addTerm = (term: string, weight: number, bit: number, into: NodeScores): void => {
    for (const packed of index.get(term) ?? []) {
      visitFields(packed, (field, found, start) => {
        const { boost, lengths } = fields[field] ?? { boost: 0, lengths: [] }
        const worth = weight * boost * Math.log(1 + (count - found + 0.5) / (found + 0.5))
        visitSections(packed, { start, count: found }, (section, times) => {
          const size = SATURATION * (1 - LENGTH + LENGTH * (lengths[section] ?? 1))
          const share = LEAST + (times * (SATURATION + 1)) / (times + size)
          into.scores[section] = (into.scores[section] ?? 0) + worth * share
          mark(into, section, bit)
        })
      })
    }
  }

  return {
    has: (term) => index.has(term),
    hasPrefix: (letters) => index.atPrefix(letters).size > 0,
    hasNear: (term, edits) =>
      edits > 0 &&
      (transposed(term).some((other) => index.has(other)) || fuzzyGet(index, term, edits).size > 0),
    score(query, words) {
      const terms = new Set<string>()
      const add = (node: QueryNode, into: NodeScores): void => {
        if (node.type === 'term') {
          for (const [term, weight] of expand(index, names, node)) {
            terms.add(term)
            const isOther = node.isWeak || (node.edits > 0 && term !== node.term)
            addTerm(term, weight * node.boost, isOther ? words + node.word : node.word, into)
          }
        } else if (node.type === 'all') addAll(node.nodes.map(evaluate), into)
        else for (const one of node.nodes) add(one, into)
      }
      const evaluate = (node: QueryNode): NodeScores => {
        const into = emptyScores(count, 2 * words)
        add(node, into)
        return into
      }
      const { scores, masks } = evaluate(query)
      return {
        scores,
        terms,
        certainty: (section, word) => {
          if (isMarked(masks, section, word)) return 1
          return isMarked(masks, section, words + word) ? WEAK : 0
        },
        wordsKey: (section) =>
          masks.length === 1 ? (masks[0]?.[section] ?? 0) : masks.map((mask) => mask[section]).join(' '),
      }
    },
  }
}

/** Scores of sections, and which words of the query each has: one bit a word. */
interface NodeScores {
  readonly scores: Float64Array
  readonly masks: readonly Uint32Array[]
}

function emptyScores(count: number, words: number): NodeScores {
  const masks = Array.from({ length: Math.ceil(words / BITS) }, () => new Uint32Array(count))
  return { scores: new Float64Array(count), masks }
}

function mark({ masks }: NodeScores, section: number, bit: number): void {
  const mask = masks[Math.floor(bit / BITS)]
  if (mask !== undefined) mask[section] = (mask[section] ?? 0) | (1 << (bit % BITS))
}

function isMarked(masks: readonly Uint32Array[], section: number, bit: number): boolean {
  return ((masks[Math.floor(bit / BITS)]?.[section] ?? 0) & (1 << (bit % BITS))) !== 0
}

/** Adds the sum of what some nodes are worth, in sections that all of them are in. */
function addAll(nodes: readonly NodeScores[], into: NodeScores): void {
  for (let section = 0; section < into.scores.length; section++) {
    if (!nodes.every(({ scores }) => (scores[section] ?? 0) > 0)) continue
    for (const { scores, masks } of nodes) {
      into.scores[section] = (into.scores[section] ?? 0) + (scores[section] ?? 0)
      for (const [number, mask] of into.masks.entries())
        mask[section] = (mask[section] ?? 0) | (masks[number]?.[section] ?? 0)
    }
  }
}

/** The terms of the index (`names` is the list of them) that a term stands for, and how much each counts. */
function expand(
  index: SearchableMap<unknown>,
  names: readonly string[],
  { term, isPrefix, edits, isEnding }: Extract<QueryNode, { type: 'term' }>,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  if (edits > 0) {
    for (const [other, [, distance]] of fuzzyGet(index, term, edits)) {
      weights.set(other, (FUZZY_WEIGHT * other.length) / (other.length + distance))
    }
    // Two letters that changed places are one error, which the search by letters counts as two.
    for (const other of transposed(term))
      if (index.has(other)) weights.set(other, (FUZZY_WEIGHT * other.length) / (other.length + 1))
  }
  if (isEnding) {
    for (const other of names) {
      if (other.length >= term.length + SHORTEST_BEGINNING && other.endsWith(term))
        weights.set(other, ENDING_WEIGHT)
    }
  }
  if (isPrefix) {
    for (const [other] of index.atPrefix(term)) {
      const distance = PREFIX_DISTANCE * (other.length - term.length)
      weights.set(other, (PREFIX_WEIGHT * other.length) / (other.length + distance))
    }
  }
  if (index.has(term)) weights.set(term, 1)
  return weights
}

/** Three errors are looked for only where there is nothing with two: it takes long, and finds much that is not meant. */
function fuzzyGet(
  index: SearchableMap<unknown>,
  term: string,
  edits: number,
): ReturnType<SearchableMap['fuzzyGet']> {
  const found = index.fuzzyGet(term, Math.min(edits, 2))
  return found.size === 0 && edits > 2 ? index.fuzzyGet(term, edits) : found
}

/** A term with two letters that follow each other in the other order, for each such pair. */
function transposed(term: string): readonly string[] {
  return Array.from(
    { length: Math.max(term.length - 1, 0) },
    (_none, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  )
}
