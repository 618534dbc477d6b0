/** Shared memory in which a worker shows its progress with a task. */
export type TaskSigns = Float64Array

const STATE = 0
const STARTED_AT = 1
const LINE = 2
const PROCESSOR_AT = 3
const FIELDS = 4

const RUNNING = 1
const FINISHED = 2

/** Creates the shared memory for one task. */
export function createSigns(): TaskSigns {
  return new Float64Array(new SharedArrayBuffer(FIELDS * Float64Array.BYTES_PER_ELEMENT))
}

/** Records that a task has started. */
export function markStarted(signs: TaskSigns): void {
  signs[STARTED_AT] = clockMs()
  signs[PROCESSOR_AT] = processMs()
  signs[STATE] = RUNNING
}

/** Records that a task is done, even before the pool has read its answer. */
export function markFinished(signs: TaskSigns): void {
  signs[STATE] = FINISHED
}

/** Records the line that a task is working on. */
export function markLine(signs: TaskSigns, line: number): void {
  signs[LINE] = line
}

/** The line that a task reported last; 0 before the first. */
export function lineOf(signs: TaskSigns): number {
  return signs[LINE] ?? 0
}

/** Whether a task is done. */
export function isFinished(signs: TaskSigns): boolean {
  return signs[STATE] === FINISHED
}

/** Milliseconds since a task started; 0 before. */
export function elapsedMs(signs: TaskSigns): number {
  return signs[STATE] === RUNNING ? clockMs() - (signs[STARTED_AT] ?? 0) : 0
}

/** Milliseconds of the processor that all threads of this process have had since a task started; 0 before. */
export function processorMs(signs: TaskSigns): number {
  return signs[STATE] === RUNNING ? processMs() - (signs[PROCESSOR_AT] ?? 0) : 0
}

function processMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A clock that all threads share. It stops while the machine sleeps. */
function clockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
