import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { replaceable } from '../customising/replaceable.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'

/** A doc's version and the interface texts. */
export interface VersionBadgeProps {
  readonly version: Pick<DocPage['version'], 'label' | 'isBadged'>
  readonly messages: Pick<Messages, 'versionBadge'>
}

/** Names the version of a doc above its title. Renders nothing where the site has a single version. */
export function VersionBadge({ version, messages }: VersionBadgeProps): ReactElement | null {
  if (!version.isBadged) return null
  return (
    <p className="fyr-version-badge">{formatMessage(messages.versionBadge, { version: version.label })}</p>
  )
}

/** `VersionBadge`, or what a site puts in its place. */
export const ReplaceableVersionBadge: ComponentType<VersionBadgeProps> = /* @__PURE__ */ replaceable(
  'VersionBadge',
  VersionBadge,
)
