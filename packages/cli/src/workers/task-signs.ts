/** Memory in which a worker shows how far it is with a task, seen by both sides. */
export type TaskSigns = Float64Array

const STATE = 0
const STARTED_AT = 1
const LINE = 2
const FIELDS = 3

const RUNNING = 1
const FINISHED = 2

/** Memory for the signs of one task. */
export function createSigns(): TaskSigns {
  return new Float64Array(new SharedArrayBuffer(FIELDS * Float64Array.BYTES_PER_ELEMENT))
}

/** Tells that a task is begun. */
export function markStarted(signs: TaskSigns): void {
  signs[STARTED_AT] = clockMs()
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

/** Milliseconds since a task was begun; 0 before. */
export function elapsedMs(signs: TaskSigns): number {
  return signs[STATE] === RUNNING ? clockMs() - (signs[STARTED_AT] ?? 0) : 0
}

/** The same clock in all threads. It does not go on while the machine sleeps. */
function clockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
