import GithubSlugger, { slug } from 'github-slugger'
import { hasReservedPrefix, RESERVED_IDS } from './reserved-ids.ts'

/** A text as GitHub spells it in an id, which other tools use in addresses too; an instance numbers those that are taken. */
export { GithubSlugger, slug as githubSlug }

/** Numbers ids that are taken. */
export interface HeadingIds {
  /** The slug of a text, numbered if it is taken, and takes it. */
  slug(text: string): string
  /** Next number of each id that is taken. */
  readonly occurrences: Record<string, number>
}

/** Creates the generator of a document's heading ids. It numbers an id that is taken, and never gives a reserved one. */
export function createHeadingIds(): HeadingIds {
  const ids = new GithubSlugger()
  for (const id of RESERVED_IDS) ids.slug(id)
  return ids
}

/**
 * The id of a heading with a text: GitHub's slug. A heading without letters or digits, such as `## 🎉`, would have an empty
 * slug, so it gets the id `section`; one whose slug begins as the ids of the theme do gets it as a prefix.
 */
export function headingId(text: string, ids: HeadingIds): string {
  const own = slug(text)
  if (!/[\p{L}\p{N}]/u.test(own)) return ids.slug('section')
  return ids.slug(hasReservedPrefix(own) ? `section ${text}` : text)
}
