import type { BlogIndexKind } from '../manifest/index.ts'
import { listedPosts, type LocaleContent } from './locale-content.ts'
import { postTags } from './used-tags.ts'

/** The indexes that a locale's blog has: an archive with a listed post, tags in use, the authors of authors.yml. */
export function blogIndexes(content: LocaleContent): BlogIndexKind[] {
  return [
    ...(listedPosts(content).length > 0 ? (['archive'] as const) : []),
    ...(postTags(content).size > 0 ? (['tags'] as const) : []),
    ...(content.authors.size > 0 ? (['authors'] as const) : []),
  ]
}
