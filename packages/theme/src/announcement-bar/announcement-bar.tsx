import type { Announcement } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { InlineContent } from './inline-content.tsx'
import { overridable } from '../customising/overridable.tsx'

/** Whether the announcement bar shows, and how to dismiss it. */
export interface AnnouncementState {
  readonly isVisible: boolean
  readonly dismiss: () => void
}

/** The announcement, and what its close button does. */
export interface AnnouncementBarProps {
  readonly announcement: Announcement
  readonly onDismiss: () => void
}

/**
 * A line above the navbar that scrolls away with the page. CSS hides it before paint when
 * `html[data-announcement-dismissed]` is set.
 */
export function AnnouncementBar({ announcement, onDismiss }: AnnouncementBarProps): ReactElement {
  const messages = useMessages()
  return (
    <aside className="fyr-announcement" aria-label={messages.announcementLabel}>
      <p className="fyr-announcement-text">
        <InlineContent tree={announcement.body} />
      </p>
      {announcement.isCloseable && (
        <button
          type="button"
          className="fyr-icon-button"
          data-fyr-shell="announcement"
          aria-label={messages.closeAnnouncement}
          onClick={onDismiss}
        >
          <ShellIcon name="close" />
        </button>
      )}
    </aside>
  )
}

/** `AnnouncementBar`, or what a site overrides it with. */
export const OverridableAnnouncementBar: ComponentType<AnnouncementBarProps> = /* @__PURE__ */ overridable(
  'AnnouncementBar',
  AnnouncementBar,
)
