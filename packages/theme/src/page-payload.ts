import type {
  Alternate,
  DocVersion,
  PageKind,
  Sidebar,
  SidebarItem,
  SiteData,
  SiteFrontMatter,
  TocEntry,
} from '@fyr/content-pipeline/manifest'
import type { Messages } from './messages/messages.ts'

/**
 * The metadata of a page that the shell needs besides the article. On the first load it is in the document as JSON
 * (`<script type="application/json" id="fyr-page">`); on navigation it arrives with the article in a `PagePayload`.
 */
export interface PageMeta {
  /** `CONTRACT_VERSION` of the build that wrote the page. */
  readonly contract: number
  /** Names the scripts, styles and shell data of the build; a page of another shell is loaded as a document. */
  readonly shell: string
  /** Canonical address with base path. */
  readonly path: string
  readonly kind: PageKind
  readonly locale: string
  /** Text of `<title>`, site title included. */
  readonly documentTitle: string
  /** Absolute canonical URL. */
  readonly canonical: string
  /** Value of `class` on `<html>`. */
  readonly htmlClass: string
  /** Name of the sidebar and the files that a browser needs of it, or null. */
  readonly sidebar: ({ readonly name: string } & SidebarFiles) | null
  readonly toc: readonly TocEntry[]
  /** Given when the article takes the column of the contents, which are only above it then. */
  readonly isWide?: true
  readonly alternates: readonly Alternate[]
  /** Version of a doc and the same doc in the others; null for other pages and where there is one version. */
  readonly version: Pick<DocVersion, 'name' | 'alternates'> | null
  /** The site's own keys in the front matter of the page; absent on generated pages and without a schema for them. */
  readonly siteFrontMatter?: SiteFrontMatter
}

/** Addresses of what a page's sidebar is read from. */
export interface SidebarFiles {
  /** JSON file with the `Sidebar`. */
  readonly url: string
  /** JSON files with the items of the categories around the page, in a sidebar that is too large to be sent whole. */
  readonly branches: readonly string[]
}

/** The file that a navigation fetches: `<address of the page>/page.json`. */
export interface PagePayload {
  readonly meta: PageMeta
  /** Inner HTML of `<main id="main">`, byte for byte what the page's document holds. */
  readonly html: string
}

/** Data that all pages of a locale share: one hashed JSON file, fetched when React starts. */
export interface ShellData {
  readonly siteData: SiteData
  readonly messages: Messages
}

/** The content of a file of `SidebarFiles`: the sidebar, or the items of a branch. */
export type SidebarFile = Sidebar | readonly SidebarItem[]

/** The content of the first of `SidebarFiles`. */
export type SidebarData = Sidebar
