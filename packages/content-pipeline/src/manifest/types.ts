import type { Root } from 'hast'

/** Version of every shape in this door. A client that meets another version loads the page as a document. */
export const CONTRACT_VERSION = 1

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

/** One language of the site. */
export interface LocaleInfo {
  /** Code as the configuration spells it, also the folder under `i18n/`: `en`, `no`. */
  readonly code: string
  /** Name of the language in itself: `English`, `Norsk`. */
  readonly label: string
  /** Value of `<html lang>` and `hreflang`, BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Address of the locale's home, starting and ending with a slash: `/`, `/no/`. */
  readonly basePath: string
  readonly isDefault: boolean
}

export interface NavbarLink {
  readonly type: 'link'
  readonly label: string
  /** Address with base path, or an absolute URL when `isExternal`. */
  readonly href: string
  readonly isExternal: boolean
  readonly position: 'left' | 'right'
  /** The link is active on every page whose address equals this or lies below it. */
  readonly activeBase?: string
}

/** Link to the first page of a sidebar; active on every page that shows this sidebar. */
export interface NavbarSidebarLink {
  readonly type: 'sidebar'
  readonly label: string
  readonly href: string
  readonly sidebar: string
  readonly position: 'left' | 'right'
  /** What stands for `href` and `sidebar` in each version of the docs that has such a sidebar; absent without a choice. */
  readonly versions?: readonly {
    readonly version: string
    readonly href: string
    readonly sidebar: string
  }[]
}

export interface NavbarMenu {
  readonly type: 'menu'
  readonly label: string
  readonly items: readonly NavbarLink[]
  readonly position: 'left' | 'right'
}

export interface NavbarLocaleMenu {
  readonly type: 'locale-menu'
  readonly position: 'left' | 'right'
}

/** The choice between the versions of the docs; there only when there are two or more. */
export interface NavbarVersionMenu {
  readonly type: 'version-menu'
  readonly position: 'left' | 'right'
}

export type NavbarItem = NavbarLink | NavbarSidebarLink | NavbarMenu | NavbarLocaleMenu | NavbarVersionMenu

