import type { DocPage, SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** A doc's version and the site around it. */
export interface VersionNoticeProps {
  readonly version: DocPage['version']
  readonly siteData: Pick<SiteData, 'title' | 'versions'>
}

/**
 * Says that a doc belongs to a version that is not released yet or no longer maintained, and links to the same doc in
 * the last version, or to the doc that represents that version. Renders nothing for other versions.
 */
export function VersionNotice({ version, siteData }: VersionNoticeProps): ReactElement | null {
  const messages = useMessages()
  if (version.banner === 'none') return null
  const last = siteData.versions.find(({ isLast, name }) => isLast && name !== version.name)
  const same = version.alternates.find((alternate) => alternate.version === last?.name)
  const text = version.banner === 'unreleased' ? messages.versionUnreleased : messages.versionUnmaintained
  return (
    <div className="fyr-notice" data-type="warning" role="alert">
      <Icon name="warning" />
      <span>
        <strong>
          {siteData.title} {version.label}.
        </strong>{' '}
        {text}
        {last && (
          <>
            {' '}
            <a
              href={same?.href ?? last.href}
              data-fyr-docs-version={last.name}
              data-fyr-carry={same ? '' : undefined}
            >
              {formatMessage(messages.latestVersion, { version: last.label })}
            </a>
          </>
        )}
      </span>
    </div>
  )
}

/** `VersionNotice`, or what a site overrides it with. */
export const OverridableVersionNotice: ComponentType<VersionNoticeProps> = /* @__PURE__ */ overridable(
  'VersionNotice',
  VersionNotice,
)
