import type { Root } from 'hast'
import type {
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
  PostPage,
} from './blog-pages.ts'
import type { DocCategoryPage, DocPage, DocTagPage, DocTagsPage } from './doc-pages.ts'
import type { PageCommon, WrittenPage } from './page-parts.ts'

/** What a page may set besides its content, the same for docs and posts. */
interface PageLook {
  /** CSS classes for the site's style sheet. */
  readonly wrapperClassName?: string
}

export interface MarkdownPage extends WrittenPage, PageLook {
  readonly kind: 'page'
}

export interface HomePage extends PageCommon, PageLook {
  readonly kind: 'home'
  readonly heading: string
  readonly tagline: string
  readonly actions: readonly {
    readonly label: string
    readonly href: string
    readonly isDocument?: true
    readonly isPrimary: boolean
  }[]
  readonly features: readonly {
    readonly title: string
    readonly text: string
    readonly href: string | null
    readonly isDocument?: true
  }[]
  readonly body: Root
}

export interface NotFoundPage extends PageCommon {
  readonly kind: 'not-found'
}

/** A page with its content: everything that a layout needs. */
export type Page =
  | HomePage
  | MarkdownPage
  | DocPage
  | DocCategoryPage
  | DocTagsPage
  | DocTagPage
  | PostPage
  | BlogListPage
  | BlogArchivePage
  | BlogAuthorsPage
  | BlogAuthorPage
  | BlogTagsPage
  | BlogTagPage
  | NotFoundPage
