import { oncePer } from '../once-per.ts'
import type { TagRecord } from '../read/read-tags.ts'
import { listedPosts, type LocaleContent, type VersionContent } from './locale-content.ts'
import type { DocRecord } from '../records/records.ts'
import type { RelatedPost } from '../records/relate-post.ts'

/** A tag in use and what carries it. */
export interface UsedTag<Item> {
  readonly tag: TagRecord
  readonly items: readonly Item[]
}

/** Tags in use by their permalink. */
export type UsedTags<Item> = ReadonlyMap<string, UsedTag<Item>>

/** Tags of listed posts with their posts, newest first, in the order in which they turn up. */
export const postTags: (content: LocaleContent) => UsedTags<RelatedPost> = oncePer((content) =>
  collect(listedPosts(content), ({ tags }) => tags),
)

/** Tags of a version's listed docs with their docs, in the order in which they turn up. */
export const docTags: (version: VersionContent) => UsedTags<DocRecord> = oncePer(({ docs, tags }) =>
  collect(
    docs.filter(({ isUnlisted }) => !isUnlisted),
    (doc) => tags.get(doc) ?? [],
  ),
)

function collect<Item>(items: readonly Item[], tagsOf: (item: Item) => readonly TagRecord[]): UsedTags<Item> {
  const used = new Map<string, { tag: TagRecord; items: Item[] }>()
  for (const item of items) {
    for (const tag of tagsOf(item)) {
      const entry = used.get(tag.permalink) ?? { tag, items: [] }
      entry.items.push(item)
      used.set(tag.permalink, entry)
    }
  }
  return used
}
