import { availableParallelism } from 'node:os'

/** A bound on what hangs, not on what is slow: the machine may be busy. */
const HANGS_AFTER_MS = 600_000

/**
 * A single worker gets all files of a project at once, and those of a pool with contexts of their own, as the theme's are, would
 * share one document.
 */
const FEWEST_WORKERS = 2

/** What the tests of all packages are run with: a file of tests on each core. */
export const testSettings = {
  maxWorkers: Math.max(availableParallelism(), FEWEST_WORKERS),
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
}
