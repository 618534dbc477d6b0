import { type Analyser, normalise, type Stem, type Word, type WordForm } from './analyser.ts'
import { isEnglishQuery } from './english-query.ts'
import { fold } from './fold.ts'
import { allOf, anyOf, exactNode, meaningOf, type QueryNode, termNode } from './query-nodes.ts'
import { RANKING } from './ranking.ts'
import type { OpenedFields } from './score-sections.ts'
import type { SearchLanguage } from './search-language.ts'
import { createCompoundSplitter, type SplitCompound } from './split-compounds.ts'
import { createSynonyms, type KnownWords, type Synonyms } from './synonyms.ts'
import { lettersMeant } from './typed-letters.ts'
import { editsFor } from './word-edits.ts'
import { createRoots, type RootOf, SHORTEST_ROOT } from './word-root.ts'

/** What a query asks for. */
export interface ReadQuery {
  /** The words that an answer should have. */
  readonly words: readonly Word[]
  /** How much each of them counts, from 0 to 1. */
  readonly weights: readonly number[]
  /** The word that it begins with, in small letters, if it is one that questions are asked with: `why`. */
  readonly opening: string | null
  /** What may be meant by each of them. `isLenient`: compounds that end with a word are found too. */
  toNodes(isLenient: boolean): readonly QueryNode[]
}

export interface QueryReaderOptions {
  readonly analyse: Analyser
  readonly stem: Stem | null
  readonly language: SearchLanguage
  /** Groups of words that mean the same on this site. */
  readonly synonyms: readonly (readonly string[])[]
  /** Groups of words that mean the same to readers of the language: a line each, separated by commas. */
  readonly thesaurus: readonly string[]
}

/** Reads a query by the words of a site. */
export type QueryReader = (query: string, fields: OpenedFields) => ReadQuery

/** Words this long may be the last part of a compound. */
const ENDING_FROM = 4
/** Shortest part of a word of the query that counts alone. */
const SHORTEST_ALONE = 4

/** Shortest word of a group that is looked for at the beginning of compounds. */
const SHORTEST_SYNONYM = 6

/** A word that is written with hyphens, and no name of code. */
const HYPHENED = /^\p{L}+(?:-\p{L}+)+$/u

const WORD = { reason: 'word', boost: 1, certainty: 1 } as const

interface Reader extends Omit<QueryReaderOptions, 'synonyms' | 'thesaurus'> {
  readonly fields: OpenedFields
  readonly synonyms: Synonyms
  readonly rootOf: RootOf
  readonly splitters: readonly SplitCompound[]
}

/** Makes the reader of queries of a site. */
export function createQueryReader({ synonyms: own, thesaurus, ...options }: QueryReaderOptions): QueryReader {
  const { analyse, language } = options
  const stops = new Set(language.stopWords)
  const english = new Set(language.englishStopWords)
  const lights = new Set(language.lightWords)
  const rootOf = createRoots(language.endings)
  const groups = thesaurus.map((line) => line.split(','))
  const synonyms = createSynonyms(own, groups, { analyse, rootOf, stops })
  return (written, fields) => {
    const query = normalise(written)
    const all = withoutLastLetters(analyse(query)).map((word, number, { length }) =>
      withItsLetters(word, number === length - 1, { stem: options.stem, fields }),
    )
    const words = withoutStops(query, all, { own: stops, english })
    const splitters = createSplitters(fields, synonyms, options)
    const reader: Reader = { ...options, fields, synonyms, rootOf, splitters }
    const others = otherNodes({ all, words }, reader)
    const [first] = all.map(({ start, end }) => query.slice(start, end).toLowerCase())
    const isHyphened = ({ start, end }: Word): boolean => HYPHENED.test(query.slice(start, end))
    return {
      words,
      weights: words.map(({ start, end }) =>
        lights.has(query.slice(start, end).toLowerCase()) ? RANKING.light : 1,
      ),
      opening: first !== undefined && stops.has(first) ? first : null,
      toNodes: (isLenient) =>
        words.map((word, number) => {
          const isLast = number === words.length - 1
          const isEnding = isLenient && language.joints.length > 0
          const { isMeant = false, nodes = [] } = others.get(number) ?? {}
          const ofParts = isHyphened(word) ? hyphenNodes(word, reader) : []
          return anyOf([wordNode(word, { ...reader, isLast, isEnding, isMeant }), ...nodes, ...ofParts])
        }),
    }
  }
}

/** A word that the site has with other letters: `kø` for `koe`. */
function withItsLetters(
  word: Word,
  isLast: boolean,
  { stem, fields }: Pick<Reader, 'stem' | 'fields'>,
): Word {
  if (word.parts.length > 0 || isKnownWord(word, isLast, fields)) return word
  const meant = lettersMeant(word.whole).map((whole): Word => ({
    ...word,
    whole,
    stem: stem === null ? whole : fold(stem(whole)),
  }))
  return meant.find((other) => isKnownWord(other, false, fields)) ?? word
}

