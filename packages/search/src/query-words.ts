import { type Analyser, normalise, type Stem, type Word, type WordForm } from './analyser.ts'
import type { OpenedFields, QueryNode } from './score-sections.ts'
import type { SearchLanguage } from './search-language.ts'
import { createCompoundSplitter, type SplitCompound } from './split-compounds.ts'

/** What a query asks for, as a tree of terms with one number for each of its words. */
export interface ReadQuery {
  /** The words that have to be found, in the order of their numbers. */
  readonly words: readonly Word[]
  /** `isLenient`: compounds that end with a word are found too. */
  toNode(isLenient: boolean): QueryNode
}

export interface QueryReaderOptions {
  readonly analyse: Analyser
  readonly stem: Stem | null
  readonly language: SearchLanguage
  /** Groups of words that mean the same on this site. */
  readonly synonyms: readonly (readonly string[])[]
}

/** The whole of a name such as `client_credentials` counts more than the words in it. */
const NAME_BOOST = 8
/** Weights of alternatives to a word: a synonym of the site, a synonym of the language, and parts of a compound. */
const SYNONYM_BOOST = 1
const THESAURUS_BOOST = 0.25
const COMPOUND_BOOST = 0.7
const JOINED_BOOST = 0.3
/** One part of a word that the site does not have: little more than nothing. */
const PART_BOOST = 0.3
/** Words this long may have one typing error, two, and three. */
const EDITS_FROM = [4, 8, 14]
/** Words this long may be the last part of a compound. */
const ENDING_FROM = 4
/** Letters that a word of the query may be shorter than the one that it means. */
const UNTYPED = 2
/** Shortest part of a word of the query that counts alone. */
const SHORTEST_ALONE = 4

/** What may be meant by the word with a number. */
interface Meant {
  readonly number: number
  readonly node: QueryNode
}

function byNumber(meant: readonly Meant[]): ReadonlyMap<number, readonly QueryNode[]> {
  const nodes = new Map<number, QueryNode[]>()
  for (const { number, node } of meant) nodes.set(number, [...(nodes.get(number) ?? []), node])
  return nodes
}

/** A group of words that mean the same. */
interface Group {
  readonly members: readonly (readonly Word[])[]
  readonly boost: number
}

/** Makes the reader of queries of a site. */
export function createQueryReader({
  analyse,
  stem,
  language,
  synonyms,
}: QueryReaderOptions): (query: string, fields: OpenedFields) => ReadQuery {
  const stops = new Set(language.stopWords)
  const groups = toGroups(synonyms, language.thesaurus, analyse)
  return (written, fields) => {
    const query = normalise(written)
    const all = analyse(query)
    const words = withoutStops(query, all, stops)
    const splitters = createSplitters(fields, stem, language)
    const others = byNumber([
      ...synonymsOf({ all, words }, groups, fields),
      ...joinedWords(words, fields, stem),
    ])
    return {
      words,
      toNode: (isLenient) => {
        const isEnding = isLenient && language.joints.length > 0
        return anyOf(
          words.map((word, number) => {
            const context = { number, isLast: number === words.length - 1, isEnding, fields, splitters }
            return anyOf([wordNode(word, context), ...(others.get(number) ?? [])])
          }),
        )
      },
    }
  }
}

function toGroups(
  own: readonly (readonly string[])[],
  thesaurus: readonly (readonly string[])[],
  analyse: Analyser,
): readonly Group[] {
  const read = (group: readonly string[], boost: number): Group => ({
    members: group.map((words) => analyse(normalise(words))),
    boost,
  })
  return [
    ...own.map((group) => read(group, SYNONYM_BOOST)),
    ...thesaurus.map((group) => read(group, THESAURUS_BOOST)),
  ]
}

/**
 * The words that an answer must have: all of them in a query that has only stop words. They are compared as they are typed,
 * since folded `fôr` would be the Norwegian `for`.
 */
function withoutStops(query: string, words: readonly Word[], stops: ReadonlySet<string>): readonly Word[] {
  const needed = words.filter(({ start, end }) => !stops.has(query.slice(start, end).toLowerCase()))
  return needed.length === 0 ? words : needed
}

/** Synonyms of a word of a query, or of several in a row, with the number of each word that they replace. */
function synonymsOf(
  { all, words }: { readonly all: readonly Word[]; readonly words: readonly Word[] },
  groups: readonly Group[],
  fields: OpenedFields,
): readonly Meant[] {
  const nodes: Meant[] = []
  for (const { members, boost } of groups) {
    for (const member of members) {
      for (const at of placesOf(member, all)) {
        const numbers = all.slice(at, at + member.length).flatMap((word) => numberIn(words, word))
        for (const other of members) {
          // The site has few of all these words, and each that is looked for takes its time.
          if (other === member || !other.every((one) => isKnownWord(one, false, fields))) continue
          // All words of a query that a group stands for are found with one of its other members.
          for (const number of numbers)
            nodes.push({ number, node: allOf(other.map((one) => exactNode(one, number, boost))) })
        }
      }
    }
  }
  return nodes
}

function placesOf(member: readonly Word[], all: readonly Word[]): readonly number[] {
  if (member.length === 0) return []
  return [...all.keys()].filter((at) =>
    member.every((word, index) => {
      const asked = all[at + index]
      // A word that is still being typed has the stem of a longer one by chance.
      return asked?.stem === word.stem && asked.whole.length >= word.whole.length - UNTYPED
    }),
  )
}

