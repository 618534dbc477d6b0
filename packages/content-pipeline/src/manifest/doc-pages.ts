import type { Breadcrumb, PageCommon, PageLink, TagLink, WrittenPage } from './page-parts.ts'
import type { VersionBanner } from './site-data.ts'

/** The version of a doc, as the doc's own page shows it. */
export interface DocVersion {
  readonly name: string
  readonly label: string
  readonly banner: VersionBanner
  readonly isBadged: boolean
  /** The same doc in the versions that have it, this one included; empty for a site with a single version. */
  readonly alternates: readonly VersionAlternate[]
}

/** A doc's address in a version. */
export interface VersionAlternate {
  readonly version: string
  /** Address with base path. */
  readonly href: string
}

export interface DocPage extends WrittenPage {
  readonly kind: 'doc'
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly tags: readonly TagLink[]
  readonly version: DocVersion
}

/** An entry of a sidebar as a card. */
export interface DocCard {
  readonly type: 'doc' | 'link' | 'category'
  readonly label: string
  readonly href: string
  readonly isExternal: boolean
  /** On the site, but no page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
  /** Null where nobody wrote one. */
  readonly description: string | null
  /** Entries of a category; 0 for everything else. */
  readonly itemCount: number
}

/** The page of a category that lists what is below it; title and description are the route's. */
export interface DocCategoryPage extends PageCommon {
  readonly kind: 'doc-category'
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly cards: readonly DocCard[]
  readonly version: DocVersion
}

export interface DocTagsPage extends PageCommon {
  readonly kind: 'doc-tags'
  /** Grouped by upper-case first letter, letters and labels in the locale's alphabet. */
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly { readonly tag: TagLink; readonly docCount: number }[]
  }[]
  readonly version: DocVersion
}

export interface DocTagPage extends PageCommon {
  readonly kind: 'doc-tag'
  readonly tag: TagLink
  readonly allTagsHref: string
  /** In the order of the locale's alphabet. */
  readonly docs: readonly (PageLink & { readonly description: string })[]
  readonly version: DocVersion
}
