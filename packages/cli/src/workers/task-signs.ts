import { ownWorkedMs, workedMs } from './thread-clock.ts'

/** Memory in which a worker shows how far it is with a task, seen by both sides. */
export type TaskSigns = Float64Array

const STATE = 0
const STARTED_AT = 1
const THREAD = 2
const WORKED_BEFORE = 3
const LINE = 4
const FIELDS = 5

const RUNNING = 1
const FINISHED = 2

/** Memory for the signs of one task. */
export function createSigns(): TaskSigns {
  return new Float64Array(new SharedArrayBuffer(FIELDS * Float64Array.BYTES_PER_ELEMENT))
}

/** Tells that a task is begun by the thread that the system knows by a number. */
export function markStarted(signs: TaskSigns, thread: number): void {
  signs[THREAD] = thread
  signs[WORKED_BEFORE] = ownWorkedMs(thread)
  signs[STARTED_AT] = Date.now()
  signs[STATE] = RUNNING
}

/** Tells that a task is done, even before anybody has time to read its answer. */
export function markFinished(signs: TaskSigns): void {
  signs[STATE] = FINISHED
}

/** Tells which line a task is at. */
export function markLine(signs: TaskSigns, line: number): void {
  signs[LINE] = line
}

/** Line that a task is at, as it told itself; 0 before. */
export function lineOf(signs: TaskSigns): number {
  return signs[LINE] ?? 0
}

/** Whether a task is done. */
export function isFinished(signs: TaskSigns): boolean {
  return signs[STATE] === FINISHED
}

/**
 * Milliseconds of work that went into a task so far; 0 before it is begun. A machine that is busy with other things does
 * not count, where the system can tell; elsewhere time that passed does.
 */
export function spentMs(signs: TaskSigns): number {
  if (signs[STATE] !== RUNNING) return 0
  const worked = workedMs(signs[THREAD] ?? 0)
  return worked === null ? Date.now() - (signs[STARTED_AT] ?? 0) : worked - (signs[WORKED_BEFORE] ?? 0)
}
