import { markFinished, markLine, markStarted, type TaskSigns } from './task-signs.ts'

/** A message from a pool to its workers. */
export interface TaskMessage<Task> {
  readonly task: Task
  readonly signs: TaskSigns
}

/** The answer of a worker: its result, alone in a list so that it can be taken out. */
export type TaskAnswer<Result> = Result[]

/** How a task shows its progress. */
export interface Progress {
  /** The line that it is working on. */
  onLine(this: void, line: number): void
  /** Reports that the task is not stuck, and starts its deadline again. */
  onAlive(this: void): void
}

/** Makes the default export of a worker: it runs a task and shows its progress in the shared memory. */
export function answerTasks<Task, Result>(
  work: (task: Task, progress: Progress) => Promise<Result>,
): (message: TaskMessage<Task>) => Promise<TaskAnswer<Result>> {
  return async ({ task, signs }) => {
    markStarted(signs)
    try {
      const progress = { onLine: (line: number) => markLine(signs, line), onAlive: () => markStarted(signs) }
      return [await work(task, progress)]
    } finally {
      markFinished(signs)
    }
  }
}