export interface FooterLink {
  readonly label: string
  readonly href: string
  readonly isExternal: boolean
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

export interface ColorModeSettings {
  readonly defaultMode: 'light' | 'dark'
  /** No toggle; the stored choice is dropped. */
  readonly disableSwitch: boolean
  /** Follow the system; the toggle then cycles light, dark, system. */
  readonly respectSystem: boolean
}

export interface Announcement {
  /** Changing the id shows a dismissed bar again. */
  readonly id: string
  /** Inline Markdown, already sanitised. */
  readonly body: Root
  readonly isCloseable: boolean
}

/** What a version's pages tell readers above their text: nothing, not released yet, or no longer kept up. */
export type VersionBanner = 'none' | 'unreleased' | 'unmaintained'

/** A version of the docs that readers can choose. */
export interface VersionLink {
  /** `current` for the docs that are being written. */
  readonly name: string
  readonly label: string
  /** Address, with base path, of the doc that stands for the version. */
  readonly href: string
  /** The one that readers get without asking. */
  readonly isLast: boolean
}

/** A feed of the blog, for the head of documents. */
export interface FeedLink {
  /** Media type: `application/rss+xml`. */
  readonly type: string
  readonly title: string
  /** Address with base path. */
  readonly href: string
}

/** What every page of one locale shares: the shell's data, serialisable, sent to the browser once. */
export interface SiteFrame {
  readonly contract: typeof CONTRACT_VERSION
  readonly title: string
  readonly tagline: string
  /** Origin of the published site without a final slash: `https://docs.example.com`. */
  readonly origin: string
  readonly titleDelimiter: string
  readonly locale: LocaleInfo
  /** All locales in configured order, this one included. */
  readonly locales: readonly LocaleInfo[]
  readonly logo: { readonly src: string; readonly alt: string } | null
  readonly favicon: string | null
  readonly navbar: readonly NavbarItem[]
  readonly footer: { readonly columns: readonly FooterColumn[]; readonly copyright: string }
  readonly colorMode: ColorModeSettings
  readonly announcement: Announcement | null
  readonly baseUrlBanner: boolean
  /** The versions of the docs, newest first; empty unless there are two or more. */
  readonly versions: readonly VersionLink[]
  /** Empty without a blog to follow. */
  readonly feeds: readonly FeedLink[]
  /** Texts that the site gives in place of its theme's, by the theme's names for them: `onThisPage`, `postCount.one`. */
  readonly texts: Readonly<Record<string, string>>
}

/** What a site adds to an entry for its own style sheet and its own components. */
interface SidebarEntry {
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

export interface SidebarLink extends SidebarEntry {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly isExternal?: true
  /** Shown to readers who are at the page, and to nobody else. */
  readonly isUnlisted?: true
}

/** Words, a line or a picture between the entries. */
export interface SidebarHtml extends SidebarEntry {
  readonly type: 'html'
  /** Sanitised, and without special elements. */
  readonly body: Root
  /** Whether it stands where the labels of entries stand. */
  readonly isIndented: boolean
}

export interface SidebarCategory extends SidebarEntry {
  readonly type: 'category'
  readonly label: string
  /** Address of the category's own page, or null when the label only opens and closes. */
  readonly href: string | null
  /** The page at `href` is shown to readers who are at it, and to nobody else. */
  readonly isPageUnlisted?: true
  readonly isCollapsible: boolean
  /** State before the reader touches it; a category that holds the current page opens anyway. */
  readonly isCollapsed: boolean
  readonly items: readonly SidebarItem[]
}

/** A heading over links that is always open, such as a year in the blog sidebar. */
export interface SidebarGroup {
  readonly type: 'group'
  readonly label: string
  readonly items: readonly SidebarLink[]
}

export type SidebarItem = SidebarLink | SidebarHtml | SidebarCategory | SidebarGroup

/** A navigation tree shared by many pages of one locale; written once per locale, never repeated per page. */
export interface Sidebar {
  /** Unique within the locale: `tutorialSidebar`, `blog`. */
  readonly name: string
  readonly kind: 'docs' | 'blog'
  /** Visible title, such as "Recent posts"; empty for docs. */
  readonly title: string
  readonly items: readonly SidebarItem[]
}

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
  readonly frame: SiteFrame
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

export interface Author {
  /** In `authors.yml`; the name of an author whom a post brings itself. */
  readonly key: string
  readonly name: string
  readonly title: string | null
  readonly description: string | null
  /** Where the name leads: the author's page, else the URL, else the mail address. */
  readonly href: string | null
  readonly url: string | null
  readonly email: string | null
  readonly imageUrl: string | null
  /** Where else the author is. */
  readonly socials: readonly PageLink[]
}

export interface TagLink {
  readonly label: string
  readonly href: string
  readonly description: string | null
}

/** Facts of a post that lists show too. */
export interface PostSummary {
  readonly title: string
  readonly href: string
  readonly description: string
  /** Day of publication in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** Whole minutes, rounded up; 0 for a post without words. */
  readonly readingMinutes: number
  /** The default language's text stands in for a missing translation. */
  readonly isFallback: boolean
  readonly authors: readonly Author[]
  readonly tags: readonly TagLink[]
}

export interface PostExcerpt extends PostSummary {
  /** What stands before the truncate marker, or the whole post. */
  readonly excerpt: Root
  readonly isTruncated: boolean
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

interface PageCommon {
  readonly route: Route
  /** Null or absent where nobody wrote any of it. */
  readonly preview?: PagePreview | null
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
   * Title as the writer marked it up, for the visible level-1 heading; equals `route.title` as text. Empty when the front
   * matter hides it.
   */
  readonly heading: readonly TocSpan[]
  /** Empty when hidden or when there are no headings in range. */
  readonly toc: readonly TocEntry[]
  readonly editUrl: string | null
  readonly lastUpdated: { readonly date: string; readonly author: string | null } | null
}

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

export interface MarkdownPage extends WrittenPage {
  readonly kind: 'page'
}

export interface PostPage extends WrittenPage {
  readonly kind: 'post'
  readonly post: PostSummary
  readonly newer: PageLink | null
  readonly older: PageLink | null
}

export interface HomePage extends PageCommon {
  readonly kind: 'home'
  readonly heading: string
  readonly tagline: string
  readonly actions: readonly { readonly label: string; readonly href: string; readonly isPrimary: boolean }[]
  readonly features: readonly {
    readonly title: string
    readonly text: string
    readonly href: string | null
  }[]
  readonly body: Root
}

export interface BlogListPage extends PageCommon {
  readonly kind: 'blog-list'
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
}

export interface BlogArchivePage extends PageCommon {
  readonly kind: 'blog-archive'
  /** Years newest first; posts newest first. Years are UTC. */
  readonly years: readonly { readonly year: string; readonly posts: readonly PostSummary[] }[]
}

export interface BlogAuthorsPage extends PageCommon {
  readonly kind: 'blog-authors'
  readonly authors: readonly { readonly author: Author; readonly postCount: number }[]
}

/** The posts of one author. */
export interface BlogAuthorPage extends PageCommon {
  readonly kind: 'blog-author'
  readonly author: Author
  readonly postCount: number
  readonly allAuthorsHref: string
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
}

export interface BlogTagsPage extends PageCommon {
  readonly kind: 'blog-tags'
  /** Grouped by upper-case first letter, letters and labels in the locale's alphabet. */
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly { readonly tag: TagLink; readonly postCount: number }[]
  }[]
}

export interface BlogTagPage extends PageCommon {
  readonly kind: 'blog-tag'
  readonly tag: TagLink
  readonly postCount: number
  readonly allTagsHref: string
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
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
