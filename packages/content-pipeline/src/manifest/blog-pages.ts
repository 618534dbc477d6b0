import type { Root } from 'hast'
import type { FrontMatterOf } from './register.ts'
import type { ListPagination, PageCommon, PageLink, SizedImage, TagLink, WrittenPage } from './page-parts.ts'

export interface Author {
  /** The key in `authors.yml`, or the name of an inline author. */
  readonly key: string
  readonly name: string
  readonly title: string | null
  readonly description: string | null
  /** Target of the name: the author's page, else the URL, else the email address. */
  readonly href: string | null
  readonly url: string | null
  readonly email: string | null
  readonly imageUrl: string | null
  /** Smaller square files of the picture with their widths, for `srcset`; absent for none. */
  readonly imageSrcSet?: string
  /** Profiles elsewhere. */
  readonly socials: readonly PageLink[]
}

/** The facts about a post that lists show, too. */
export interface PostSummary {
  readonly title: string
  readonly href: string
  readonly description: string
  /** Date of publication in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** Whole minutes, rounded up; 0 for a post without words. */
  readonly readingMinutes: number
  /** Shown in the default language because the translation is missing. */
  readonly isFallback: boolean
  readonly authors: readonly Author[]
  readonly tags: readonly TagLink[]
}

export interface PostExcerpt extends PostSummary {
  /** The part before the truncate marker, or the whole post. */
  readonly excerpt: Root
  /** The picture of the post; absent for none, for one of another host, and where the excerpt shows a picture of its own. */
  readonly picture?: SizedImage
  readonly isTruncated: boolean
}

export interface PostPage extends WrittenPage {
  readonly kind: 'post'
  /** The site's own keys in its front matter; present if the site has a schema for them. */
  readonly siteFrontMatter?: FrontMatterOf<'blog'>
  readonly post: PostSummary
  readonly newer: PageLink | null
  readonly older: PageLink | null
}

/** How an index groups the posts: by year, tag or author. */
export type BlogIndexKind = 'archive' | 'tags' | 'authors'

export interface BlogIndexLink {
  readonly kind: BlogIndexKind
  readonly href: string
}

/** A page with links to the other indexes of the blog. */
interface IndexedPage extends PageCommon {
  /** The existing indexes; the page itself may be among them. */
  readonly indexes: readonly BlogIndexLink[]
}

export interface BlogListPage extends IndexedPage {
  readonly kind: 'blog-list'
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
}

export interface BlogArchivePage extends IndexedPage {
  readonly kind: 'blog-archive'
  /** Years newest first; posts newest first. Years are in UTC. */
  readonly years: readonly { readonly year: string; readonly posts: readonly PostSummary[] }[]
}

export interface BlogAuthorsPage extends IndexedPage {
  readonly kind: 'blog-authors'
  readonly authors: readonly { readonly author: Author; readonly postCount: number }[]
}

/** The posts of one author. */
export interface BlogAuthorPage extends PageCommon {
  readonly kind: 'blog-author'
  readonly author: Author
  readonly postCount: number
  readonly allAuthorsHref: string
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
}

export interface BlogTagsPage extends IndexedPage {
  readonly kind: 'blog-tags'
  /** Grouped by upper-case first letter; groups and labels in the alphabetical order of the locale. */
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly { readonly tag: TagLink; readonly postCount: number }[]
  }[]
}

export interface BlogTagPage extends PageCommon {
  readonly kind: 'blog-tag'
  readonly tag: TagLink
  readonly postCount: number
  readonly allTagsHref: string
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
}
