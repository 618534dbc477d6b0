import type { LocaleInfo, SiteSearch } from '@fyr/content-pipeline/manifest'
import { type ReactElement, useId } from 'react'
import { useMessages } from '../messages/messages-context.ts'

export interface SearchElsewhereProps {
  readonly search: SiteSearch
  readonly locale: LocaleInfo
  /** The other languages of the site. */
  readonly others: readonly LocaleInfo[]
  readonly query: string
  readonly isFailed: boolean
  /** Codes of the languages that can be searched here, too. */
  readonly offered: readonly string[]
  readonly onAsk: (code: string) => void
}

/**
 * The same query in the other languages of the site, and the list of all pages. A language is searched in the dialog where
 * the reader's own answers little, and else on its page of the search.
 */
export function SearchElsewhere(props: SearchElsewhereProps): ReactElement | null {
  const { search, locale, others, query, isFailed, offered, onAsk } = props
  const messages = useMessages()
  const id = useId()
  const asked = query === '' ? [] : others
  if (asked.length === 0 && !isFailed) return null
  const place = search.page.slice(locale.basePath.length)
  return (
    <p className="fyr-search-elsewhere">
      {isFailed && (
        <a href={search.page} data-fyr-document="">
          {messages.searchAllPages}
        </a>
      )}
      {asked.length > 0 && <span id={id}>{messages.searchAlsoIn}</span>}
      {asked.map(({ code, lang, label, basePath }) => {
        // Readers look for the name that a language has in itself. Its translated name would come from
        // `Intl.DisplayNames`, whose first call blocks typing on slow devices.
        const named = { id: `${id}-${code}`, lang, 'aria-labelledby': `${id} ${id}-${code}` }
        return offered.includes(code) ? (
          <button key={code} type="button" {...named} onClick={() => onAsk(code)}>
            {label}
          </button>
        ) : (
          <a
            key={code}
            {...named}
            href={`${basePath}${place}?q=${encodeURIComponent(query)}`}
            hrefLang={lang}
            data-fyr-document=""
          >
            {label}
          </a>
        )
      })}
    </p>
  )
}
