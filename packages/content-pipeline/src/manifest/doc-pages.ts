import type { Root } from 'hast'
import type { Breadcrumb, PageCommon, PageLink, TagLink, WrittenPage } from './page-parts.ts'
import type { FrontMatterOf } from './register.ts'
import type { VersionBanner } from './site-data.ts'

/** The version of a doc, as its page shows it. */
export interface DocVersion {
  readonly name: string
  readonly label: string
  readonly banner: VersionBanner
  readonly isBadged: boolean
  /** The same doc in all versions that have it, this one included; empty for a site with a single version. */
  readonly alternates: readonly VersionAlternate[]
}

/** Address of a doc in a version. */
export interface VersionAlternate {
  readonly version: string
  /** Address with base path. */
  readonly href: string
}

export interface DocPage extends WrittenPage {
  readonly kind: 'doc'
  /** The site's own keys in its front matter; present if the site has a schema for them. */
  readonly siteFrontMatter?: FrontMatterOf<'docs'>
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
  /** On the site, but not a page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
  /** Null without a description. */
  readonly description: string | null
  /** Number of entries of a category; 0 for anything else. */
  readonly itemCount: number
}

/** The generated page of a category; title and description are those of the route. */
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
  /** Grouped by upper-case first letter; groups and labels in the alphabetical order of the locale. */
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
  /** In the alphabetical order of the locale. */
  readonly docs: readonly (PageLink & { readonly description: string })[]
  readonly version: DocVersion
}

/** What differs between a version of the docs and the one before it. */
export interface DocChangesPage extends PageCommon {
  readonly kind: 'doc-changes'
  /** Labels of the versions. */
  readonly from: string
  readonly to: string
  /** In the order of the files; what was removed comes last. */
  readonly docs: readonly (PageLink & {
    readonly type: 'added' | 'removed' | 'changed' | 'moved'
    /** Shown in the default language because the translation is missing. */
    readonly isFallback: boolean
    /** An element `fyr-change` for each difference; null for a page that only one of the versions has in this language, unless parts of it are on other pages. */
    readonly changes: Root | null
  })[]
  readonly version: DocVersion
}
