import type { CollectionName } from './read-collection.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

const COLLECTIONS: readonly CollectionName[] = ['docs', 'blog', 'pages']

/** Collections whose front matter the site extends by its own schema. */
export function extendedCollections({ frontMatter }: Pick<SiteConfig, 'frontMatter'>): CollectionName[] {
  return COLLECTIONS.filter((name) => frontMatter[name] !== undefined)
}
