import type { TaskOutcome } from '../workers/open-pool.ts'
import type { CompileResult, CompileTask } from './compile-tasks.ts'
import { type CompileThreads, openCompileThreads } from './compile-threads.ts'

export interface RestingThreadsOptions {
  /** Threads that have been started already; others are opened on demand. */
  readonly threads: CompileThreads | null
  readonly deadlineMs: number
}

/** Threads that compile while there is something to compile, and can be stopped in between. */
export class RestingThreads {
  readonly #deadlineMs: number
  #pool: CompileThreads | null
  #ending: Promise<unknown> = Promise.resolve()
  /** Number of tasks without an answer. */
  #waiting = 0
  #isRetired = false
  #onStopped: (() => void) | null = null

  constructor({ threads, deadlineMs }: RestingThreadsOptions) {
    this.#pool = threads
    this.#deadlineMs = deadlineMs
  }

  async run(task: CompileTask): Promise<TaskOutcome<CompileResult>> {
    this.#pool ??= openCompileThreads({ deadlineMs: this.#deadlineMs })
    this.#waiting += 1
    try {
      return await this.#pool.run(task)
    } finally {
      this.#waiting -= 1
      if (this.#isRetired) await this.#restUnlessAwaited()
    }
  }

  /** Stops the threads until there is another task. Resolves when all that were ever stopped have ended. */
  async rest(): Promise<void> {
    this.#ending = Promise.all([this.#ending, this.#pool?.close()])
    this.#pool = null
    await this.#ending
  }

  /** From now on, stops the threads whenever no task is waiting. Resolves when they have stopped for the first time. */
  async retire(): Promise<void> {
    this.#isRetired = true
    const stopped = new Promise<void>((resolve) => (this.#onStopped = resolve))
    await this.#restUnlessAwaited()
    await stopped
  }

  async #restUnlessAwaited(): Promise<void> {
    if (this.#waiting > 0) return
    await this.rest()
    this.#onStopped?.()
  }
}
