import type {
  Alternate,
  DocVersion,
  PageKind,
  Sidebar,
  SiteFrame,
  TocEntry,
} from '@fyr/content-pipeline/manifest'
import type { Messages } from './messages/messages.ts'

/**
 * What the shell must know of a page besides its article. On the first load it stands in the document as JSON
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
  /** Name of the sidebar and the address of its JSON, or null. */
  readonly sidebar: { readonly name: string; readonly url: string } | null
  readonly toc: readonly TocEntry[]
  readonly alternates: readonly Alternate[]
  /** Version of a doc and the same doc in the others; null for other pages and where there is one version. */
  readonly version: Pick<DocVersion, 'name' | 'alternates'> | null
}

/** What a navigation fetches: `<address of the page>/page.json`. */
export interface PagePayload {
  readonly meta: PageMeta
  /** Inner HTML of `<main id="main">`, byte for byte what the page's document holds. */
  readonly html: string
}

/** What every page of a locale shares; one hashed JSON file, fetched when React starts. */
export interface ShellData {
  readonly frame: SiteFrame
  readonly messages: Messages
}

/** Reads a sidebar's JSON file, written as it is by the build. */
export type SidebarData = Sidebar
