import { setFlagsFromString } from 'node:v8'

/** First major version of V8 that counts calls as below and has a second compiler that is quick. */
const COUNTS_CALLS = 12

/** Calls, counted for a function of usual length, after which V8 compiles it once more and takes its time for that. */
const USUAL_CALLS = 3000

/** A function that is called as often in a build of a thousand pages is not called often enough afterwards. */
const LATE_CALLS = 20 * USUAL_CALLS

/**
 * Has V8 leave more functions to its quicker compilers: of the work of a build that takes seconds, what the best one costs is
 * more than what it saves. For the whole process, from now on.
 */
export function optimiseLate(): void {
  optimiseAfter(LATE_CALLS)
}

/** Takes that back, for a process that goes on for longer. */
export function optimiseAsUsual(): void {
  optimiseAfter(USUAL_CALLS)
}

function optimiseAfter(calls: number): void {
  const major = Number.parseInt(process.versions.v8, 10)
  if (major >= COUNTS_CALLS) setFlagsFromString(`--invocation-count-for-turbofan=${calls}`)
}
