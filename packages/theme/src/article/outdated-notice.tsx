import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { OverridableNotice } from './notice.tsx'

export interface OutdatedNoticeProps {
  /** Blocks of the original that have changed or have come since; absent for none. */
  readonly count?: number | undefined
}

/** The notice above a translation that is older than its original; none for one that is current. */
export function OutdatedNotice({ count = 0 }: OutdatedNoticeProps): ReactElement | null {
  const messages = useMessages()
  if (count === 0) return null
  const text = formatMessage(messages.outdatedText, { count })
  return <OverridableNotice icon="globe" title={messages.outdatedTitle} text={text} />
}
