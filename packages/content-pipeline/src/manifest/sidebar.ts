import type { Root } from 'hast'

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
  /** On the site, but no page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
  /** Shown to readers who are at the page, and to nobody else. */
  readonly isUnlisted?: true
}

/** Text, a line or an image between the entries. */
export interface SidebarHtml extends SidebarEntry {
  readonly type: 'html'
  /** Sanitised, and without special elements. */
  readonly body: Root
  /** Whether it is aligned with the labels of the entries. */
  readonly isIndented: boolean
}

/** A part of a large sidebar that a browser loads when it needs it. */
export interface SidebarBranch {
  /** Address of the JSON file with the items, with base path. */
  readonly url: string
  /** Address that the category leads to while nobody has opened it: its own page, or the first one below it. */
  readonly entry: string
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
  /** Where the items are when a theme has taken them out of the sidebar; then `items` is empty. Never in a manifest. */
  readonly branch?: SidebarBranch
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
