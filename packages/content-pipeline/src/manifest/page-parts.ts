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

/** Position in a list that is cut into pages. */
export interface ListPagination {
  readonly page: number
  readonly pageCount: number
  readonly newerHref: string | null
  readonly olderHref: string | null
}

/** What a page tells search engines and places that show a preview of it, beside its title and description. */
export interface PagePreview {
  readonly keywords: readonly string[]
  readonly image: PreviewImage | null
}

export interface PreviewImage {
  /** Absolute. */
  readonly url: string
  /** In pixels; null for a picture of another site. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface PageCommon {
  readonly route: Route
  /** Null or absent where nobody wrote any of it. */
  readonly preview?: PagePreview | null
}

/** When a page was changed last and by whom, of which one may be unknown. */
export interface LastUpdate {
  readonly date: string | null
  readonly author: string | null
}

/** A page written in Markdown. */
export interface WrittenPage extends PageCommon {
  /**
   * The text as a sanitised tree, first level-1 heading removed: layouts print the title themselves. A heading keeps
   * its `id`. Special elements are the custom ones that the theme's component map knows, listed in
   * `docs/architecture.md`.
   */
  readonly body: Root
  /**
   * Title as the writer marked it up, for the visible level-1 heading; equals `route.title` as text, unless a post has
   * another title for search engines. Empty when the front matter hides it.
   */
  readonly heading: readonly TocSpan[]
  /** Empty when hidden or when there are no headings in range. */
  readonly toc: readonly TocEntry[]
  readonly editUrl: string | null
  readonly lastUpdated: LastUpdate | null
}
