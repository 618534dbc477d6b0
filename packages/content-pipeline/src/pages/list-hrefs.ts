import { blogAddress, docTagsAddress } from '../records/spell-address.ts'
import type { VersionContent } from '../routes/locale-content.ts'
import type { PageContext } from '../site-data/page-context.ts'

type HrefContext = Pick<PageContext, 'config' | 'content'>

/** Path of a generated page of the blog, with base path: its list without `parts`, else the page below it. */
export function blogHref({ config, content }: HrefContext, ...parts: readonly string[]): string {
  return content.locale.basePath + blogAddress(config, ...parts)
}

/** Path of a tag of the blog, by its permalink. */
export function postTagHref(context: HrefContext): (permalink: string) => string {
  return (permalink) => blogHref(context, 'tags', permalink)
}

/** Path of the tags of a version's docs, or of one tag by its permalink. */
export function docTagHref(
  { version }: VersionContent,
  { config, content }: HrefContext,
): (permalink?: string) => string {
  return (permalink) => content.locale.basePath + docTagsAddress(version, config, permalink)
}
