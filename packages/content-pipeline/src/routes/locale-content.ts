import type { LocaleInfo } from '../manifest/types.ts'
import { oncePer } from '../once-per.ts'
import type { Authors } from '../read/read-authors.ts'
import type { Messages } from '../read/read-messages.ts'
import type { TagRecord } from '../read/read-tags.ts'
import type { SidebarNode } from '../sidebar/sidebar-tree.ts'
import type { RelatedPost } from './relate-post.ts'
import type { DocRecord, PageRecord } from './records.ts'

/** Everything read and looked up in one locale, before it has addresses. */
export interface LocaleContent {
  readonly locale: LocaleInfo
  readonly messages: Messages
  readonly docs: readonly DocRecord[]
  readonly pages: readonly PageRecord[]
  /** All posts, newest first. */
  readonly posts: readonly RelatedPost[]
  readonly authors: Authors
  readonly sidebars: ReadonlyMap<string, readonly SidebarNode[]>
}

/** A tag in use and its posts, newest first. */
export interface UsedTag {
  readonly tag: TagRecord
  readonly posts: readonly RelatedPost[]
}

/** Posts that lists show, newest first. */
export const listedPosts: (content: LocaleContent) => readonly RelatedPost[] = oncePer((content) =>
  content.posts.filter(({ post }) => !post.isUnlisted),
)

/** Tags of listed posts by their permalink, in the order in which they turn up. */
export const usedTags: (content: LocaleContent) => ReadonlyMap<string, UsedTag> = oncePer((content) => {
  const used = new Map<string, { tag: TagRecord; posts: RelatedPost[] }>()
  for (const related of listedPosts(content)) {
    for (const tag of related.tags) {
      const entry = used.get(tag.permalink) ?? { tag, posts: [] }
      entry.posts.push(related)
      used.set(tag.permalink, entry)
    }
  }
  return used
})

/** What routes lead to, by the id that route and record share. */
export interface ContentById {
  readonly docs: ReadonlyMap<string, DocRecord>
  readonly posts: ReadonlyMap<string, RelatedPost>
  readonly pages: ReadonlyMap<string, PageRecord>
}

/** Everything written in a locale by its id. */
export const contentById: (content: LocaleContent) => ContentById = oncePer(({ docs, posts, pages }) => ({
  docs: firstById(docs, ({ id }) => id),
  posts: firstById(posts, ({ post }) => post.id),
  pages: firstById(pages, ({ id }) => id),
}))

/** An id that is there twice has been reported; it means the first that has it. */
function firstById<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.toReversed().map((item) => [idOf(item), item]))
}
