import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { formatDate } from '../messages/format-date.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** Where a page can be edited and when it was, each null when the site doesn't say. */
export interface EditRowProps {
  readonly editUrl: DocPage['editUrl']
  readonly lastUpdated: DocPage['lastUpdated']
  readonly messages: Messages
}

/** The last line of a written page. Renders nothing when there is nothing to tell. */
export function EditRow({ editUrl, lastUpdated, messages }: EditRowProps): ReactElement | null {
  if (editUrl === null && lastUpdated === null) return null
  return (
    <div className="fyr-edit-row">
      {editUrl !== null && (
        <DocumentLink href={editUrl} messages={messages}>
          <Icon name="pencil" />
          {messages.editPage}
        </DocumentLink>
      )}
      {lastUpdated !== null && <LastUpdated {...lastUpdated} messages={messages} />}
    </div>
  )
}

/** `EditRow`, or what a site puts in its place. */
export const ReplaceableEditRow: ComponentType<EditRowProps> = /* @__PURE__ */ replaceable('EditRow', EditRow)

function LastUpdated({
  date,
  author,
  messages,
}: NonNullable<EditRowProps['lastUpdated']> & { readonly messages: Messages }): ReactElement | null {
  if (date === null)
    return author === null ? null : <span>{formatMessage(messages.lastUpdatedByAuthor, { author })}</span>
  const values = { date: formatDate(messages, date) }
  const text =
    author === null
      ? formatMessage(messages.lastUpdated, values)
      : formatMessage(messages.lastUpdatedBy, { ...values, author })
  return <time dateTime={date}>{text}</time>
}