/** Without the last letter of a text without spaces: it is in the pair before it. */
function withoutLastLetters(words: readonly Word[]): readonly Word[] {
  return words.filter(({ end }, number) => end > (words[number - 1]?.end ?? -1))
}

/**
 * The words that an answer must have: all of them in a query that has only stop words. They are compared as they are typed,
 * since folded `fôr` would be the Norwegian `for`.
 */
function withoutStops(
  query: string,
  words: readonly Word[],
  { own, english }: { readonly own: ReadonlySet<string>; readonly english: ReadonlySet<string> },
): readonly Word[] {
  const written = words.map(({ start, end }) => query.slice(start, end).toLowerCase())
  const stops = isEnglishQuery(written, own, english) ? english : own
  const needed = words.filter((_word, number) => !stops.has(written[number] ?? ''))
  return needed.length === 0 ? words : needed
}

/** What a word of a query means beside itself. */
interface OtherMeanings {
  readonly nodes: readonly QueryNode[]
  /** Whether one of them is meant for sure. */
  readonly isMeant: boolean
}

/** By number of the word: what is meant by it together with its neighbours, or by another word. */
function otherNodes(
  { all, words }: { readonly all: readonly Word[]; readonly words: readonly Word[] },
  reader: Reader,
): ReadonlyMap<number, OtherMeanings> {
  const found = new Map<number, OtherMeanings>()
  const add = (asked: readonly Word[], added: readonly QueryNode[], isSure = true): void => {
    for (const word of asked) {
      const number = words.indexOf(word)
      const { nodes = [], isMeant = false } = found.get(number) ?? {}
      // All words of a query that others stand for are found with these.
      if (number !== -1) found.set(number, { nodes: [...nodes, ...added], isMeant: isMeant || isSure })
    }
  }
  const errorsIn = (word: WordForm): number => {
    const isAsked = words.some((one) => one === word)
    return isAsked && !isKnownWord(word, word === words.at(-1), reader.fields)
      ? reader.fields.errorsIn(word.whole, editsFor(word.whole))
      : 0
  }
  for (const { at, count, nodes, isMistyped } of reader.synonyms.of(all, {
    ...knownWords(reader),
    isTyped: true,
    errorsIn,
  }))
    add(all.slice(at, at + count), nodes, !isMistyped)
  for (const [index, second] of words.entries()) {
    const first = words[index - 1]
    if (first !== undefined && second.start - first.end <= 1) {
      const joined = joinedNodes(first, second, reader)
      if (joined.length > 0) add([first, second], joined)
    }
  }
  return found
}

/** Two words that the site writes together, where the query has them apart: `time zone` for `timezone`. */
function joinedNodes(
  first: WordForm,
  second: WordForm,
  { stem, fields, language }: Reader,
): readonly QueryNode[] {
  const wholes = ['', ...language.joints].map((joint) => first.whole + joint + second.whole)
  const terms = wholes.flatMap((whole) => (stem === null ? [whole] : [whole, fold(stem(whole))]))
  return [...new Set(terms)].filter(fields.has).map((term) => termNode(term, meaningOf('joined')))
}

interface WordContext extends Reader {
  /** The last word of the query: the reader may still be typing it. */
  readonly isLast: boolean
  readonly isEnding: boolean
  /** Other words say the same: its parts alone would say something else. */
  readonly isMeant: boolean
}

/**
 * A word as it is written, its stem, or, of a name, all words in it. Only a word that the site does not have may have typing
 * errors, or be a compound of words of the site.
 */
function wordNode(word: WordForm, context: WordContext): QueryNode {
  const { whole, stem, parts } = word
  const { isLast, isEnding, fields, splitters } = context
  const isKnown = isKnownWord(word, isLast, fields)
  // The whole of a name such as `client_credentials` counts more than the words in it.
  const meaning = parts.length > 0 ? meaningOf('name') : WORD
  const nodes: QueryNode[] = [...new Set([whole, stem])].map((term) =>
    termNode(term, meaning, {
      stem,
      isPrefix: isLast || (!isKnown && whole.length >= SHORTEST_ALONE),
      edits: isKnownWhole(word, isLast, fields) ? 0 : editsFor(whole),
      isEnding: (isEnding || !isKnown) && term.length >= ENDING_FROM && splitters.length > 1,
    }),
  )
  if (parts.length > 0) nodes.push(allOf(parts.map((part) => wordNode(part, { ...context, isLast: false }))))
  else nodes.push(...formNodes(word, context), ...compoundNodes(word, { ...context, isKnown }))
  return anyOf(nodes)
}

function isKnownWord(word: WordForm, isLast: boolean, fields: OpenedFields): boolean {
  if (isKnownWhole(word, isLast, fields)) return true
  return word.parts.length > 0 && word.parts.every((part) => isKnownWord(part, false, fields))
}

