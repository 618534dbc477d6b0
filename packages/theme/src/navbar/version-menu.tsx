import type { ComponentType, ReactElement } from 'react'
import { replaceable } from '../customising/replaceable.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { NavbarMenu } from './navbar-menu.tsx'
import { shownVersion, type VersionChoice } from './version-links.ts'
import { VersionList } from './version-list.tsx'

/** The versions, the page that the reader is at, and the interface texts. */
export interface VersionMenuProps {
  readonly choice: VersionChoice
  readonly messages: Messages
}

/** The menu of the navbar that leads to this doc in every version of the docs. Renders nothing without versions. */
export function VersionMenu({ choice, messages }: VersionMenuProps): ReactElement | null {
  const shown = shownVersion(choice)
  if (shown === null) return null
  const { label } = shown
  return (
    <NavbarMenu label={label} accessibleLabel={formatMessage(messages.versionBadge, { version: label })}>
      <VersionList {...choice} messages={messages} className="fyr-menu-list" />
    </NavbarMenu>
  )
}

/** `VersionMenu`, or what a site puts in its place. */
export const ReplaceableVersionMenu: ComponentType<VersionMenuProps> = /* @__PURE__ */ replaceable(
  'VersionMenu',
  VersionMenu,
)
