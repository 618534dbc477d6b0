import type { Breadcrumb, DocPage, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { OverridableBreadcrumbs } from './breadcrumbs.tsx'
import { OverridableVersionBadge } from './version-badge.tsx'
import { OverridableVersionNotice } from './version-notice.tsx'

/** A page of the docs with its breadcrumbs and version, and the site. */
export interface DocPlaceProps {
  /** Empty for a page in no sidebar. */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly version: DocPage['version']
  readonly siteData: SiteData
}

/** The part above every docs page: breadcrumbs, and the version when there are several. */
export function DocPlace({ breadcrumbs, version, siteData }: DocPlaceProps): ReactElement {
  return (
    <>
      <OverridableBreadcrumbs breadcrumbs={breadcrumbs} homeHref={siteData.locale.basePath} />
      <OverridableVersionBadge version={version} />
      <OverridableVersionNotice version={version} siteData={siteData} />
    </>
  )
}
