import { type ConfigLinkContext, resolveConfigLink } from '../links/resolve-config-link.ts'
import type { Sidebar } from '../manifest/index.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
import { sidebarName } from '../sidebar/sidebar-names.ts'
import { type SidebarAddresses, toDocSidebar } from './to-doc-sidebar.ts'

/** The docs sidebars of a locale, of every version, as the theme gets them. */
export async function docSidebars(
  { locale, versions }: LocaleContent,
  context: ConfigLinkContext,
): Promise<Sidebar[]> {
  const trees = versions.flatMap(({ version, sidebars }) =>
    [...sidebars].map(([name, nodes]) => ({ name: sidebarName(version.name, name), nodes })),
  )
  const { basePath } = locale
  const addresses: SidebarAddresses = {
    basePath,
    resolve: ({ target, origin }) => resolveConfigLink({ href: target }, context, origin),
    // Few sidebars hold HTML, and its parser takes a while to load.
    async readHtml(node) {
      const { readSidebarHtml } = await import('./read-sidebar-html.ts')
      return readSidebarHtml(node, { ...context, basePath })
    },
  }
  return Promise.all(trees.map(({ name, nodes }) => toDocSidebar(name, nodes, addresses)))
}
