import { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { ownFile } from '../own-package.ts'
import type { TaskAnswer, TaskMessage } from './answer-task.ts'
import { isAtLongWork, noteFinishedTask, suitV8ToWork } from './long-work.ts'
import { createSigns, elapsedMs, isFinished, lineOf, type TaskSigns } from './task-signs.ts'
import { keepGeneralWrappers } from './wasm-wrappers.ts'
import { youngMb } from './young-generation.ts'

/** What came of a task: its result, or that its worker was stopped, and at which line it was if it told. */
export type TaskOutcome<Result> =
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'too-slow' | 'out-of-memory'; readonly line: number }

/** Threads that do tasks one at a time each. They start when there is something to do. */
export interface WorkerPool<Task, Result> {
  /** Rejects with what the worker throws, or with why no worker can be started. */
  run(task: Task): Promise<TaskOutcome<Result>>
  /** Stops the threads; waiting and running tasks are aborted. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** File of the worker among the built files of this package: `compile-worker.js`. */
  readonly worker: string
  /** What every worker of the pool gets as `workerData.data`. */
  readonly data: unknown
  /** A task that takes longer is stopped. It delays no other meanwhile, since each has a thread of its own. */
  readonly deadlineMs: number
  /** Memory limit of a thread in megabytes; a task that needs more is stopped. */
  readonly memoryMb: number
  /** Threads to start before there is a task: to load what they need while others are at work. Default none. */
  readonly ready?: number | undefined
}

/** Time between two looks at a task that is nearly given up. */
const SHORTEST_LOOK_MS = 50

/** More threads than this wait for the disk and for each other. */
const MOST_THREADS = 16

/** Threads that a pool has when there is much to do: as many as the machine has cores. */
function mostThreads(): number {
  return Math.min(availableParallelism(), MOST_THREADS)
}

/** Opens a pool with as many threads as the machine has cores. */
export function openPool<Task, Result>({
  worker,
  data,
  deadlineMs,
  memoryMb,
  ready = 0,
}: PoolOptions): WorkerPool<Task, Result> {
  keepGeneralWrappers()
  suitV8ToWork()
  const threads = new Piscina<TaskMessage<Task>, TaskAnswer<Result>>({
    filename: ownFile('bin/worker.cjs'),
    name: 'answer',
    workerData: { worker: pathToFileURL(ownFile(`dist/${worker}`)).href, data },
    minThreads: Math.min(ready, mostThreads()),
    maxThreads: mostThreads(),
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb(isAtLongWork()) },
    recordTiming: false,
  })
  const open: Stop[] = []
  let closing: Promise<void> | null = null
  // Of a thread that dies without a task, another one takes what waits. When none is left, as when the file of the worker
  // can not be loaded, nobody would ever take it.
  threads.on('error', (error) => {
    if (threads.threads.length > 0) return
    for (const waiting of open) waiting.stop(error)
  })
  return {
    async run(task) {
      const signs = createSigns()
      const own = new Stop()
      open.push(own)
      const endWatch = watchDeadline(signs, deadlineMs, () => own.stop(OVERDUE))
      try {
        const answer = await threads.run({ task, signs }, { signal: own.signal })
        return { type: 'done', result: takeResult(answer) }
      } catch (error) {
        const line = lineOf(signs)
        if (own.reason === OVERDUE) return { type: 'too-slow', line }
        if (isOutOfMemory(error)) return { type: 'out-of-memory', line }
        throw own.reason ?? error
      } finally {
        open.splice(open.indexOf(own), 1)
        noteFinishedTask()
        endWatch()
      }
    },
    // A second call waits for the same end.
    close: () => (closing ??= threads.destroy()),
  }
}

/** Takes a result out of its answer, which the library keeps longer than it needs to. */
function takeResult<Result>(answer: TaskAnswer<Result>): Result {
  const [result] = answer.splice(0)
  return result as Result
}

/**
 * How a task is stopped. No `AbortController`: what listens to one stays in memory, and the task with it, until V8 looks
 * through all of it.
 */
class Stop {
  readonly signal = new EventEmitter()
  /** Why it was stopped; null otherwise. */
  reason: unknown = null

  stop(reason: unknown): void {
    this.reason ??= reason
    this.signal.emit('abort')
  }
}

/** Why a task was stopped that took too long. */
const OVERDUE = Symbol('overdue')

/** Calls once a task takes too long; gives how to end the watch. Waiting for a thread does not count. */
function watchDeadline(signs: TaskSigns, deadlineMs: number, onOverdue: () => void): () => void {
  let timer = setTimeout(look, deadlineMs)
  function look(): void {
    // This thread may have been busy itself and not have read the answer yet.
    if (isFinished(signs)) return
    const left = deadlineMs - elapsedMs(signs)
    if (left > 0) timer = setTimeout(look, Math.max(left, SHORTEST_LOOK_MS))
    else onOverdue()
  }
  return () => clearTimeout(timer)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
