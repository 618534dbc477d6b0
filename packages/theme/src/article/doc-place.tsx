import type { Breadcrumb, DocPage, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { ReplaceableBreadcrumbs } from './breadcrumbs.tsx'
import { ReplaceableVersionBadge } from './version-badge.tsx'
import { ReplaceableVersionNotice } from './version-notice.tsx'

/** Where a page of the docs lies, which version it is of, the site around it and the interface texts. */
export interface DocPlaceProps {
  /** Empty for a page that lies in no sidebar. */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly version: DocPage['version']
  readonly siteData: SiteData
  readonly messages: Messages
}

/** What stands above every page of the docs: the way to it, and its version where there are several. */
export function DocPlace({ breadcrumbs, version, siteData, messages }: DocPlaceProps): ReactElement {
  return (
    <>
      <ReplaceableBreadcrumbs
        breadcrumbs={breadcrumbs}
        homeHref={siteData.locale.basePath}
        messages={messages}
      />
      <ReplaceableVersionBadge version={version} messages={messages} />
      <ReplaceableVersionNotice version={version} siteData={siteData} messages={messages} />
    </>
  )
}
