import type { SearchKind } from '@fyr/content-pipeline/search'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'

export interface SearchKindsProps {
  /** Null for all. */
  readonly kind: SearchKind | null
  readonly onChange: (kind: SearchKind | null) => void
}

/** Narrows the search to the docs or the blog. */
export function SearchKinds({ kind, onChange }: SearchKindsProps): ReactElement {
  const messages = useMessages()
  const kinds = [
    { kind: null, label: messages.searchAll },
    { kind: 'doc', label: messages.searchDocs },
    { kind: 'post', label: messages.searchPosts },
  ] as const
  return (
    <fieldset className="fyr-search-kinds" aria-label={messages.searchKinds}>
      {kinds.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.kind === kind}
          onClick={() => onChange(choice.kind)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
