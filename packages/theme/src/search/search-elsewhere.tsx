import type { LocaleInfo, SiteSearch } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
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
      {asked.map((other) => {
        const label = formatMessage(messages.searchIn, { language: languageName(other, locale) })
        return offered.includes(other.code) ? (
          <button key={other.code} type="button" onClick={() => onAsk(other.code)}>
            {label}
          </button>
        ) : (
          <a
            key={other.code}
            href={`${other.basePath}${place}?q=${encodeURIComponent(query)}`}
            hrefLang={other.lang}
            data-fyr-document=""
          >
            {label}
          </a>
        )
      })}
    </p>
  )
}

/** The name of a language in another one: `engelsk` in Norwegian. A browser without that name gets the label of the locale. */
function languageName({ lang, label }: LocaleInfo, sentence: LocaleInfo): string {
  return new Intl.DisplayNames([sentence.lang], { type: 'language', fallback: 'none' }).of(lang) ?? label
}
