import type { LocaleInfo } from '../manifest/index.ts'
import { oncePer } from '../once-per.ts'
import type { Authors, AuthorRecord } from '../read/read-authors.ts'
import type { Messages } from '../read/read-messages.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import type { TagRecord } from '../read/read-tags.ts'
import type { SidebarNode } from '../sidebar/sidebar-tree.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import type { DocRecord, PageRecord, WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'

/** Everything read in one locale, before it has addresses. */
export interface LocaleContent {
  readonly locale: LocaleInfo
  readonly messages: Messages
  /** All docs: of the versions, then of further folders. */
  readonly docs: readonly VersionContent[]
  /** The versions of the docs, newest first. */
  readonly versions: readonly VersionContent[]
  readonly pages: readonly PageRecord[]
  /** The page that the site has for unknown addresses; null if it leaves that to the theme. */
  readonly notFound: PageRecord | null
  /** All posts, newest first. */
  readonly posts: readonly RelatedPost[]
  readonly authors: Authors
  /** What this build leaves out. */
  readonly drafts: readonly WrittenRecord<FrontMatter>[]
}

/** A version of the docs, or a folder of further docs, in one locale. */
export interface VersionContent {
  readonly version: DocsVersion
  readonly docs: readonly DocRecord[]
  readonly tags: ReadonlyMap<DocRecord, readonly TagRecord[]>
  /** By its name within the version. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarNode[]>
}

/** All docs of a locale, of every version and further folder. */
export const allDocs: (content: LocaleContent) => readonly DocRecord[] = oncePer((content) =>
  content.docs.flatMap(({ docs }) => docs),
)

/** The version, or the further folder, with a name. Throws a RangeError for one that the locale does not have. */
export function versionOf({ docs }: LocaleContent, name: string): VersionContent {
  const found = docs.find(({ version }) => version.name === name)
  if (found === undefined) throw new RangeError(`No version of this manifest is called "${name}".`)
  return found
}

/** The version before another one; null for the oldest, and for further docs. */
export function olderVersion({ versions }: LocaleContent, name: string): VersionContent | null {
  const place = versions.findIndex(({ version }) => version.name === name)
  return place === -1 ? null : (versions[place + 1] ?? null)
}

/** Posts that lists show, newest first. */
export const listedPosts: (content: LocaleContent) => readonly RelatedPost[] = oncePer((content) =>
  content.posts.filter(({ post }) => !post.isUnlisted && post.isDated),
)

/** Records by the id that they share with their routes. */
export interface ContentById {
  readonly docs: ReadonlyMap<string, DocRecord>
  readonly posts: ReadonlyMap<string, RelatedPost>
  readonly pages: ReadonlyMap<string, PageRecord>
}

/** Every record of a locale by its id. */
export const contentById: (content: LocaleContent) => ContentById = oncePer((content) => ({
  docs: firstById(allDocs(content), ({ id }) => id),
  posts: firstById(content.posts, ({ post }) => post.id),
  pages: firstById(content.pages, ({ id }) => id),
}))

/** A duplicate id has been reported; it refers to the first record. */
function firstById<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.toReversed().map((item) => [idOf(item), item]))
}

/** Listed posts of an author of `authors.yml`, newest first. */
export function postsBy(author: AuthorRecord, content: LocaleContent): readonly RelatedPost[] {
  return listedPosts(content).filter(({ authors }) => authors.includes(author))
}
