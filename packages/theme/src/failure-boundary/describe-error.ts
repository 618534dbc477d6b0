import type { Messages } from '../messages/messages.ts'

/** Longest chain of causes to show; a chain may be circular. */
const MAX_CAUSES = 10

/**
 * The message of an error and of each of its causes, with an empty line and the word "Cause:" between them. Anything
 * may be thrown, so other values are converted to text.
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
