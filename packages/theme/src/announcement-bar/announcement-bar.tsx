import type { Announcement } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'
import { InlineContent } from './inline-content.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** Whether the announcement bar shows, and how to put it away. */
export interface AnnouncementState {
  readonly isVisible: boolean
  readonly dismiss: () => void
}

/** The announcement and what its close button does. */
export interface AnnouncementBarProps {
  readonly announcement: Announcement
  readonly messages: Pick<Messages, 'announcementLabel' | 'closeAnnouncement' | 'externalLink'>
  readonly dismiss: () => void
}

/**
 * A line above the navbar that scrolls away with the page. CSS hides it before paint when
 * `html[data-announcement-dismissed]` is set.
 */
export function AnnouncementBar({ announcement, messages, dismiss }: AnnouncementBarProps): ReactElement {
  return (
    <aside className="fyr-announcement" aria-label={messages.announcementLabel}>
      <p className="fyr-announcement-text">
        <InlineContent tree={announcement.body} messages={messages} />
      </p>
      {announcement.isCloseable && (
        <button
          type="button"
          className="fyr-icon-button"
          data-fyr-shell="announcement"
          aria-label={messages.closeAnnouncement}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}

/** `AnnouncementBar`, or what a site puts in its place. */
export const ReplaceableAnnouncementBar: ComponentType<AnnouncementBarProps> = /* @__PURE__ */ replaceable(
  'AnnouncementBar',
  AnnouncementBar,
)
