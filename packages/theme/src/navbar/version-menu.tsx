import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { NavbarMenu } from './navbar-menu.tsx'
import { shownVersion, type VersionChoice } from './version-links.ts'
import { VersionList } from './version-list.tsx'

/** The versions and the page that the reader is at. */
export interface VersionMenuProps {
  readonly choice: VersionChoice
}

/** The menu of the navbar that leads to this doc in every version of the docs. Renders nothing without versions. */
export function VersionMenu({ choice }: VersionMenuProps): ReactElement | null {
  const messages = useMessages()
  const shown = shownVersion(choice)
  if (shown === null) return null
  const { label } = shown
  return (
    <NavbarMenu label={label} accessibleLabel={formatMessage(messages.versionBadge, { version: label })}>
      <VersionList {...choice} className="fyr-menu-list" />
    </NavbarMenu>
  )
}

/** `VersionMenu`, or what a site overrides it with. */
export const OverridableVersionMenu: ComponentType<VersionMenuProps> = /* @__PURE__ */ overridable(
  'VersionMenu',
  VersionMenu,
)
