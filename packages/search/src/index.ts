export { createAnalyser, normalise } from './analyser.ts'
export type { Analyser, Stem, Word } from './analyser.ts'
export { buildSearchIndex, collectTexts, createSearchIndex } from './build-search-index.ts'
export { changeSearchIndex, type KeptIndex } from './change-search-index.ts'
export type { IndexFacts } from './index-facts.ts'
export type { ReadPage, SearchedPage, SearchIndex, TextsWriter } from './build-search-index.ts'
export type { ExplainedHit, ExplainedWord } from './explain-hits.ts'
export { isFound } from './excerpt.ts'
export type { TextPiece } from './excerpt.ts'
export { type PageWords, readPageWords } from './page-words.ts'
export { createSearchEngine } from './search-engine.ts'
export type { SearchAnswer, SearchEngine, SearchRequest } from './search-engine.ts'
export type { PageHit, SectionHit } from './search-hits.ts'
export { SEARCH_FORMAT, type SearchIndexFiles } from './search-files.ts'
export { pageNumbers, partAddress } from './search-files.ts'
export type {
  SearchBody,
  SearchHeads,
  SearchKind,
  SearchManifest,
  SearchPart,
  SearchTexts,
} from './search-files.ts'
export { type SearchLanguage, searchLanguage, thesaurusOf } from './search-language.ts'
export type { Section } from './section.ts'
export { stemmerName } from './stemmer-name.ts'
export { TABLE_MARKS, withTableHeads } from './table-heads.ts'
