import type { SiteData } from '@fyr/content-pipeline/manifest'

/** A page of one kind, and what its article needs. */
export interface ArticleProps<Page> {
  readonly page: Page
  readonly siteData: SiteData
}
