import { createAnalyser, type Word } from './analyser.ts'
import { indexTerms } from './field-index.ts'
import { type FieldIndex, SEARCH_FIELDS, type SearchBody } from './search-files.ts'
import { createTermMaker, type TermOptions } from './search-terms.ts'

const FIELDS_BEFORE = SEARCH_FIELDS.slice(0, -1).map(() => [])

/** The index of texts: made at build for a large site, and in the browser for others, since texts alone are smaller. */
export function indexTexts(
  { texts, names }: Pick<SearchBody, 'texts' | 'names'>,
  options: TermOptions,
  analyse = createAnalyser(options.stem),
): FieldIndex {
  const wordsOf = (text: string, section: number): readonly Word[] => [
    ...analyse(text),
    ...analyse(names[section] ?? ''),
  ]
  const terms = createTermMaker(() => texts.map(wordsOf), options)
  return indexTerms(texts.map((text, section) => [...FIELDS_BEFORE, terms.ofText(wordsOf(text, section))]))
}
