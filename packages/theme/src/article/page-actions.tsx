import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** What readers can do with a page. */
export interface PageActionsProps {
  /** Asks whether the page was helpful. */
  readonly hasFeedback: boolean
  /** Address of the page as Markdown, to copy and to view; null to offer neither. */
  readonly markdown: string | null
  /** Services that open the page, and where. */
  readonly openIn: readonly { readonly label: string; readonly href: string }[]
}

/**
 * What a reader can do with a page: copy or open it, beside its title, and say whether it was helpful, below its text.
 * Without scripts only its links are shown. Renders nothing when there is nothing to offer.
 */
export function PageActions({ hasFeedback, markdown, openIn }: PageActionsProps): ReactElement | null {
  const messages = useMessages()
  if (!hasFeedback && markdown === null && openIn.length === 0) return null
  return (
    <div className="fyr-page-actions">
      {hasFeedback && <Feedback />}
      {markdown !== null && (
        <>
          <button type="button" className="fyr-page-action" data-fyr-page-action="copy" value={markdown}>
            <Icon name="copy" />
            <span data-fyr-copy-label="">{messages.copyPage}</span>
          </button>
          <a className="fyr-page-action" href={markdown} data-fyr-document="">
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

function Feedback(): ReactElement {
  const messages = useMessages()
  return (
    <fieldset className="fyr-feedback">
      <legend>{messages.feedbackQuestion}</legend>
      <button
        type="button"
        className="fyr-feedback-answer"
        data-fyr-page-action="helpful"
        aria-pressed="false"
      >
        {messages.feedbackYes}
      </button>
      <button
        type="button"
        className="fyr-feedback-answer"
        data-fyr-page-action="unhelpful"
        aria-pressed="false"
      >
        {messages.feedbackNo}
      </button>
      <span hidden>{messages.feedbackThanks}</span>
    </fieldset>
  )
}

/** `PageActions`, or what a site overrides it with. */
export const OverridablePageActions: ComponentType<PageActionsProps> = /* @__PURE__ */ overridable(
  'PageActions',
  PageActions,
)
