import { holdYoung } from './young-generation.ts'

/** Tasks after which a process is at work on something large. */
const MANY_TASKS = 2000

let finished = 0

/** Whether this process has done so many tasks that memory counts more than a quick end. */
export function isAtLongWork(): boolean {
  return finished >= MANY_TASKS
}

/** Notes that a task of any pool is finished; from the two thousandth on the process is held to less memory. */
export function noteFinishedTask(): void {
  finished += 1
  if (finished === MANY_TASKS) holdYoung()
}
