import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'

/** The first link of every page; hidden until it has focus. */
export function SkipLink(): ReactElement {
  const messages = useMessages()
  return (
    <a className="fyr-skip-link" href="#main">
      {messages.skipToMain}
    </a>
  )
}