function numberIn(words: readonly Word[], word: Word): readonly number[] {
  const number = words.indexOf(word)
  return number === -1 ? [] : [number]
}

/** Words that the site writes together, where the query has them apart: `time zone` for `timezone`. */
function joinedWords(words: readonly Word[], fields: OpenedFields, stem: Stem | null): readonly Meant[] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index]
    if (first === undefined || second.start - first.end > 1) return []
    const whole = first.whole + second.whole
    const terms = [...new Set([whole, stem === null ? whole : stem(whole)])].filter(fields.has)
    return terms.flatMap((term) =>
      [index, index + 1].map((number) => ({
        number,
        node: termNode({ term, word: number, boost: JOINED_BOOST }),
      })),
    )
  })
}

interface WordContext {
  readonly number: number
  /** Its end may not be typed yet. */
  readonly isLast: boolean
  readonly isEnding: boolean
  readonly fields: OpenedFields
  readonly splitters: readonly SplitCompound[]
}

/**
 * A word as it is written, its stem, or, of a name, all words in it. Only a word that the site does not have may have typing
 * errors, or be a compound of words of the site.
 */
function wordNode(word: WordForm, context: WordContext): QueryNode {
  const { whole, stem, parts } = word
  const { number, isLast, isEnding, fields, splitters } = context
  const isKnown = isKnownWord(word, isLast, fields)
  const terms = [...new Set([whole, stem])]
  const nodes: QueryNode[] = terms.map((term) =>
    termNode({
      term,
      word: number,
      isPrefix: isLast,
      edits: isKnown ? 0 : editsFor(whole),
      isEnding: (isEnding || !isKnown) && term.length >= ENDING_FROM && splitters.length > 1,
      boost: parts.length > 0 ? NAME_BOOST : 1,
    }),
  )
  if (parts.length > 0) nodes.push(allOf(parts.map((part) => wordNode(part, { ...context, isLast: false }))))
  if (isKnown || parts.length > 0) return anyOf(nodes)
  return anyOf([...nodes, ...compoundNodes(whole, context)])
}

function isKnownWord(word: WordForm, isLast: boolean, fields: OpenedFields): boolean {
  const { whole, stem, parts } = word
  if (fields.has(whole) || fields.has(stem)) return true
  if (isLast && whole.length >= 3 && fields.hasPrefix(whole)) return true
  return parts.length > 0 && parts.every((part) => isKnownWord(part, false, fields))
}

/**
 * A word of the query that is made of words of the site; or else, unless it has typing
 * errors, the longest word of the site that it begins or ends with.
 */
function compoundNodes(whole: string, { number, splitters, fields }: WordContext): readonly QueryNode[] {
  const parts = splitters.map((split) => split(whole)).find((found) => found.length > 0) ?? []
  if (parts.length > 0) {
    const node = (boost: number): readonly QueryNode[] =>
      parts.map((term) => termNode({ term, word: number, boost, isWeak: boost === PART_BOOST }))
    return [allOf(node(COMPOUND_BOOST)), ...node(PART_BOOST)]
  }
  if (fields.hasNear(whole, editsFor(whole))) return []
  const ends: string[] = []
  for (let length = whole.length - 2; length >= SHORTEST_ALONE && ends.length === 0; length--)
    ends.push(...[whole.slice(0, length)].filter(fields.has))
  const lasts: string[] = []
  for (let at = 2; at <= whole.length - SHORTEST_ALONE && lasts.length === 0; at++)
    lasts.push(...[whole.slice(at)].filter(fields.has))
  return [...ends, ...lasts].map((term) => termNode({ term, word: number, boost: PART_BOOST, isWeak: true }))
}

/** Splits by the joints of the language, and without any: `codeblock`. */
function createSplitters(
  fields: OpenedFields,
  stem: Stem | null,
  { joints }: SearchLanguage,
): readonly SplitCompound[] {
  const make = (own: readonly string[]): SplitCompound =>
    createCompoundSplitter({
      vocabulary: fields,
      joints: own,
      stem: (word) => (stem === null ? word : stem(word)),
      shortestLast: 3,
    })
  return joints.length === 0 ? [make([''])] : [make(joints), make([''])]
}

/** A word as it is, without what it may also be. */
function exactNode(word: WordForm, number: number, boost: number): QueryNode {
  const { whole, stem, parts } = word
  const terms = [...new Set([whole, stem])].map((term) =>
    termNode({ term, word: number, boost, isWeak: true }),
  )
  const inner = parts.length === 0 ? [] : [allOf(parts.map((part) => exactNode(part, number, boost)))]
  return anyOf([...terms, ...inner])
}

type TermNode = Extract<QueryNode, { type: 'term' }>

function termNode(term: Pick<TermNode, 'term' | 'word' | 'boost'> & Partial<TermNode>): TermNode {
  return { isPrefix: false, edits: 0, isEnding: false, isWeak: false, ...term, type: 'term' }
}

function editsFor({ length }: string): number {
  return EDITS_FROM.filter((from) => length >= from).length
}

function anyOf(nodes: readonly QueryNode[]): QueryNode {
  return { type: 'any', nodes }
}

function allOf(nodes: readonly QueryNode[]): QueryNode {
  return { type: 'all', nodes }
}
