import type { Messages } from '../messages/messages.ts'

/** Longest chain of causes that is shown; a chain may be a circle. */
const MAX_CAUSES = 10

/**
 * Writes the message of an error and of each of its causes, a blank line and the word "Cause:" between them. Anything
 * may be thrown, so a value that is no error is written as text.
 */
export function describeError(error: unknown, messages: Pick<Messages, 'crashCause'>): string {
  const parts = [messageOf(error)]
  let current = error
  while (current instanceof Error && current.cause !== undefined && parts.length <= MAX_CAUSES) {
    current = current.cause
    parts.push(`${messages.crashCause}\n${messageOf(current)}`)
  }
  return parts.join('\n\n')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
