import { oncePer } from '../once-per.ts'
import type { DocRecord } from '../routes/records.ts'

/** A sidebar before its docs have addresses. */
export type SidebarNode = DocNode | LinkNode | CategoryNode

interface DocNode {
  readonly type: 'doc'
  readonly label: string
  readonly doc: DocRecord
}

interface LinkNode {
  readonly type: 'link'
  readonly label: string
  /** As configured. */
  readonly target: string
}

export interface CategoryNode {
  readonly type: 'category'
  readonly label: string
  /** The category's own page. */
  readonly doc: DocRecord | null
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly items: readonly SidebarNode[]
}

/** A doc where a sidebar shows it: as an entry or as the page of a category. */
export interface SidebarDoc {
  readonly doc: DocRecord
  readonly label: string
  /** The categories around it, outermost first; a category's own page counts as inside. */
  readonly trail: readonly CategoryNode[]
}

/** Where a sidebar shows its docs: in reading order, and by doc its first place in that order. */
export interface SidebarPlaces {
  readonly docs: readonly SidebarDoc[]
  readonly placeOf: ReadonlyMap<DocRecord, number>
}

/** The places of a sidebar's docs. */
export const sidebarPlaces: (nodes: readonly SidebarNode[]) => SidebarPlaces = oncePer((nodes) => {
  const docs = flattenDocs(nodes)
  const placeOf = new Map<DocRecord, number>()
  for (const [place, { doc }] of docs.entries()) {
    if (!placeOf.has(doc)) placeOf.set(doc, place)
  }
  return { docs, placeOf }
})

/** The docs of a tree in reading order: a category's page before what is below it. */
export function flattenDocs(
  nodes: readonly SidebarNode[],
  trail: readonly CategoryNode[] = [],
): SidebarDoc[] {
  return nodes.flatMap((node) => {
    if (node.type === 'doc') return [{ doc: node.doc, label: node.label, trail }]
    if (node.type === 'link') return []
    const own = node.doc === null ? [] : [{ doc: node.doc, label: node.label, trail: [...trail, node] }]
    return [...own, ...flattenDocs(node.items, [...trail, node])]
  })
}
