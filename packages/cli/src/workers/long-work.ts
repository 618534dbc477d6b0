import { collectAsUsual, collectLate } from './v8/old-generation.ts'
import { optimiseAsUsual, optimiseLate } from './v8/optimising-compiler.ts'
import { holdYoung } from './v8/young-generation.ts'

/** Number of tasks after which the work of a process counts as long. */
const MANY_TASKS = 2000

let finished = 0

/** Whether this process has run so many tasks that memory and speed of long work count more than a quick end. */
export function isAtLongWork(): boolean {
  return finished >= MANY_TASKS
}

/** Sets V8's options for this process, and for threads that start later, depending on the length of its work. */
export function suitV8ToWork(): void {
  if (isAtLongWork()) {
    optimiseAsUsual()
    collectAsUsual()
    holdYoung()
  } else {
    optimiseLate()
    collectLate()
  }
}

/** Counts a finished task of any pool. */
export function noteFinishedTask(): void {
  finished += 1
  if (finished === MANY_TASKS) suitV8ToWork()
}
