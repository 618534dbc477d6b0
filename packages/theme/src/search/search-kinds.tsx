import type { SearchKind } from '@fyr/search'
import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

export interface SearchKindsProps {
  /** Null for all. */
  readonly kind: SearchKind | null
  readonly onChange: (kind: SearchKind | null) => void
  /** Of the docs that are searched; null for a site without versions. */
  readonly version: string | null
  /** Id of the text that names the version. */
  readonly id: string
}

/** Narrows the search to the docs or the blog. */
export function SearchKinds({ kind, onChange, version, id }: SearchKindsProps): ReactElement {
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
      {version !== null && <span id={id}>{formatMessage(messages.versionBadge, { version })}</span>}
    </fieldset>
  )
}
