import { formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import type { AnswerState } from './use-search-answer.ts'

/** The state of a search: loading, failed, or how much it has found. */
export function answerStatus(state: AnswerState, messages: Messages): string {
  if (state.type === 'failed') return messages.searchFailed
  if (state.type === 'loading') return messages.searchLoading
  return formatPlural(messages.searchCount, state.answer.count)
}
