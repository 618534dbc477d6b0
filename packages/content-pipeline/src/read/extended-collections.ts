import type { CollectionName } from './read-collection.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

const COLLECTIONS: readonly CollectionName[] = ['docs', 'blog', 'pages']

/** Collections for whose front matter a site has a schema of its own. */
export function extendedCollections({ frontMatter }: Pick<SiteConfig, 'frontMatter'>): CollectionName[] {
  return COLLECTIONS.filter((name) => frontMatter[name] !== undefined)
}
