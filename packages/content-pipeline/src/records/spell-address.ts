import type { SiteConfig } from '../schemas/site-config.ts'
import { joinAddress } from '../schemas/address.ts'

/**
 * Spells the address of a page, below the locale's base path, with or without a last slash as the site wants them all. A
 * site that wants neither, or one on folders, keeps each as it is: folder pages have one, others none. The home page's stays empty.
 */
export function spellAddress(address: string, { trailingSlash }: Pick<SiteConfig, 'trailingSlash'>): string {
  if (typeof trailingSlash !== 'boolean' || address === '') return address
  const bare = address.replace(/\/$/, '')
  return trailingSlash ? `${bare}/` : bare
}

/** Address of a generated page of the blog: its list without `parts`, else the page below it. */
export function blogAddress(config: SiteConfig, ...parts: readonly string[]): string {
  const { blog } = config
  return blog === false ? '' : spellAddress(joinAddress(blog.path, ...parts), config)
}

/** Address of the tags of a version's docs, or of one of them. */
export function docTagsAddress(
  version: { readonly address: string },
  config: SiteConfig,
  permalink = '',
): string {
  return spellAddress(joinAddress(version.address, 'tags', permalink), config)
}

/** Address of the page that compares a version of the docs with the one before it. */
export function docsChangesAddress(
  before: { readonly name: string },
  version: { readonly name: string },
  config: SiteConfig,
): string {
  const path = config.docs === false ? '' : config.docs.path
  return spellAddress(joinAddress(path, 'changes', `${before.name}...${version.name}`), config)
}

/** Address of the search without any slash. */
export const SEARCH_PAGE = 'search'

/** Address of the page of the search. */
export function searchAddress(config: SiteConfig): string {
  return spellAddress(SEARCH_PAGE, config)
}
