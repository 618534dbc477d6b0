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

/** What a page may ask for beside its text, docs and posts apart. */
interface PageLook {
  /** Classes for the style sheet of the site. */
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

/** A page with its content: all that a layout needs to paint it. */
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
