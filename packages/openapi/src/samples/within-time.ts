import { createContext, Script } from 'node:vm'

const CALL = new Script('work()')

/** Stops work that never ends, such as a pattern that goes back ever again, which no other code can interrupt. */
export function withinTime<Result>(work: () => Result, timeLimitMs: number): Result {
  const results: Result[] = []
  // Whatever the script calls is stopped with it.
  const context = createContext({ work: () => void results.push(work()) })
  try {
    CALL.runInContext(context, { timeout: timeLimitMs })
  } catch (error) {
    // An error of the script's own context, which is none of ours.
    const { code } = Object(error)
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new RangeError(`it takes longer than ${timeLimitMs / 1000} s`, { cause: error })
    throw error
  }
  return results[0] as Result
}
