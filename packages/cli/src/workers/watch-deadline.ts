import { elapsedMs, isFinished, processorMs, type TaskSigns } from './task-signs.ts'

/** Shortest time between two checks of a task that is close to its deadline. */
const SHORTEST_LOOK_MS = 50

/** How many times its deadline a task has by the clock, however little of the processor the process gets. */
const PATIENCE = 4

/**
 * Calls `onOverdue` once a task takes too long; returns a function that ends the watch. Waiting for a thread does not
 * count, and hardly does waiting for a processor that other programs use.
 */
export function watchDeadline(signs: TaskSigns, deadlineMs: number, onOverdue: () => void): () => void {
  let timer = setTimeout(look, deadlineMs)
  function look(): void {
    // This thread may have been busy itself and not have read the answer yet.
    if (isFinished(signs)) return
    const left = deadlineMs - countedMs(signs)
    if (left > 0) timer = setTimeout(look, Math.max(left, SHORTEST_LOOK_MS))
    else onOverdue()
  }
  return () => clearTimeout(timer)
}

/**
 * The part of the time since a task started that counts: the time in which the process could work, and a part of the
 * rest, for a task that only waits.
 */
function countedMs(signs: TaskSigns): number {
  const elapsed = elapsedMs(signs)
  return Math.min(elapsed, Math.max(processorMs(signs), elapsed / PATIENCE))
}
