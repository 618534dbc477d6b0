import type { SiteData } from '@fyr/content-pipeline/manifest'
import { siteMessages } from '../messages/site-messages.ts'
import type { ShellData } from '../page-payload.ts'

/** What every page of a locale shares, to be written as one JSON file. */
export function shellData(siteData: SiteData): ShellData {
  // The site's messages are already merged.
  return { siteData: { ...siteData, texts: {} }, messages: siteMessages(siteData) }
}
