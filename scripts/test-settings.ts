import { availableParallelism } from 'node:os'

/** A bound on what hangs, not on what is slow: the machine may be busy. */
const HANGS_AFTER_MS = 600_000

/** What the tests of all packages are run with: a file of tests on each core. */
export const testSettings = {
  maxWorkers: availableParallelism(),
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
}
