import { resolveConfigLink } from '../links/resolve-target.ts'
import type { DocCard } from '../manifest/index.ts'
import { descriptionOf } from '../records/make-record.ts'
import {
  flattenPages,
  isDoc,
  isListed,
  isShown,
  type SidebarNode,
  type SidebarPage,
} from '../sidebar/sidebar-tree.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** Entries of a sidebar as cards, without unlisted pages. A category without a page links to its first page. */
export function docCards(nodes: readonly SidebarNode[], context: PageContext): DocCard[] {
  const { basePath } = context.content.locale
  return nodes.filter(isShown).flatMap((node): DocCard[] => {
    if (node.type === 'html') return []
    const { label } = node
    if (node.type === 'link') {
      const link = resolveConfigLink({ href: node.target }, context, node.location)
      return [{ type: 'link', label, ...link, description: null, itemCount: 0 }]
    }
    if (node.type === 'doc') {
      const { address } = node.doc
      const description = descriptionOf(node.doc)
      const href = basePath + address
      return [{ type: 'doc', label, href, isExternal: false, description: description || null, itemCount: 0 }]
    }
    const own = node.page !== null && isListed(node.page) ? node.page : null
    const page = own ?? flattenPages(node.items).find((placed) => isListed(placed.page))?.page
    if (page === undefined) return []
    return [
      {
        type: 'category',
        label,
        href: basePath + page.address,
        isExternal: false,
        description: node.description ?? (own && ownDescription(own)),
        itemCount: node.items.filter(isShown).length,
      },
    ]
  })
}

/** The description of a category's page; the first words of a doc would describe something else. */
function ownDescription(page: SidebarPage): string | null {
  return (isDoc(page) ? page.frontMatter.description : page.description) || null
}
