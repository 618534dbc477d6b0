import type { SiteIndex } from '../links/site-index.ts'
import type { LocaleManifest } from '../manifest/index.ts'

/** A site whose addresses are known. */
export interface PlannedUrls {
  readonly locales: readonly LocaleManifest[]
  readonly index: SiteIndex
}

/** The last sentence of every hint about a lost address or id. */
export const ACCEPT_HINT = 'If it is gone for good, run "fyr urls accept".'

/** Whether an address is below a base path; the home page may be without its slash. */
export function isBelow(address: string, base: string): boolean {
  return `${address}/`.startsWith(base)
}
