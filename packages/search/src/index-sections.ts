import { createAnalyser } from './analyser.ts'
import { createFieldIndex, type SectionTerms } from './field-index.ts'
import { headTerms, readHeads } from './index-heads.ts'
import { type FieldIndex, SEARCH_FIELDS, type SearchBody, type SearchHeads } from './search-files.ts'
import {
  addStems,
  countTerms,
  createTermMaker,
  eachOnce,
  type TermMaker,
  type TermOptions,
  type VisitWords,
} from './search-terms.ts'

const FIELDS_BEFORE = SEARCH_FIELDS.slice(0, -1).map(() => new Map<string, number>())

/** The terms of the text of a section, and of its code. */
export function textTerms(words: VisitWords, { ofText }: TermMaker): SectionTerms {
  return [...FIELDS_BEFORE, countTerms(words, ofText)]
}

/**
 * The indexes of a small site, which are made where it is searched: that of the heads and, once there are texts, that of
 * these. As long as there are none, compounds are split by the words of the heads alone.
 */
export function indexSections(
  heads: Pick<SearchHeads, 'pages' | 'sections'>,
  body: Pick<SearchBody, 'texts' | 'names'> | null,
  options: TermOptions,
): readonly FieldIndex[] {
  const analyse = createAnalyser(options.stem)
  const headWords = readHeads(heads, analyse)
  const { texts, names } = body ?? { texts: [], names: [] }
  const textWords = texts.map((text, section) =>
    eachOnce([...(typeof text === 'string' ? analyse(text) : []), ...analyse(names[section] ?? '')]),
  )
  const vocabulary = new Set<string>()
  for (const words of [...headWords.flat().map(eachOnce), ...textWords]) addStems(words, options, vocabulary)
  const terms = createTermMaker(vocabulary, options)
  const ofHeads = indexOf(headWords.map((words) => headTerms(words, terms)))
  return body === null ? [ofHeads] : [ofHeads, indexOf(textWords.map((words) => textTerms(words, terms)))]
}

function indexOf(sections: readonly SectionTerms[]): FieldIndex {
  const index = createFieldIndex()
  for (const section of sections) index.add(section)
  return index.finish()
}
