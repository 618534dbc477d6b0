import type { SiteConfig } from '../schemas/site-config.ts'

/** The folders of a site's documents and their translations, relative to the root. */
export function contentFolders(
  config: Pick<SiteConfig, 'content'> & Partial<Pick<SiteConfig, 'docs'>>,
): readonly string[] {
  const { content } = config
  return [
    content.docs,
    content.blog,
    content.pages,
    content.versionedDocs,
    content.translations,
    ...furtherFolders(config),
  ]
}

/** All folders and single files that a site is written in, relative to the root. */
export function writtenPlaces(config: Pick<SiteConfig, 'content' | 'docs'>): readonly string[] {
  return [...Object.values(config.content), ...furtherFolders(config)]
}

/** The folders of further docs. */
export function furtherFolders({ docs = false }: Partial<Pick<SiteConfig, 'docs'>>): readonly string[] {
  return docs === false ? [] : Object.keys(docs.folders)
}
