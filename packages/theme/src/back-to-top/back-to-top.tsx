import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** Whether the way to the top of the page is offered, and that way. */
export interface BackToTopState {
  readonly isVisible: boolean
  readonly go: () => void
}

/** What the button does, and the interface texts. */
export interface BackToTopProps {
  readonly go: () => void
  readonly messages: Pick<Messages, 'backToTop'>
}

/** The button in the corner of a long page that leads to its top. Render it while it is of use. */
export function BackToTop({ go, messages }: BackToTopProps): ReactElement {
  return (
    <button
      type="button"
      className="fyr-icon-button fyr-back-to-top"
      title={messages.backToTop}
      aria-label={messages.backToTop}
      onClick={go}
    >
      <Icon name="arrow-up" />
    </button>
  )
}

/** `BackToTop`, or what a site puts in its place. */
export const ReplaceableBackToTop: ComponentType<BackToTopProps> = /* @__PURE__ */ replaceable(
  'BackToTop',
  BackToTop,
)
