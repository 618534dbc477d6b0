import type { SiteConfig } from '../schemas/site-config.ts'
import { flattenPages, isDoc, isListed } from '../sidebar/sidebar-tree.ts'
import type { VersionContent } from './locale-content.ts'
import type { DocRecord } from './records.ts'

/**
 * The doc that stands for a version: the configured one, else the one at the version's own address, else the first of
 * its first sidebar, else the first of all. An unlisted one stands for it only where the configuration or the address
 * says so. Null for a version without such docs.
 */
export function mainDoc({ version, docs, sidebars }: VersionContent, config: SiteConfig): DocRecord | null {
  const configured = config.docs === false ? undefined : config.docs.mainDoc
  const [first = []] = sidebars.values()
  return (
    docs.find(({ docId }) => docId === configured) ??
    docs.find(({ address }) => address.replace(/\/$/, '') === version.address) ??
    flattenPages(first)
      .map(({ page }) => page)
      .filter(isDoc)
      .find(isListed) ??
    docs.find(isListed) ??
    null
  )
}
