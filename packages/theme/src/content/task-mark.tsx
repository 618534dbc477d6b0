import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { useInterfaceLanguage } from './interface-language.ts'

/** Whether a task is done. */
export interface TaskMarkProps {
  readonly isDone: boolean
}

/** The mark of a task in a list. Not a checkbox: one that cannot be ticked is a control without a purpose. */
export function TaskMark({ isDone }: TaskMarkProps): ReactElement {
  const messages = useMessages()
  return (
    <span className="fyr-task" data-done={isDone ? '' : undefined}>
      <span className="fyr-visually-hidden" {...useInterfaceLanguage()}>
        {isDone ? messages.taskDone : messages.taskOpen}:{' '}
      </span>
    </span>
  )
}
