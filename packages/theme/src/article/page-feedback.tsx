import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** Asks whether the page was helpful, below its text. Needs scripts: without them it is not shown. */
export function PageFeedback(): ReactElement {
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

/** `PageFeedback`, or what a site overrides it with. */
export const OverridablePageFeedback: ComponentType = /* @__PURE__ */ overridable(
  'PageFeedback',
  PageFeedback,
)
