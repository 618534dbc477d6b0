import type { Origin } from '../content-error.ts'
import { oncePer } from '../once-per.ts'
import type { DocRecord } from '../records/records.ts'
import type { SidebarLook } from '../schemas/sidebar-look.ts'

/** A sidebar before its pages have addresses. */
export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

interface DocNode {
  readonly type: 'doc'
  readonly look: SidebarLook
  readonly label: string
  readonly doc: DocRecord
  /** A mere link: the doc belongs to another sidebar, or to none. */
  readonly isReference: boolean
}

export interface LinkNode {
  readonly type: 'link'
  readonly look: SidebarLook
  readonly label: string
  /** As configured. */
  readonly target: string
  readonly origin: Origin
}

export interface HtmlNode {
  readonly type: 'html'
  readonly look: SidebarLook
  /** As configured, its variables filled in; nothing in it has been checked. */
  readonly written: string
  /** In the language of the sidebar. */
  readonly html: string
  readonly isIndented: boolean
  readonly origin: Origin
}

/** The entry of a doc that belongs to the sidebar. */
export function docNode(doc: DocRecord, label: string, look: SidebarLook = {}): DocNode {
  return { type: 'doc', look, label, doc, isReference: false }
}

export interface CategoryNode {
  readonly type: 'category'
  readonly look: SidebarLook
  readonly label: string
  readonly description: string | null
  /** The category's own page. */
  readonly page: SidebarPage | null
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly items: readonly SidebarNode[]
}

/** The page of a category that nobody writes: it lists what is below. */
export interface CategoryIndex {
  /** The same in every locale. */
  readonly id: string
  /** Below the locale's base path, without a first slash. */
  readonly address: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Picture for previews, as written. */
  readonly image: string | undefined
  /** Where a writer asked for it. */
  readonly origin: Origin
}

/** A page that a sidebar leads to. */
export type SidebarPage = DocRecord | CategoryIndex

/** Whether a page of a sidebar is a written one. */
export function isDoc(page: SidebarPage): page is DocRecord {
  return 'docId' in page
}

/** Whether a page may be led to from elsewhere; an unlisted one is in its sidebar for those who are at it. */
export function isListed(page: SidebarPage): boolean {
  return !isDoc(page) || !page.isUnlisted
}

/** Whether there is anything at or below a node for readers of other pages. */
export function isShown(node: SidebarNode): boolean {
  if (node.type === 'doc') return isListed(node.doc)
  if (node.type !== 'category') return node.type === 'link'
  return (node.page !== null && isListed(node.page)) || node.items.some(isShown)
}

/** A page where a sidebar shows it: as an entry or as the page of a category. */
export interface PlacedPage {
  readonly page: SidebarPage
  readonly label: string
  /** The categories around it, outermost first; a category's own page counts as inside. */
  readonly trail: readonly CategoryNode[]
}

/** Where a sidebar shows its pages: in reading order, and by page its first place in that order. */
export interface SidebarPlaces {
  readonly pages: readonly PlacedPage[]
  readonly placeOf: ReadonlyMap<SidebarPage, number>
}

/** The places of a sidebar's pages. */
export const sidebarPlaces: (nodes: readonly SidebarNode[]) => SidebarPlaces = oncePer((nodes) => {
  const pages = flattenPages(nodes)
  const placeOf = new Map<SidebarPage, number>()
  for (const [place, { page }] of pages.entries()) {
    if (!placeOf.has(page)) placeOf.set(page, place)
  }
  return { pages, placeOf }
})

/**
 * The pages that belong to a tree in reading order, unlisted ones included: a category's page before what is below it.
 */
export function flattenPages(
  nodes: readonly SidebarNode[],
  trail: readonly CategoryNode[] = [],
): PlacedPage[] {
  return nodes.flatMap((node) => {
    if (node.type === 'doc') return node.isReference ? [] : [{ page: node.doc, label: node.label, trail }]
    if (node.type !== 'category') return []
    const own = node.page === null ? [] : [{ page: node.page, label: node.label, trail: [...trail, node] }]
    return [...own, ...flattenPages(node.items, [...trail, node])]
  })
}

/** The category whose page a page is, or null. */
export function categoryOf(page: SidebarPage, nodes: readonly SidebarNode[]): CategoryNode | null {
  const { pages, placeOf } = sidebarPlaces(nodes)
  return pages[placeOf.get(page) ?? -1]?.trail.find((category) => category.page === page) ?? null
}

/** What a doc is called in a sidebar when the sidebar itself does not say. */
export function docLabel(doc: DocRecord): string {
  return doc.frontMatter.sidebar_label ?? doc.title
}
