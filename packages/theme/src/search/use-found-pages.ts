import type { SiteData, SiteSearch } from '@fyr/content-pipeline/manifest'
import type { SearchAnswer } from '@fyr/search'
import { useMemo } from 'react'
import { choicesOf, type SearchChoice, type ShownPage } from './search-hits.tsx'
import { type OtherLanguages, pagesOf, useOtherLanguages } from './search-languages.tsx'
import { type AnswerState, type SearchAsked, useSearchAnswer } from './use-search-answer.ts'

/** What a search finds: in the reader's language, and in the others where that has little. */
export interface FoundPages {
  readonly state: AnswerState
  /** Nothing is asked for. */
  readonly isEmpty: boolean
  readonly others: OtherLanguages
  readonly pages: readonly ShownPage[]
  readonly choices: readonly SearchChoice[]
  /** The answer that says that no language has anything; null as long as that is not known. */
  readonly nothing: SearchAnswer | null
}

const NO_PAGES: readonly ShownPage[] = []

export function useFoundPages(siteData: SiteData, search: SiteSearch, question: SearchAsked): FoundPages {
  const state = useSearchAnswer(search.manifest, question)
  const isEmpty = question.query.trim() === ''
  const others = useOtherLanguages(siteData, isEmpty ? null : state)
  const own = state.type === 'answer' && !isEmpty ? state.answer.pages : NO_PAGES
  const pages = useMemo(() => [...own, ...pagesOf(others.answers)], [own, others.answers])
  const isNothing = state.type === 'answer' && state.isComplete && !isEmpty && pages.length === 0
  return {
    state,
    isEmpty,
    others,
    pages,
    choices: choicesOf(pages),
    nothing: isNothing ? state.answer : null,
  }
}
