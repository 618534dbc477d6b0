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

/** Runs a task of a pool. */
export type TaskWork<Task, Result> = (task: Task, progress: Progress) => Promise<Result>

/**
 * Makes the default export of a worker: a function that takes the data of a pool and gives one that runs tasks of that pool and
 * shows its progress in the shared memory.
 */
export function answerTasks<Data, Task, Result>(
  open: (data: Data) => TaskWork<Task, Result>,
): (data: Data) => (message: TaskMessage<Task>) => Promise<TaskAnswer<Result>> {
  return (data) => {
    const work = open(data)
    return async ({ task, signs }) => {
      markStarted(signs)
      try {
        const progress = {
          onLine: (line: number) => markLine(signs, line),
          onAlive: () => markStarted(signs),
        }
        return [await work(task, progress)]
      } finally {
        markFinished(signs)
      }
    }
  }
}
