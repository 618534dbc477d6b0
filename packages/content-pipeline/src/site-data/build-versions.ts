import type { VersionLink } from '../manifest/index.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import type { PageContext } from './page-context.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { flattenPages, isDoc, isListed } from '../sidebar/sidebar-tree.ts'
import type { VersionContent } from '../routes/locale-content.ts'
import type { DocRecord } from '../records/records.ts'

/** The versions that readers can choose between; empty when there is only one. */
export function buildVersions({ config, content }: Pick<PageContext, 'config' | 'content'>): VersionLink[] {
  const { locale, messages, versions } = content
  if (versions.length < 2) return []
  const links = versions.flatMap((one) => {
    const { version } = one
    const main = mainDoc(one, config)
    if (main === null) return []
    const label = messages.translate(versionLabelKey(version), version.label)
    return [{ name: version.name, label, href: locale.basePath + main.address, isLast: version.isLast }]
  })
  return links.length > 1 ? links : []
}

/**
 * The doc that represents a version: the configured one, else the one at the version's own address, else the first of
 * its first sidebar, else the first of all. An unlisted doc is used only when the configuration or the address says so.
 * Null for a version without such docs.
 */
function mainDoc({ version, docs, sidebars }: VersionContent, config: SiteConfig): DocRecord | null {
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
