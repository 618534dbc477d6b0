import type { Sidebar } from './sidebar.ts'
import type { CONTRACT_VERSION, SiteData } from './site-data.ts'

/** What a page is; decides its layout. */
export type PageKind =
  | 'home'
  | 'page'
  | 'doc'
  | 'doc-category'
  | 'doc-tags'
  | 'doc-tag'
  | 'post'
  | 'blog-list'
  | 'blog-archive'
  | 'blog-authors'
  | 'blog-author'
  | 'blog-tags'
  | 'blog-tag'
  | 'not-found'

/** Same page in another language. */
export interface Alternate {
  readonly locale: string
  readonly lang: string
  /** Address with base path. */
  readonly path: string
}

/** An address and the little that is known of it without its content. */
export interface Route {
  /** Canonical address with base path, as links spell it: `/no/docs/intro`, `/no/docs/resources/`. */
  readonly path: string
  readonly kind: PageKind
  readonly locale: string
  /** Page title without the site title; empty on home. */
  readonly title: string
  readonly description: string
  /** Stable name across locales: `docs/integration/setup`, `blog/tags/insights`. */
  readonly id: string
  /** File the page came from, relative to the site's root with `/`; null for generated pages. */
  readonly source: string | null
  /** Name in `LocaleManifest.sidebars`, or null for a page without one. */
  readonly sidebar: string | null
  /** Reachable by its address only: in no list and no sidebar. */
  readonly isUnlisted: boolean
  /** Shown while the site is being written, and in no build. */
  readonly isDraft?: true
  /** Whether search engines may list it; else noindex and in no sitemap. */
  readonly isIndexed: boolean
  /** Address, with base path, under which search engines should list it: of a doc in an older version the newest one's. */
  readonly canonical: string
  /** The default language's text stands in for a missing translation. */
  readonly isFallback: boolean
  /** Every locale's address of this page, this locale included, in configured order. */
  readonly alternates: readonly Alternate[]
}

/** An address that a page had once; both with base path. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export interface LocaleManifest {
  readonly siteData: SiteData
  /** Sorted by path, by code point. */
  readonly routes: readonly Route[]
  /** Sorted by `from`, by code point. None is the address of a route. */
  readonly redirects: readonly Redirect[]
  /** Page for every unmatched address; not among `routes`. Its path is `<base>404.html`. */
  readonly notFound: Route
  readonly sidebars: Readonly<Record<string, Sidebar>>
}

/** A file to copy beside the pages: images named by content hash. */
export interface AssetFile {
  /** Absolute path of the source on this machine; never written to output. */
  readonly from: string
  /** Place below each locale's base path, with `/`: `assets/feeding-flow-1a2b3c4d.svg`. */
  readonly to: string
}

/** Everything a site consists of but the pages' content. */
export interface RouteManifest {
  readonly contract: typeof CONTRACT_VERSION
  readonly locales: readonly LocaleManifest[]
  readonly assets: readonly AssetFile[]
}
