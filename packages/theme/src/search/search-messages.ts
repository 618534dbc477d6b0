import type { SearchAnswer, SearchLanguage, SearchRequest } from '@fyr/search'

/** The requests of the page to the worker. */
export type SearchOrder =
  | {
      readonly type: 'open'
      readonly heads: string
      readonly body: string
      readonly stemmer: string | null
      readonly language: SearchLanguage
      readonly synonyms: readonly (readonly string[])[]
    }
  | { readonly type: 'search'; readonly id: number; readonly request: SearchRequest }

/** Messages from the worker. */
export type SearchReply =
  /** The texts are loaded too: a query may have more answers than before. */
  | { readonly type: 'complete' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly reason: string }
