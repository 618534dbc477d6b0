import type { Root } from 'hast'
import type { ResolvedLink } from '../links/resolve-config-link.ts'
import type { Sidebar, SidebarItem } from '../manifest/index.ts'
import { type HtmlNode, isListed, type LinkNode, type SidebarNode } from '../sidebar/sidebar-tree.ts'

/** Gives a sidebar's docs and links their addresses, and its HTML the shape that it may have. */
export interface SidebarAddresses {
  readonly basePath: string
  readonly resolve: (link: LinkNode) => ResolvedLink
  readonly readHtml: (node: HtmlNode) => Promise<Root>
}

/** A docs sidebar as the theme gets it. */
export async function toDocSidebar(
  name: string,
  nodes: readonly SidebarNode[],
  addresses: SidebarAddresses,
): Promise<Sidebar> {
  return { name, kind: 'docs', title: '', items: await toItems(nodes, addresses) }
}

function toItems(nodes: readonly SidebarNode[], addresses: SidebarAddresses): Promise<SidebarItem[]> {
  return Promise.all(nodes.map((node) => toItem(node, addresses)))
}

async function toItem(node: SidebarNode, addresses: SidebarAddresses): Promise<SidebarItem> {
  const { look } = node
  if (node.type === 'html') {
    return { type: 'html', body: await addresses.readHtml(node), isIndented: node.isIndented, ...look }
  }
  const { label } = node
  if (node.type === 'doc') {
    const href = addresses.basePath + node.doc.address
    return { type: 'link', label, href, ...(isListed(node.doc) ? {} : { isUnlisted: true }), ...look }
  }
  if (node.type === 'link') {
    const { isExternal, ...link } = addresses.resolve(node)
    return { type: 'link', label, ...link, ...(isExternal ? { isExternal } : {}), ...look }
  }
  return {
    type: 'category',
    label,
    href: node.page === null ? null : addresses.basePath + node.page.address,
    ...(node.page === null || isListed(node.page) ? {} : { isPageUnlisted: true }),
    isCollapsible: node.isCollapsible,
    isCollapsed: node.isCollapsed,
    items: await toItems(node.items, addresses),
    ...look,
  }
}
