import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'
import { SHARE_ENV } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { ownFile } from '../own-package.ts'
import type { Threads, ThreadsOptions } from '../workers/start-threads.ts'

/** What `lasting-worker.cjs` takes. */
interface PoolMessage {
  /** Number of the pool that asks. */
  readonly pool: number
  /** Address of the worker's module. */
  readonly worker: string
  readonly data: unknown
  readonly message: unknown
}

/** One thread for each worker. It outlives the pools that use it, so that its modules are loaded once for many small sites. */
const lasting = new Map<string, Piscina<PoolMessage, unknown>>()

let pools = 0

/**
 * Takes the place of the function of this name in `workers/start-threads.ts`, as `vitest.config.ts` says: most of the time of a
 * build of a tiny site is that of threads which start and load the parser and React. A pool is opened in a thread that is there
 * already; as long as no task ends the thread, others are opened in it later.
 */
export function startThreads<Message, Answer>({
  worker,
  data,
  memoryMb,
}: ThreadsOptions): Threads<Message, Answer> {
  const thread = lasting.get(worker) ?? startThread(memoryMb)
  lasting.set(worker, thread)
  pools += 1
  const pool = pools
  const ending = new EventEmitter().setMaxListeners(0)
  const running = new Set<Promise<unknown>>()
  return {
    async run(message, stop) {
      const own = new EventEmitter()
      const abort = () => own.emit('abort')
      stop.once('abort', abort)
      ending.once('abort', abort)
      const { href } = pathToFileURL(ownFile(`dist/${worker}`))
      const answer = thread.run({ pool, worker: href, data, message }, { signal: own })
      running.add(answer)
      try {
        return (await answer) as Answer
      } finally {
        running.delete(answer)
        stop.off('abort', abort)
        ending.off('abort', abort)
      }
    },
    // The thread that takes the place of one that has ended.
    areLeft: () => true,
    onError: () => {},
    async end() {
      ending.emit('abort')
      await Promise.allSettled(running)
    },
  }
}

function startThread(memoryMb: number): Piscina<PoolMessage, unknown> {
  return new Piscina({
    filename: ownFile('src/testing/lasting-worker.cjs'),
    name: 'answer',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // A thread that is started for a pool sees the variables that are set then.
    env: SHARE_ENV,
    recordTiming: false,
  })
}
