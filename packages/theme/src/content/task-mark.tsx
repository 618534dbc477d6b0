import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Whether a task is done, and the interface texts. */
export interface TaskMarkProps {
  readonly isDone: boolean
  readonly messages: Pick<Messages, 'taskDone' | 'taskOpen'>
}

/** The mark of a task in a list. No checkbox: one that nobody can tick is a control without a purpose. */
export function TaskMark({ isDone, messages }: TaskMarkProps): ReactElement {
  return (
    <span className="fyr-task" data-done={isDone ? '' : undefined}>
      <span className="fyr-visually-hidden">{isDone ? messages.taskDone : messages.taskOpen}: </span>
    </span>
  )
}
