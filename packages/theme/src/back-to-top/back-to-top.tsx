import type { ComponentType, ReactElement } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** Whether the back-to-top button is offered, and what it does. */
export interface BackToTopState {
  readonly isVisible: boolean
  readonly go: () => void
}

/** Props of the button. */
export interface BackToTopProps {
  readonly onGoToTop: () => void
}

/** The button in the corner of a long page that scrolls to its top. Render it only while it is useful. */
export function BackToTop({ onGoToTop }: BackToTopProps): ReactElement {
  const messages = useMessages()
  return (
    <button
      type="button"
      className="fyr-icon-button fyr-back-to-top"
      title={messages.backToTop}
      aria-label={messages.backToTop}
      onClick={onGoToTop}
    >
      <ShellIcon name="arrow-up" />
    </button>
  )
}

/** `BackToTop`, or what a site overrides it with. */
export const OverridableBackToTop: ComponentType<BackToTopProps> = /* @__PURE__ */ overridable(
  'BackToTop',
  BackToTop,
)
