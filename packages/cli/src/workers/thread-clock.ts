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

const { threadCpuUsage } = process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage }

/** Milliseconds of work that the thread that asks has done; 0 where nobody says. */
export function ownWorkedMs(threadNumber: number): number {
  // Newer versions of Node know it themselves; to ask the system takes forty times as long.
  if (threadCpuUsage === undefined) return workedMs(threadNumber) ?? 0
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}
