import type { SiteSearch } from '@fyr/content-pipeline/manifest'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { addressWords } from './address-words.ts'
import { useSearchAnswer } from './use-search-answer.ts'

export interface NotFoundSearchProps {
  readonly search: SiteSearch
  /** The address that has no page. */
  readonly address: string
  readonly onSearch: (query: string) => void
}

/** Pages that are suggested at most. */
const MOST = 4

/** Below the message that there is no page: a field that opens the search, and pages that the address may have meant. */
export function NotFoundSearch({ search, address, onSearch }: NotFoundSearchProps): ReactElement {
  const messages = useMessages()
  const id = useId()
  const words = addressWords(address)
  const [query, setQuery] = useState(words)
  const state = useSearchAnswer(search.manifest, { version: null, query: words, kind: null, address })
  const pages = state.type === 'answer' && state.isComplete ? state.answer.pages.slice(0, MOST) : []
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(query)
  }
  return (
    <>
      <search>
        <form className="fyr-search-field" onSubmit={onSubmit}>
          <ShellIcon name="search" />
          <input
            type="text"
            aria-label={messages.searchPlaceholder}
            placeholder={messages.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="submit" className="fyr-button">
            {messages.search}
          </button>
        </form>
      </search>
      <div aria-live="polite">
        {pages.length > 0 && (
          <>
            <h2 id={id}>{messages.notFoundMeant}</h2>
            <ul aria-labelledby={id}>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title.map(({ text }) => text).join('')}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
