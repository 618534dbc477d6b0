/**
 * Resolves in a task of its own. To be awaited between two pieces of work that are long on a slow device: a press or a
 * scroll of the reader is answered before the second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
