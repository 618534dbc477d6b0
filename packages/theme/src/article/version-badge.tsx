import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** A doc's version. */
export interface VersionBadgeProps {
  readonly version: Pick<DocPage['version'], 'label' | 'isBadged'>
}

/** Shows the version of a doc above its title. Renders nothing when the site has a single version. */
export function VersionBadge({ version }: VersionBadgeProps): ReactElement | null {
  const messages = useMessages()
  if (!version.isBadged) return null
  return (
    <p className="fyr-version-badge">{formatMessage(messages.versionBadge, { version: version.label })}</p>
  )
}

/** `VersionBadge`, or what a site overrides it with. */
export const OverridableVersionBadge: ComponentType<VersionBadgeProps> = /* @__PURE__ */ overridable(
  'VersionBadge',
  VersionBadge,
)