/** The same of a word as it is: not of a name whose parts alone are known, which may have errors: `combinReducers`. */
function isKnownWhole({ whole, stem }: WordForm, isLast: boolean, fields: OpenedFields): boolean {
  if (fields.has(whole) || fields.has(stem)) return true
  return isLast && whole.length >= 3 && fields.hasPrefix(whole)
}

/** What the site has, for the parts of words: they may have no typing errors. */
function knownWords({ fields, language }: Reader): KnownWords {
  return {
    isTyped: false,
    isKnown: (word) => isKnownWord(word, false, fields),
    isBeginning: ({ stem }) =>
      language.joints.length > 0 && stem.length >= SHORTEST_SYNONYM && fields.hasPrefix(stem),
    errorsIn: () => 0,
  }
}

/** Words that are made of the same one: `translator` for `translation`. */
function formNodes({ stem }: WordForm, { rootOf, fields }: Reader): readonly QueryNode[] {
  const root = rootOf(stem)
  return (
    fields
      // An ending may be written otherwise in the other word: `publish` and `publication`.
      .beginningWith(root.slice(0, SHORTEST_ROOT))
      .filter((term) => term !== stem && rootOf(term) === root)
      .map((term) => termNode(term, meaningOf('form')))
  )
}

/**
 * A word of the query that is made of words of the site, or, if the site does not have it, of others that mean such words; or else,
 * unless it has typing errors, the longest word of the site that it begins or ends with.
 */
function compoundNodes(
  { whole, stem }: WordForm,
  context: WordContext & { readonly isKnown: boolean },
): readonly QueryNode[] {
  const { splitters, fields, isKnown, isMeant } = context
  // A compound that begins with its own stem is a word with an ending that is a word elsewhere.
  const isCompound = (parts: readonly string[]): boolean => parts.length > 0 && parts[0] !== stem
  const parts = splitters.map((split) => split(whole)).find(isCompound) ?? []
  if (parts.length > 0) {
    const words = parts.map((part): WordForm => ({ whole: part, stem: part, parts: [] }))
    const meant = words.map((part) => partNode(part, 'part', context))
    const all = allOf(
      words.map((part) =>
        isKnown ? exactNode(part, meaningOf('compound')) : partNode(part, 'compound', context),
      ),
    )
    return isKnown || isMeant ? [all] : [all, ...meant]
  }
  if (isKnown || isMeant || fields.errorsIn(whole, editsFor(whole)) < Number.POSITIVE_INFINITY) return []
  const ends: string[] = []
  for (let length = whole.length - 2; length >= SHORTEST_ALONE && ends.length === 0; length--)
    ends.push(...[whole.slice(0, length)].filter(fields.has))
  const lasts: string[] = []
  for (let at = 2; at <= whole.length - SHORTEST_ALONE && lasts.length === 0; at++)
    lasts.push(...[whole.slice(at)].filter(fields.has))
  return [...ends, ...lasts].map((term) => termNode(term, meaningOf('part')))
}

/** A word with hyphens is a compound too: its parts, or other words for them, or for the parts as words of their own. */
function hyphenNodes({ whole, stem, parts }: WordForm, reader: Reader): readonly QueryNode[] {
  const { fields, synonyms } = reader
  const meant = synonyms.of(parts, knownWords(reader))
  const apart = meant.filter(({ count }) => count === parts.length).flatMap(({ nodes }) => nodes)
  if (fields.has(whole) || fields.has(stem)) return apart
  const all = allOf(parts.map((part) => partNode(part, 'compound', reader)))
  if (apart.length > 0) return [...apart, all]
  const alone = parts.filter((part) => part.whole.length >= SHORTEST_ALONE)
  return [all, ...alone.map((part) => partNode(part, 'part', reader))]
}

/** A part of a compound, or another word for it. */
function partNode(word: WordForm, reason: 'part' | 'compound', reader: Reader): QueryNode {
  const meant = reader.synonyms.of([word], knownWords(reader))
  return anyOf([exactNode(word, meaningOf(reason)), ...meant.flatMap(({ nodes }) => nodes)])
}

/** Splits by the joints of the language, and without any: `codeblock`. */
function createSplitters(
  fields: OpenedFields,
  synonyms: Synonyms,
  { stem, language: { joints, suffixes } }: Pick<QueryReaderOptions, 'stem' | 'language'>,
): readonly SplitCompound[] {
  const make = (own: readonly string[]): SplitCompound =>
    createCompoundSplitter({
      vocabulary: { has: (word) => fields.has(word) || synonyms.has(word) },
      joints: own,
      suffixes,
      stem: (word) => (stem === null ? word : fold(stem(word))),
      shortestLast: 3,
    })
  return joints.length === 0 ? [make([''])] : [make(joints), make([''])]
}
