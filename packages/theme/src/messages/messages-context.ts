import { createContext, useContext, type Context } from 'react'
import type { Messages } from './messages.ts'

/**
 * Provides the texts of the interface to every component. It has no default: one would put a second language into what
 * every reader downloads.
 */
export const MessagesContext: Context<Messages | null> = createContext<Messages | null>(null)

/**
 * The texts of the interface in the language of the page.
 *
 * @throws Error if neither a `FyrProvider` nor a shell is around the component
 */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (messages === null) throw new Error('This component needs a <FyrProvider> around it.')
  return messages
}
