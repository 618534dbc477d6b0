import type { SiteSearch } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'

export interface SearchNearestProps {
  /** Titles and headings that are written most like the query. */
  readonly names: readonly string[]
  readonly search: SiteSearch
  readonly onAsk: (query: string) => void
}

/** Where to go on if nothing is found: names that are written alike, the list of all pages, and whom to ask. */
export function SearchNearest({ names, search, onAsk }: SearchNearestProps): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-search-start">
      <ul aria-label={messages.searchSuggestions}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="fyr-search-hit" onClick={() => onAsk(name)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <a className="fyr-search-hit" href={search.page} data-fyr-document="">
            {messages.searchAllPages}
          </a>
        </li>
        {search.ask !== undefined && (
          <li>
            <a className="fyr-search-hit" href={search.ask}>
              {messages.searchAsk}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
