import type { ComponentType, ReactElement } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** A sentence about the page itself. */
export interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** Tells the reader something about a page before its title: that it isn't translated, or that no list names it. */
export function Notice({ icon, title, text }: NoticeProps): ReactElement {
  return (
    <p className="fyr-notice">
      <Icon name={icon} />
      <span>
        <strong>{title}.</strong> {text}
      </span>
    </p>
  )
}

/** `Notice`, or what a site puts in its place. */
export const ReplaceableNotice: ComponentType<NoticeProps> = /* @__PURE__ */ replaceable('Notice', Notice)
