import type { Sidebar } from './sidebar.ts'
import type { CONTRACT_VERSION, SiteData } from './site-data.ts'

/** The kind of a page decides its layout. */
export type PageKind =
  | 'home'
  | 'page'
  | 'doc'
  | 'doc-category'
  | 'doc-tags'
  | 'doc-tag'
  | 'doc-changes'
  | 'post'
  | 'blog-list'
  | 'blog-archive'
  | 'blog-authors'
  | 'blog-author'
  | 'blog-tags'
  | 'blog-tag'
  | 'search'
  | 'not-found'

/** The same page in another language. */
export interface Alternate {
  readonly locale: string
  readonly lang: string
  /** Address with base path. */
  readonly path: string
  /** Search engines should not list it: a fallback, a doc of an older version, or a page that is not indexed. */
  readonly isUnindexed?: true
}

/** An address, and what is known about its page without the content. */
export interface Route {
  /** Canonical address with base path, as links spell it: `/no/docs/intro`, `/no/docs/resources/`. */
  readonly path: string
  readonly kind: PageKind
  readonly locale: string
  /** Page title without the site title; empty on home. */
  readonly title: string
  readonly description: string
  /** Name that is the same in all locales: `docs/integration/setup`, `blog/tags/insights`. */
  readonly id: string
  /** Source file of the page, relative to the root of the site, with `/`; null for generated pages. */
  readonly source: string | null
  /** Name in `LocaleManifest.sidebars`; null for a page without a sidebar. */
  readonly sidebar: string | null
  /** Reachable by address only: in no list and no sidebar. */
  readonly isUnlisted: boolean
  /** Shown in development, but not in builds. */
  readonly isDraft?: true
  /** Whether search engines may index it; else noindex, and not in the sitemap. */
  readonly isIndexed: boolean
  /**
   * Address, with base path, that search engines should index: for a doc in an older version, that of the newest one; for
   * a fallback, that of the original.
   */
  readonly canonical: string
  /** Shown in the default language because the translation is missing. */
  readonly isFallback: boolean
  /** Every locale's address of this page, this locale included, in configured order. */
  readonly alternates: readonly Alternate[]
}

/** A former address; with base path. */
export interface Redirect {
  readonly from: string
  /** With base path, query and hash, or a URL on another host. */
  readonly to: string
  /** Everything below `from` is redirected too; it ends in a slash. */
  readonly isPrefix?: true
  /** Appends the rest of the address after `from` to `to`, which ends in a slash. Only with `isPrefix`. */
  readonly keepsRest?: true
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

/** A file to publish with the pages: an image named by its content hash. */
export interface AssetFile {
  /** Absolute path of the source on this machine; never written to the output. */
  readonly from: string
  /** Path below each locale's base path, with `/`: `assets/feeding-flow-1a2b3c4d.svg`. */
  readonly to: string
}

/** Everything about a site except the content of its pages. */
export interface RouteManifest {
  readonly contract: typeof CONTRACT_VERSION
  readonly locales: readonly LocaleManifest[]
  readonly assets: readonly AssetFile[]
}
