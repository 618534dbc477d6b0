import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const CLI = join(import.meta.dirname, '../packages/cli/src')

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

/**
 * For tests whose files share a process that builds sites: React is what readers get, whichever file loads it first. That of development
 * takes several times as long to render a page.
 */
export const REACT_OF_BUILDS = { NODE_ENV: 'production' } as const

/** In the place of the module of cli that starts threads: threads that last. */
export const LASTING_THREADS = {
  find: /^.*\/start-threads\.ts$/,
  replacement: join(CLI, 'testing/lasting-threads.ts'),
}

/** For tests of other packages that build many small sites: the sources of cli, whose threads can last. */
export const CLI_WITH_LASTING_THREADS = [
  { find: /^@fyr\/cli$/, replacement: join(CLI, 'index.ts') },
  { find: /^@fyr\/cli\/internal$/, replacement: join(CLI, 'internal.ts') },
  LASTING_THREADS,
]
