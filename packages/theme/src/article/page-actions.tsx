import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** How readers copy or open a page. */
export interface PageActionsProps {
  /** Address of the page as Markdown, to copy and to view; null to offer neither. */
  readonly markdown: string | null
  /** Services that open the page, and where. */
  readonly openIn: readonly { readonly label: string; readonly href: string }[]
}

/** Buttons and links to copy or open a page, beside its title. Without scripts only the links are shown. Renders nothing when there are none. */
export function PageActions({ markdown, openIn }: PageActionsProps): ReactElement | null {
  const messages = useMessages()
  if (markdown === null && openIn.length === 0) return null
  return (
    <div className="fyr-page-actions">
      {markdown !== null && (
        <>
          <button type="button" className="fyr-page-action" data-fyr-page-action="copy" value={markdown}>
            <Icon name="copy" />
            <span data-fyr-copy-label="">{messages.copyPage}</span>
          </button>
          <a className="fyr-page-action" href={markdown} data-fyr-document="">
            <Icon name="note" />
            {messages.viewMarkdown}
          </a>
        </>
      )}
      {openIn.map(({ label, href }) => (
        <DocumentLink key={label} className="fyr-page-action" href={href}>
          {formatMessage(messages.openIn, { name: label })}
          <Icon name="external" />
        </DocumentLink>
      ))}
    </div>
  )
}

/** `PageActions`, or what a site overrides it with. */
export const OverridablePageActions: ComponentType<PageActionsProps> = /* @__PURE__ */ overridable(
  'PageActions',
  PageActions,
)
