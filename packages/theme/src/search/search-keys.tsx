import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'

/** The keys of the open search; hidden where there are only fingers. */
export function SearchKeys(): ReactElement {
  const messages = useMessages()
  return (
    <p className="fyr-search-elsewhere fyr-search-keys">
      <span>↑ ↓ {messages.searchKeyChoose}</span>
      <span>
        <kbd>Enter</kbd> {messages.searchKeyOpen}
      </span>
      <span>
        <kbd>Esc</kbd> {messages.searchKeyClose}
      </span>
    </p>
  )
}
