import { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import type { TaskAnswer, TaskMessage } from './answer-task.ts'
import { noteFinishedTask } from './long-work.ts'
import { startThreads } from './start-threads.ts'
import { createSigns, lineOf } from './task-signs.ts'
import { watchDeadline } from './watch-deadline.ts'

/** Outcome of a task: its result, or that its worker was stopped, with the last line that it reported. */
export type TaskOutcome<Result> =
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'too-slow' | 'out-of-memory'; readonly line: number }

/** Threads that each run one task at a time. All but the first ones start when there is a task for them. */
export interface WorkerPool<Task, Result> {
  /** Rejects with the error of the worker, or with the reason why no worker can be started. */
  run(task: Task): Promise<TaskOutcome<Result>>
  /** Stops the threads. Waiting and running tasks are aborted. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** File of the worker among the built files of this package: `compile-worker.js`. */
  readonly worker: string
  /** Every worker of the pool is opened with this. */
  readonly data: unknown
  /**
   * A task that takes longer is stopped. Other tasks are not delayed, since each has a thread of its own. On a machine that is
   * busy with other programs a task may take longer by the clock.
   */
  readonly deadlineMs: number
  /** Memory limit of a thread in megabytes; a task that needs more is stopped. */
  readonly memoryMb: number
  /** Number of threads to start before there is a task, so that they load their modules during other work. Default one. */
  readonly ready?: number | undefined
}

/** With more threads than this, they wait for the disk and for each other. */
const MAX_THREADS = 16

/** Maximum number of threads in a pool: `FYR_THREADS`, or the number of cores of the machine. */
export function mostThreads(): number {
  const asked = Number(process.env['FYR_THREADS'])
  return Math.min(Number.isInteger(asked) && asked > 0 ? asked : availableParallelism(), MAX_THREADS)
}

/** Opens a pool with as many threads as the machine has cores, or as `FYR_THREADS` says. */
export function openPool<Task, Result>({
  worker,
  data,
  deadlineMs,
  memoryMb,
  ready = 1,
}: PoolOptions): WorkerPool<Task, Result> {
  const most = mostThreads()
  // After a thread is stopped, another one starts only if there are fewer than the least. With none left, the waiting tasks would
  // wait for ever.
  const count = { least: Math.min(Math.max(ready, 1), most), most }
  const threads = startThreads<TaskMessage<Task>, TaskAnswer<Result>>({ worker, data, memoryMb, count })
  const open: Stop[] = []
  let closing: Promise<void> | null = null
  // If a thread dies, another one takes the waiting tasks. If no thread is left, for example because the worker's file cannot
  // be loaded, they would wait for ever.
  const stopWithoutThreads = (error: unknown): void => {
    if (threads.areLeft()) return
    for (const waiting of open) waiting.stop(error)
  }
  threads.onError(stopWithoutThreads)
  return {
    async run(task) {
      const signs = createSigns()
      const own = new Stop()
      open.push(own)
      const endWatch = watchDeadline(signs, deadlineMs, () => own.stop(OVERDUE))
      try {
        const answer = await threads.run({ task, signs }, own.signal)
        return { type: 'done', result: takeResult(answer) }
      } catch (error) {
        stopWithoutThreads(error)
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
    // A second call waits for the first one.
    close: () => (closing ??= threads.end()),
  }
}

/** Takes a result out of its message, because the library keeps the message longer than needed. */
function takeResult<Result>(answer: TaskAnswer<Result>): Result {
  const [result] = answer.splice(0)
  return result as Result
}

/**
 * Stops a task. It is not an `AbortController`, because listeners of one stay in memory, with the task, until V8 collects
 * the old generation.
 */
class Stop {
  readonly signal = new EventEmitter()
  /** Why the task was stopped; null while it was not. */
  reason: unknown = null

  stop(reason: unknown): void {
    this.reason ??= reason
    this.signal.emit('abort')
  }
}

/** The reason for stopping a task that took too long. */
const OVERDUE = Symbol('overdue')

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
