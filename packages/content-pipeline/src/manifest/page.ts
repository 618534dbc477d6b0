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
import type { DocCategoryPage, DocChangesPage, DocPage, DocTagPage, DocTagsPage } from './doc-pages.ts'
import type { FrontMatterOf } from './register.ts'
import type { PageCommon, PageLink, SizedImage, WrittenPage } from './page-parts.ts'

/** Settings of a page besides its content, the same for docs and posts. */
interface PageLook {
  /** CSS classes for the site's style sheet. */
  readonly wrapperClassName?: string
}

export interface MarkdownPage extends WrittenPage, PageLook {
  readonly kind: 'page'
  /** The site's own keys in its front matter; present if the site has a schema for them. */
  readonly siteFrontMatter?: FrontMatterOf<'pages'>
}

/** The picture beside the title of the home page. */
export interface HeroImage extends SizedImage {
  /** Empty for a picture that only decorates. */
  readonly alt: string
  /** The image used in dark mode; absent if one serves both modes. */
  readonly dark?: SizedImage
}

export interface HomePage extends PageCommon, PageLook {
  readonly kind: 'home'
  /** The site's own keys in its front matter; present if the site has a schema for them. */
  readonly siteFrontMatter?: FrontMatterOf<'pages'>
  /** Present on a page in React, which renders all of the article: the theme adds no title, links and features. */
  readonly isReactPage?: true
  readonly heading: string
  readonly tagline: string
  /** What the site is about, for whom and why; absent for none. */
  readonly text?: string
  /** Absent for none. */
  readonly image?: HeroImage
  readonly actions: readonly {
    readonly label: string
    readonly href: string
    readonly isDocument?: true
    readonly isPrimary: boolean
  }[]
  /** Heading of the features; absent for none. */
  readonly featuresTitle?: string
  readonly features: readonly {
    readonly title: string
    readonly text: string
    readonly href: string | null
    readonly isDocument?: true
    /** Absent for none. */
    readonly icon?: SizedImage
  }[]
  readonly body: Root
}

/** The search; without scripts, a list of all pages. */
export interface SearchListPage extends PageCommon {
  readonly kind: 'search'
  /** Docs by the outermost category, then posts, then other pages. A label is null if the theme names the group. */
  readonly groups: readonly {
    readonly kind: 'doc' | 'post' | 'page'
    readonly label: string | null
    readonly links: readonly PageLink[]
  }[]
}

/** The page for every unknown address, as the theme writes it. */
export interface ThemeNotFoundPage extends PageCommon {
  readonly kind: 'not-found'
}

/** The not-found page of a site's own. */
export interface OwnNotFoundPage extends Omit<MarkdownPage, 'kind' | 'layout'> {
  readonly kind: 'not-found'
}

export type NotFoundPage = ThemeNotFoundPage | OwnNotFoundPage

/** A page with its content: everything that a layout needs. */
export type Page =
  | HomePage
  | MarkdownPage
  | DocPage
  | DocCategoryPage
  | DocTagsPage
  | DocTagPage
  | DocChangesPage
  | PostPage
  | BlogListPage
  | BlogArchivePage
  | BlogAuthorsPage
  | BlogAuthorPage
  | BlogTagsPage
  | BlogTagPage
  | SearchListPage
  | NotFoundPage
