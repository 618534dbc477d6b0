import type { SourceLocation } from '../diagnostic.ts'
import { oncePer } from '../once-per.ts'
import type { DocRecord } from '../records/records.ts'
import { pickLook, type SidebarLook } from '../schemas/sidebar-look.ts'

/** A sidebar before its pages have addresses. */
export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

interface DocNode {
  readonly type: 'doc'
  readonly look: SidebarLook
  readonly label: string
  readonly doc: DocRecord
  /** Only a link: the doc belongs to another sidebar, or to none. */
  readonly isReference: boolean
}

export interface LinkNode {
  readonly type: 'link'
  readonly look: SidebarLook
  readonly label: string
  /** As configured. */
  readonly target: string
  readonly location: SourceLocation
}

export interface HtmlNode {
  readonly type: 'html'
  readonly look: SidebarLook
  /** As configured, with variables inserted; not validated. */
  readonly written: string
  /** In the language of the sidebar. */
  readonly html: string
  readonly isIndented: boolean
  readonly location: SourceLocation
}

/** The entry of a doc that belongs to the sidebar. What the sidebar says about its look comes before what the doc says. */
export function docNode(doc: DocRecord, label: string, look: SidebarLook = {}): DocNode {
  const { sidebar_class_name: className, sidebar_custom_props: customProps } = doc.frontMatter
  const own = pickLook({ className, customProps })
  return { type: 'doc', look: { ...own, ...look }, label, doc, isReference: false }
}

export interface CategoryNode {
  readonly type: 'category'
  readonly look: SidebarLook
  readonly label: string
  readonly description: string | null
  /** The category's own page. */
  readonly page: SidebarPage | null
  readonly isCollapsible: boolean
  /** Null if it is not configured: the length of the sidebar decides. */
  readonly isCollapsed: boolean | null
  readonly items: readonly SidebarNode[]
}

/** A generated category page, which lists what is below it. */
export interface CategoryIndex {
  /** The same in every locale. */
  readonly id: string
  /** Below the locale's base path, without a leading slash. */
  readonly address: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Image for social previews, as written. */
  readonly image: string | undefined
  /** The place where an author set it. */
  readonly location: SourceLocation
}

/** A page that a sidebar links to. */
export type SidebarPage = DocRecord | CategoryIndex

/** Whether a page of a sidebar is a written one. */
export function isDoc(page: SidebarPage): page is DocRecord {
  return 'docId' in page
}

/** Whether other pages may link to a page; an unlisted one is in its sidebar for its own readers. */
export function isListed(page: SidebarPage): boolean {
  return !isDoc(page) || !page.isUnlisted
}

/** Whether readers of other pages can see a node or anything below it. */
export function isShown(node: SidebarNode): boolean {
  if (node.type === 'doc') return isListed(node.doc)
  if (node.type !== 'category') return node.type === 'link'
  return (node.page !== null && isListed(node.page)) || node.items.some(isShown)
}

/** A page in a sidebar: as an entry or as the page of a category. */
export interface PlacedPage {
  readonly page: SidebarPage
  readonly label: string
  /** The categories around it, outermost first; a category's own page counts as inside. */
  readonly trail: readonly CategoryNode[]
}

/** The pages of a sidebar in reading order, each where it is first: a second place would lead readers back. */
export interface SidebarPlaces {
  readonly pages: readonly PlacedPage[]
  readonly placeOf: ReadonlyMap<SidebarPage, number>
}

/** Positions of a sidebar's pages. */
export const sidebarPlaces: (nodes: readonly SidebarNode[]) => SidebarPlaces = oncePer((nodes) => {
  const first = new Map<SidebarPage, PlacedPage>()
  for (const placed of flattenPages(nodes)) {
    if (!first.has(placed.page)) first.set(placed.page, placed)
  }
  const pages = [...first.values()]
  return { pages, placeOf: new Map(pages.map(({ page }, place) => [page, place])) }
})

/** The pages of a tree in reading order, unlisted ones included: a category's page before what is below it. */
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

/** The category that a page belongs to as its page, or null. */
export function categoryOf(page: SidebarPage, nodes: readonly SidebarNode[]): CategoryNode | null {
  const { pages, placeOf } = sidebarPlaces(nodes)
  return pages[placeOf.get(page) ?? -1]?.trail.find((category) => category.page === page) ?? null
}

/** Label of a doc in a sidebar that does not set one. */
export function docLabel(doc: DocRecord): string {
  return doc.frontMatter.sidebar_label ?? doc.title
}
