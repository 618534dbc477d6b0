import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** A page of one kind and what its article is drawn with. */
export interface ArticleProps<Page> {
  readonly page: Page
  readonly siteData: SiteData
  readonly messages: Messages
}
