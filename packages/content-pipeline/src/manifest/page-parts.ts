import type { Root } from 'hast'
import type { Route } from './route-manifest.ts'

export type TocSpan = string | { readonly type: 'code' | 'em' | 'strong'; readonly text: string }

export interface TocEntry {
  readonly id: string
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly label: readonly TocSpan[]
}

export interface PageLink {
  readonly label: string
  readonly href: string
}

export interface Breadcrumb {
  readonly label: string
  /** Null for a category without a page, and for the current page. */
  readonly href: string | null
}

export interface TagLink {
  readonly label: string
  readonly href: string
  readonly description: string | null
}

/** Position in a paginated list. */
export interface ListPagination {
  readonly page: number
  readonly pageCount: number
  readonly newerHref: string | null
  readonly olderHref: string | null
}

/** Metadata of a page for search engines and social previews, besides its title and description. */
export interface PagePreview {
  readonly keywords: readonly string[]
  readonly image: PreviewImage | null
}

export interface PreviewImage {
  /** Absolute. */
  readonly url: string
  /** In pixels; null for an image of another site. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface PageCommon {
  readonly route: Route
  /** Null or absent when the page has none of it. */
  readonly preview?: PagePreview | null
}

/** When and by whom a page was last changed; either may be unknown. */
export interface LastUpdate {
  readonly date: string | null
  readonly author: string | null
}

/** A page written in Markdown. */
export interface WrittenPage extends PageCommon {
  /**
   * The content as a sanitised tree, without its first level-1 heading, because layouts print the title. Headings keep
   * their `id`. Special elements are listed in `docs/architecture.md`; the theme's component map renders them.
   */
  readonly body: Root
  /**
   * Title with its markup, for the visible level-1 heading. As text it equals `route.title`, unless a post has another
   * title for search engines. Empty when front matter hides it.
   */
  readonly heading: readonly TocSpan[]
  /** Name of the site's layout that places the parts of the page; absent for the theme's own. */
  readonly layout?: string
  /** Front matter as it is written, with defaults and the site's own keys; present with a layout of the site. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** Empty when hidden or when no heading is in range. */
  readonly toc: readonly TocEntry[]
  /** Present where the text takes the column of the table of contents, which is then above it. */
  readonly isWide?: true
  /** Blocks of the original that have changed or have come since this was translated; absent for none. */
  readonly outdatedBlocks?: number
  readonly editUrl: string | null
  readonly lastUpdated: LastUpdate | null
}

/** A picture of the site with its size. */
export interface SizedImage {
  readonly src: string
  /** Smaller files with their widths, for `srcset`; absent for none. */
  readonly srcSet?: string
  readonly width: number
  readonly height: number
}
