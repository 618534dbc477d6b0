import type { Root } from 'hast'
import type { AdmonitionType } from './admonition-types.ts'

/** Additions to an entry for the site's own style sheet and components. */
interface SidebarEntry {
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

export interface SidebarLink extends SidebarEntry {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  /** A short word beside the label. */
  readonly badge?: string
  /** The type whose colour it has. Default: the colour of the label. */
  readonly badgeType?: AdmonitionType
  readonly isExternal?: true
  /** On the site, but not a page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
  /** Unlisted: shown only to readers of that page. */
  readonly isUnlisted?: true
}

/** Text, a line or an image between the entries. */
export interface SidebarHtml extends SidebarEntry {
  readonly type: 'html'
  /** Sanitised, without special elements. */
  readonly body: Root
  /** Whether it is aligned with the labels of the entries. */
  readonly isIndented: boolean
}

/** A part of a large sidebar that the browser loads on demand. */
export interface SidebarBranch {
  /** Address of the JSON file with the items, with base path. */
  readonly url: string
  /** Target of the category while it is closed: its own page, or the first page inside it. */
  readonly entry: string
}

export interface SidebarCategory extends SidebarEntry {
  readonly type: 'category'
  readonly label: string
  /** Address of the category's own page; null when the label only opens and closes it. */
  readonly href: string | null
  /** The page at `href` is unlisted: shown only to its readers. */
  readonly isPageUnlisted?: true
  readonly isCollapsible: boolean
  /** Initial state; a category with the current page opens anyway. */
  readonly isCollapsed: boolean
  readonly items: readonly SidebarItem[]
  /**
   * The file with the items, after a theme has moved them out of the sidebar; `items` is then empty. Never in a
   * manifest.
   */
  readonly branch?: SidebarBranch
}

/** A heading over links that are always visible, such as a year in the blog sidebar. */
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
