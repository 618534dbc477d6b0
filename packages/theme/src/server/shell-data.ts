import type { SiteData } from '@fyr/content-pipeline/manifest'
import { siteMessages } from '../messages/site-messages.ts'
import type { ShellData } from '../page-payload.ts'

/** Data that all pages of a locale share, to be written as one JSON file. */
export function shellData(siteData: SiteData): ShellData {
  // Browsers do not need the data that the head and the policy are made from.
  const { scripts: _s, head: _h, frames: _f, connect: _c, hasMetaPolicy: _p, ...shown } = siteData
  // The site's messages are already merged.
  const { apiReference: _a, ...messages } = siteMessages(siteData)
  return { siteData: { ...shown, texts: {} }, messages: { ...messages, tryItForm: null } }
}
