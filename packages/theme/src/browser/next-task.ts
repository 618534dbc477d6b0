/**
 * Resolves in a new task. Await it between two long pieces of work, so that a press or a scroll of the reader is
 * handled before the second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
