import { markFinished, markLine, markStarted, type TaskSigns } from './task-signs.ts'

/** A message from a pool to its workers. */
export interface TaskMessage<Task> {
  readonly task: Task
  readonly signs: TaskSigns
}

/** The answer of a worker: its result, alone in a list so that it can be taken out. */
export type TaskAnswer<Result> = Result[]

/** Makes the default export of a worker: it runs a task and shows its progress in the shared memory. */
export function answerTasks<Task, Result>(
  work: (task: Task, onLine: (line: number) => void) => Promise<Result>,
): (message: TaskMessage<Task>) => Promise<TaskAnswer<Result>> {
  return async ({ task, signs }) => {
    markStarted(signs)
    try {
      return [await work(task, (line) => markLine(signs, line))]
    } finally {
      markFinished(signs)
    }
  }
}
