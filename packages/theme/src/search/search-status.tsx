import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import type { Messages } from '../messages/messages.ts'
import { answerStatus } from './answer-status.ts'
import { choicesOf } from './search-hits.tsx'
import { LanguageCounts } from './search-languages.tsx'
import type { AnswerState } from './use-search-answer.ts'
import type { FoundPages } from './use-found-pages.ts'

export interface SearchStatusProps {
  readonly found: FoundPages
}

/** How much is found, and which words are nowhere. */
export function SearchStatus({ found: { state, isEmpty, others } }: SearchStatusProps): ReactElement {
  const messages = useMessages()
  return (
    <output className="fyr-search-status">
      {statusOf(state, isEmpty, messages)}
      <LanguageCounts answers={others.answers} />
    </output>
  )
}

function statusOf(state: AnswerState, isEmpty: boolean, messages: Messages): string {
  if (isEmpty && state.type !== 'failed') return ''
  if (state.type !== 'answer') return answerStatus(state, messages)
  const { count, pages, leftOut } = state.answer
  if (count === 0) return formatMessage(messages.searchNothing, { query: state.query })
  const shown = choicesOf(pages).length
  const status =
    shown < count ? formatMessage(messages.searchBest, { shown, count }) : answerStatus(state, messages)
  return leftOut.length === 0
    ? status
    : `${status}. ${formatMessage(messages.searchNothing, { query: leftOut.join(', ') })}`
}
