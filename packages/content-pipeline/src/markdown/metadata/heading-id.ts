import GithubSlugger, { slug } from 'github-slugger'
import { RESERVED_IDS } from './reserved-ids.ts'

/** Creates the generator of a document's heading ids. It numbers an id that is taken, and never gives a reserved one. */
export function createHeadingIds(): GithubSlugger {
  const ids = new GithubSlugger()
  for (const id of RESERVED_IDS) ids.slug(id)
  return ids
}

/**
 * The id of a heading with a text: GitHub's slug. A heading without letters or digits, such as `## 🎉`, would have an empty
 * slug, so it gets the id `section`.
 */
export function headingId(text: string, ids: GithubSlugger): string {
  return ids.slug(/[\p{L}\p{N}]/u.test(slug(text)) ? text : 'section')
}
