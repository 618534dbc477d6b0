import type { SiteData } from '@fyr/content-pipeline/manifest'
import { siteMessages } from '../messages/site-messages.ts'
import type { ShellData } from '../page-payload.ts'

/** Gives what every page of a locale shares, to be written as one JSON file. */
export function shellData(siteData: SiteData): ShellData {
  // The texts have gone into the messages.
  return { siteData: { ...siteData, texts: {} }, messages: siteMessages(siteData) }
}
