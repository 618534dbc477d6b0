import type { SiteData, SiteSearch } from '@fyr/content-pipeline/manifest'
import type { MouseEvent, ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { LIST_ROLES, type SearchChoice, SearchHits } from './search-hits.tsx'
import { SearchKeys } from './search-keys.tsx'
import { LanguageSearch, manifestIn } from './search-languages.tsx'
import { SearchNearest } from './search-nearest.tsx'
import { SearchStart } from './search-start.tsx'
import type { SearchAsked } from './use-search-answer.ts'
import type { FoundPages } from './use-found-pages.ts'

export interface SearchBodyProps {
  readonly siteData: SiteData
  readonly search: SiteSearch
  readonly question: SearchAsked
  readonly found: FoundPages
  /** Number of the choice that the keys are at. */
  readonly active: number
  /** Beginning of the ids of the list and the choices. */
  readonly id: string
  readonly onChoose: (event: MouseEvent, choice: SearchChoice) => void
  readonly onAsk: (query: string) => void
  readonly onAskElsewhere: (code: string) => void
}

/** What is below the field: suggestions, hits, or where to go on without any, and where else to search. */
export function SearchBody(props: SearchBodyProps): ReactElement {
  const { siteData, search, question, found, active, id, onChoose, onAsk, onAskElsewhere } = props
  const { state, isEmpty, others, pages, choices, nothing } = found
  const { locale } = siteData
  const isFailed = state.type === 'failed'
  return (
    <>
      {others.asked.map((other) => (
        <LanguageSearch
          key={other.code}
          locale={other}
          manifest={manifestIn(other, search.manifest, locale)}
          asked={question}
          onAnswer={others.onAnswer}
        />
      ))}
      <div
        className="fyr-search-list"
        role={LIST_ROLES.list}
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={useMessages().searchResults}
        hidden={choices.length === 0}
      >
        <SearchHits pages={pages} active={active} id={id} onChoose={onChoose} />
      </div>
      {nothing !== null && <SearchNearest names={nothing.nearest} search={search} onAsk={onAsk} />}
      {isEmpty && !isFailed && <SearchStart popular={search.popular} onAsk={onAsk} />}
      <SearchElsewhere
        search={search}
        locale={locale}
        others={others.linked}
        query={question.query.trim()}
        isFailed={isFailed}
        offered={others.offered}
        onAsk={onAskElsewhere}
      />
      {isEmpty && <SearchKeys />}
    </>
  )
}
