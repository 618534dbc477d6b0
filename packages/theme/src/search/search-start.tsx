import type { SiteSearch } from '@fyr/content-pipeline/manifest'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { forgetSearches, readRecentSearches } from './recent-searches.ts'

export interface SearchStartProps {
  readonly popular: SiteSearch['popular']
  readonly onAsk: (query: string) => void
}

/** Suggestions before anything is typed: recent searches, and pages that the site recommends. */
export function SearchStart({ popular, onAsk }: SearchStartProps): ReactElement {
  const messages = useMessages()
  const [recent, setRecent] = useState(readRecentSearches)
  const forget = (): void => {
    forgetSearches()
    setRecent([])
  }
  return (
    <div className="fyr-search-start">
      {recent.length > 0 && (
        <section aria-label={messages.searchRecent}>
          <div className="fyr-search-title">
            {messages.searchRecent}
            <button type="button" onClick={forget}>
              {messages.searchForget}
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className="fyr-search-hit" onClick={() => onAsk(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-label={messages.searchPopular}>
          <div className="fyr-search-title">{messages.searchPopular}</div>
          <ul>
            {popular.map(({ label, href }) => (
              <li key={href}>
                <a className="fyr-search-hit" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
