import pMap from 'p-map'
import { openPool, type WorkerPool } from '../workers/open-pool.ts'
import {
  allSources,
  failedSource,
  joinSources,
  type LoadedSource,
  type LoadedSources,
  loadSources,
  type LoadSourcesOptions,
  SOURCE_DEADLINE_MS,
} from './load-sources.ts'
import type { SourceResult, SourceTask } from './source-tasks.ts'

/** Each thread may fill the memory that all sources together may. */
const MAX_THREADS = 2

/** What all sources together may fill, in megabytes. */
const SOURCES_MEMORY_MB = 2048

/**
 * Loads the documents of all sources of a site as `loadSources` does, in a thread that can be stopped: `for (;;) await 1` gives
 * way to no timer. If the thread is stopped, each source runs again in a thread of its own, so that only those that fail
 * there are reported.
 */
export async function loadSourcesApart(options: LoadSourcesOptions): Promise<LoadedSources> {
  const { config, isFrozen, deadlineMs = SOURCE_DEADLINE_MS } = options
  if (isFrozen) return loadSources(options)
  return joinSources(await runApart(allSources(config), { ...options, deadlineMs }), options)
}

type SourcePool = WorkerPool<SourceTask, SourceResult>

type Outcome =
  | Awaited<ReturnType<SourcePool['run']>>
  /** The thread has ended itself: `process.exit()`, or an exception that nobody could catch. */
  | { readonly type: 'ended'; readonly error: unknown }

type Options = LoadSourcesOptions & { readonly deadlineMs: number }

async function runApart(numbers: readonly number[], options: Options): Promise<readonly LoadedSource[]> {
  const outcome = await runInThread(numbers, options)
  if (outcome.type === 'done' && outcome.result !== null) return outcome.result
  const [number, ...others] = numbers
  if (number === undefined) return []
  if (others.length === 0) return [failedSource(number, reasonOf(outcome, options), options)]
  // A configuration that cannot be read again cannot be read for one of them either.
  if (outcome.type === 'done')
    return numbers.map((one) => failedSource(one, reasonOf(outcome, options), options))
  const loaded = await pMap(numbers, (one) => runApart([one], options), { concurrency: MAX_THREADS })
  return loaded.flat()
}

/** Each run has a pool, and with it a thread, of its own. */
async function runInThread(numbers: readonly number[], options: Options): Promise<Outcome> {
  const { root, storeFolder, isFrozen, deadlineMs } = options
  const limits = { deadlineMs, memoryMb: SOURCES_MEMORY_MB }
  const pool: SourcePool = openPool({ worker: 'source-worker.js', data: null, ...limits })
  try {
    return await pool.run({ root, storeFolder, isFrozen, deadlineMs, numbers })
  } catch (error) {
    return { type: 'ended', error }
  } finally {
    await pool.close()
  }
}

function reasonOf(outcome: Outcome, { deadlineMs }: Options): string {
  switch (outcome.type) {
    case 'too-slow':
      return `It ran for ${Math.ceil(deadlineMs / 1000)} seconds without a pause, so it was stopped. Look for a loop that never ends.`
    case 'out-of-memory':
      return `It needed more than ${SOURCES_MEMORY_MB} MB of memory, so it was stopped.`
    case 'done':
      return 'The configuration could not be read a second time, for the thread in which sources run.'
    case 'ended':
      return outcome.error instanceof Error ? outcome.error.message : String(outcome.error)
  }
}
