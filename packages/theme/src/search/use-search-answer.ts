import { useEffect, useState } from 'react'
import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { SearchAnswer, SearchKind } from '@fyr/content-pipeline/search'
import { openSearchClient, type SearchClient } from './search-client.ts'

/** Pages that are shown at most. */
const MOST_PAGES = 8

/** What is known of the answer to a query. */
export type AnswerState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'answer'; readonly query: string; readonly answer: SearchAnswer }

/** An index that can be asked; another one when its texts have been loaded too. */
interface OpenIndex {
  readonly client: SearchClient
}

export interface SearchAsked {
  readonly version: string | null
  readonly query: string
  readonly kind: SearchKind | null
}

/** Opens the index, and asks it again whenever the query, the kind, or what is loaded of it changes. */
export function useSearchAnswer(siteData: SiteData, { version, query, kind }: SearchAsked): AnswerState {
  const [state, setState] = useState<AnswerState>({ type: 'loading' })
  const [index, setIndex] = useState<OpenIndex | null>(null)

  useEffect(() => {
    let isOpen = true
    const opened = openSearchClient(siteData, version)
    opened.then(
      (client) => {
        if (!isOpen) return
        client.onComplete(() => setIndex({ client }))
        client.onFailure(() => setState({ type: 'failed' }))
        setIndex({ client })
      },
      () => setState({ type: 'failed' }),
    )
    return () => {
      isOpen = false
      opened.then(
        (client) => client.close(),
        () => {},
      )
    }
  }, [siteData, version])

  useEffect(() => {
    const words = query.trim()
    if (words === '' || index === null) return
    index.client.search({ query: words, kind, limit: MOST_PAGES }).then(
      (answer) => {
        if (answer !== null) setState({ type: 'answer', query: words, answer })
      },
      () => setState({ type: 'failed' }),
    )
  }, [index, query, kind])
  return state
}
