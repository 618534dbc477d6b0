import type { AuthorRecord } from '../read/read-authors.ts'
import { listedPosts, type LocaleContent } from './locale-content.ts'
import type { RelatedPost } from './relate-post.ts'

/** Listed posts of an author of `authors.yml`, newest first. */
export function postsBy(author: AuthorRecord, content: LocaleContent): readonly RelatedPost[] {
  return listedPosts(content).filter(({ authors }) => authors.includes(author))
}
