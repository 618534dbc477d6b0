import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { formatDate } from '../messages/format-date.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'

/** Where a page can be edited and when it was, each null when the site doesn't say. */
export interface EditRowProps extends Pick<DocPage, 'editUrl' | 'lastUpdated'> {
  readonly messages: Messages
}

/** The last line of a written page. Renders nothing when there is nothing to tell. */
export function EditRow({ editUrl, lastUpdated, messages }: EditRowProps): ReactElement | null {
  if (editUrl === null && lastUpdated === null) return null
  return (
    <div className="fyr-edit-row">
      {editUrl !== null && (
        <a href={editUrl}>
          <Icon name="pencil" />
          {messages.editPage}
        </a>
      )}
      {lastUpdated !== null && <LastUpdated {...lastUpdated} messages={messages} />}
    </div>
  )
}

function LastUpdated({
  date,
  author,
  messages,
}: NonNullable<EditRowProps['lastUpdated']> & { readonly messages: Messages }): ReactElement {
  const values = { date: formatDate(messages, date) }
  const text =
    author === null
      ? formatMessage(messages.lastUpdated, values)
      : formatMessage(messages.lastUpdatedBy, { ...values, author })
  return <time dateTime={date}>{text}</time>
}
