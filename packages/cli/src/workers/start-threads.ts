import type { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { ownFile } from '../own-package.ts'
import { isAtLongWork, suitV8ToWork } from './long-work.ts'
import { keepGeneralWrappers } from './v8/wasm-wrappers.ts'
import { youngMb } from './v8/young-generation.ts'

/** Threads that answer messages, one at a time each. */
export interface Threads<Message, Answer> {
  /** Rejects with the error of the worker, or when `stop` emits `abort`, which ends the thread that has the message. */
  run(message: Message, stop: EventEmitter): Promise<Answer>
  /** Whether there is a thread, if only one that starts. */
  areLeft(): boolean
  /** Calls the listener with the errors of threads that end by themselves. */
  onError(listener: (error: unknown) => void): void
  /** Ends the threads. What is not answered is rejected. */
  end(): Promise<void>
}

export interface ThreadsOptions {
  /** File of the worker among the built files of this package. */
  readonly worker: string
  /** What the worker is opened with. */
  readonly data: unknown
  /** Memory limit of a thread in megabytes. */
  readonly memoryMb: number
  readonly count: { readonly least: number; readonly most: number }
}

/** Starts threads that run a worker of this package. */
export function startThreads<Message, Answer>({
  worker,
  data,
  memoryMb,
  count,
}: ThreadsOptions): Threads<Message, Answer> {
  keepGeneralWrappers()
  suitV8ToWork()
  const threads = new Piscina<Message, Answer>({
    filename: ownFile('bin/worker.cjs'),
    name: 'answer',
    workerData: { worker: pathToFileURL(ownFile(`dist/${worker}`)).href, data },
    minThreads: count.least,
    maxThreads: count.most,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb(isAtLongWork()) },
    recordTiming: false,
  })
  return {
    run: (message, stop) => threads.run(message, { signal: stop }),
    areLeft: () => threads.threads.length > 0,
    onError: (listener) => void threads.on('error', listener),
    end: () => threads.destroy(),
  }
}
