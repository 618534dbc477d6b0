import { docIds } from './starlight-config.ts'
import type { OldBlog } from './starlight-blog.ts'

/** Finds docs by links, once for all pages, as it reads every doc. Links begin at the root of the site. The folder is absolute. */
export function docFinder(docs: string, blog: OldBlog | null): (link: string) => string | null {
  const ids = docIds(docs, blog)
  return (link) =>
    ids.get(
      link
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '')
        .toLowerCase(),
    ) ?? null
}
