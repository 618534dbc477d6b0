import { type ConfigLinkContext, resolveConfigLink } from '../frame/resolve-config-link.ts'
import type { Sidebar } from '../manifest/index.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
import { sidebarName } from './sidebar-name.ts'
import type { HtmlNode, SidebarNode } from './sidebar-tree.ts'
import { toDocSidebar } from './to-doc-sidebar.ts'

/** The docs sidebars of a locale, of every version, as the theme gets them. */
export async function docSidebars(
  { locale, versions }: LocaleContent,
  context: ConfigLinkContext,
): Promise<Sidebar[]> {
  const trees = versions.flatMap(({ version, sidebars }) =>
    [...sidebars].map(([name, nodes]) => ({ name: sidebarName(version.name, name), nodes })),
  )
  // Few sidebars hold HTML, and its parser takes a while to load.
  const { readSidebarHtml } = trees.some(({ nodes }) => nodes.some(holdsHtml))
    ? await import('./read-sidebar-html.ts')
    : { readSidebarHtml: null }
  const addresses = {
    basePath: locale.basePath,
    resolve: (link: { target: string; origin: HtmlNode['origin'] }) =>
      resolveConfigLink({ href: link.target }, context, link.origin),
    readHtml: (node: HtmlNode) =>
      readSidebarHtml?.(node, { ...context, basePath: locale.basePath }) ?? NOTHING,
  }
  return trees.map(({ name, nodes }) => toDocSidebar(name, nodes, addresses))
}

const NOTHING = { type: 'root' as const, children: [] }

function holdsHtml(node: SidebarNode): boolean {
  return node.type === 'html' || (node.type === 'category' && node.items.some(holdsHtml))
}
