import { collectAsUsual, collectLate } from './old-generation.ts'
import { optimiseAsUsual, optimiseLate } from './optimising-compiler.ts'
import { holdYoung } from './young-generation.ts'

/** Tasks after which a process is at work on something large. */
const MANY_TASKS = 2000

let finished = 0

/** Whether this process has done so many tasks that memory and the speed of long work count more than a quick end. */
export function isAtLongWork(): boolean {
  return finished >= MANY_TASKS
}

/** Sets V8's options for this process, and for threads that start from now on, by how long its work is. */
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

/** Notes that a task of any pool is finished. */
export function noteFinishedTask(): void {
  finished += 1
  if (finished === MANY_TASKS) suitV8ToWork()
}
