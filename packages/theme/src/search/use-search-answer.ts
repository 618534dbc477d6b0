import { startTransition, useEffect, useState } from 'react'
import type { SearchAnswer, SearchKind } from '@fyr/search'
import { openSearchClient, type SearchClient } from './search-client.ts'

/** Pages that are shown at most. */
const MAX_PAGES = 8

/** The state of the answer to a query. */
export type AnswerState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'answer'
      readonly query: string
      readonly answer: SearchAnswer
      /** Whether the texts were searched too. */
      readonly isComplete: boolean
    }

/** An index that can be asked; another one when its texts have been loaded too. */
interface OpenIndex {
  readonly client: SearchClient
}

export interface SearchAsked {
  readonly version: string | null
  readonly query: string
  readonly kind: SearchKind | null
  /** An address that no page has: see `SearchRequest`. */
  readonly address?: string | undefined
}

/** Opens the index in a list (its address), and queries it again whenever the query, the kind, or what is loaded of it changes. */
export function useSearchAnswer(
  manifest: string,
  { version, query, kind, address }: SearchAsked,
): AnswerState {
  const [state, setState] = useState<AnswerState>({ type: 'loading' })
  const [index, setIndex] = useState<OpenIndex | null>(null)

  useEffect(
    () =>
      openSearchClient(manifest, version, {
        onReady: (client) => setIndex({ client }),
        // Rendered in slices, between which the reader can type on.
        onAnswer: ({ query: words }, answer, isComplete) =>
          startTransition(() => setState({ type: 'answer', query: words, answer, isComplete })),
        onFailure: () => setState({ type: 'failed' }),
      }),
    [manifest, version],
  )
  useEffect(() => {
    const words = query.trim()
    if (words !== '') index?.client.search({ query: words, kind, limit: MAX_PAGES, address })
  }, [index, query, kind, address])
  return state
}
