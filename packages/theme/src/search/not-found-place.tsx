import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'

/** Where the browser puts the search on a page for unknown addresses; below what a site has written there, too. */
export function NotFoundPlace({ siteData }: { readonly siteData: SiteData }): ReactElement | null {
  return siteData.search === undefined ? null : (
    <div className="fyr-article fyr-page-list fyr-not-found-search" data-fyr-not-found="" />
  )
}
