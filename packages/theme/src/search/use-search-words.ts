import type { SearchKind } from '@fyr/search'
import { startTransition, useState } from 'react'

/** What the reader asks for, and the hit that the keys are at. */
export interface SearchWords {
  /** The text of the field. */
  readonly query: string
  /** The words that the hits are for. */
  readonly asked: string
  /** Null for all kinds. */
  readonly kind: SearchKind | null
  /** Number of the choice that the keys are at. */
  readonly active: number
  /** Shows words in the field alone. */
  readonly type: (words: string) => void
  readonly ask: (words: string) => void
  readonly choose: (kind: SearchKind | null) => void
  readonly moveTo: (choice: number) => void
}

export function useSearchWords(first: string): SearchWords {
  const [query, setQuery] = useState(first)
  const [asked, setAsked] = useState(first)
  const [kind, setKind] = useState<SearchKind | null>(null)
  const [active, setActive] = useState(0)
  return {
    query,
    asked,
    kind,
    active,
    type: setQuery,
    // The letter shows at once; what it changes below the field may wait.
    ask(words) {
      setQuery(words)
      startTransition(() => {
        setAsked(words)
        setActive(0)
      })
    },
    choose(wanted) {
      setKind(wanted)
      setActive(0)
    },
    moveTo: setActive,
  }
}
