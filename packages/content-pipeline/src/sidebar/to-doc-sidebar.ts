import type { Sidebar, SidebarItem } from '../manifest/types.ts'
import { isListed, type SidebarNode } from './sidebar-tree.ts'

/** Gives a sidebar's docs and links their addresses. */
export interface SidebarAddresses {
  readonly basePath: string
  readonly resolve: (target: string) => { readonly href: string; readonly isExternal: boolean }
}

/** A docs sidebar as the theme gets it. */
export function toDocSidebar(
  name: string,
  nodes: readonly SidebarNode[],
  addresses: SidebarAddresses,
): Sidebar {
  return { name, kind: 'docs', title: '', items: nodes.map((node) => toItem(node, addresses)) }
}

function toItem(node: SidebarNode, addresses: SidebarAddresses): SidebarItem {
  const { label } = node
  if (node.type === 'doc') {
    const href = addresses.basePath + node.doc.address
    return { type: 'link', label, href, ...(isListed(node.doc) ? {} : { isUnlisted: true }) }
  }
  if (node.type === 'link') {
    const { href, isExternal } = addresses.resolve(node.target)
    return isExternal ? { type: 'link', label, href, isExternal } : { type: 'link', label, href }
  }
  return {
    type: 'category',
    label,
    href: node.page === null ? null : addresses.basePath + node.page.address,
    ...(node.page === null || isListed(node.page) ? {} : { isPageUnlisted: true }),
    isCollapsible: node.isCollapsible,
    isCollapsed: node.isCollapsed,
    items: node.items.map((item) => toItem(item, addresses)),
  }
}
