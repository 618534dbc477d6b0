import { createAnalyser, type Stem } from './analyser.ts'
import { indexTerms } from './field-index.ts'
import { type FieldIndex, SEARCH_FIELDS, type SearchBody } from './search-files.ts'
import { countTerms, createTermMaker, eachOnce, type TermOptions, type VisitWords } from './search-terms.ts'

const FIELDS_BEFORE = SEARCH_FIELDS.slice(0, -1).map(() => new Map<string, number>())

/** The index of the words of sections: made at build for a large site, and in the browser for others. */
export function indexBody(sections: readonly VisitWords[], options: TermOptions): FieldIndex {
  const terms = createTermMaker(sections, options)
  return indexTerms(sections.map((words) => [...FIELDS_BEFORE, countTerms(words, terms.ofText)]))
}

/** The words of the texts of an index that has only these. */
export function readTexts(
  { texts, names }: Pick<SearchBody, 'texts' | 'names'>,
  stem: Stem | null,
): readonly VisitWords[] {
  const analyse = createAnalyser(stem)
  return texts.map((text, section) => eachOnce([...analyse(text), ...analyse(names[section] ?? '')]))
}
