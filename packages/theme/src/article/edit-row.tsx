import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { formatDate } from '../messages/format-date.ts'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** The edit link of a page and its last change; each null when unknown. */
export interface EditRowProps {
  readonly editUrl: string | null
  readonly lastUpdated: DocPage['lastUpdated']
}

/** The last line of a written page. Renders nothing when there is nothing to show. */
export function EditRow({ editUrl, lastUpdated }: EditRowProps): ReactElement | null {
  const messages = useMessages()
  if (editUrl === null && lastUpdated === null) return null
  return (
    <div className="fyr-edit-row">
      {editUrl !== null && (
        <DocumentLink href={editUrl}>
          <Icon name="pencil" />
          {messages.editPage}
        </DocumentLink>
      )}
      {lastUpdated !== null && <LastUpdated {...lastUpdated} />}
    </div>
  )
}

/** `EditRow`, or what a site overrides it with. */
export const OverridableEditRow: ComponentType<EditRowProps> = /* @__PURE__ */ overridable('EditRow', EditRow)

function LastUpdated({ date, author }: NonNullable<EditRowProps['lastUpdated']>): ReactElement | null {
  const messages = useMessages()
  if (date === null)
    return author === null ? null : <span>{formatMessage(messages.lastUpdatedByAuthor, { author })}</span>
  const values = { date: formatDate(messages, date) }
  const text =
    author === null
      ? formatMessage(messages.lastUpdated, values)
      : formatMessage(messages.lastUpdatedBy, { ...values, author })
  return <time dateTime={date}>{text}</time>
}
