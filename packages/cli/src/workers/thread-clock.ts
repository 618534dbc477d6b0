import { readFileSync } from 'node:fs'

/** Linux counts a thread's time in hundredths of a second. */
const TICK_MS = 10

/** Number by which the system knows the thread that asks; 0 where it does not say. */
export function ownThreadNumber(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/stat', 'latin1'), 10)
  } catch {
    return 0
  }
}

/** Milliseconds of work that a thread of this process has done; null where the system does not say. */
export function workedMs(threadNumber: number): number | null {
  try {
    const text = readFileSync(`/proc/self/task/${threadNumber}/stat`, 'latin1')
    // The name before the first of these fields may hold blanks and brackets of its own.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
