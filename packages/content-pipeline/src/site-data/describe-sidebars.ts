import type { PageContext } from './page-context.ts'
import { resolveConfigLink, type ResolvedLink } from '../links/resolve-target.ts'
import type { Sidebar, SidebarItem, SidebarLink } from '../manifest/index.ts'
import { listedPosts } from '../routes/locale-content.ts'
import { sidebarName } from '../sidebar/sidebar-names.ts'
import type { Root } from 'hast'
import type { DocFrontMatter } from '../schemas/front-matter.ts'
import { type HtmlNode, isListed, type LinkNode, type SidebarNode } from '../sidebar/sidebar-tree.ts'
import { groupBy } from '../group-by.ts'
import { BLOG_SIDEBAR, blogTexts } from '../routes/plan-blog-routes.ts'

/** The sidebars of a locale as the theme gets them: those of the docs, of every version and of further docs, and that of the blog. */
export async function describeSidebars(context: PageContext): Promise<Sidebar[]> {
  return [...(await docSidebars(context)), ...blogSidebars(context)]
}

async function docSidebars(context: PageContext): Promise<Sidebar[]> {
  const { locale, docs: all } = context.content
  const trees = all.flatMap(({ version, sidebars }) =>
    [...sidebars].map(([name, nodes]) => ({ name: sidebarName(version.name, name), nodes })),
  )
  const { basePath } = locale
  const addresses: SidebarAddresses = {
    basePath,
    resolve: ({ target, location }) => resolveConfigLink({ href: target }, context, location),
    // Few sidebars contain HTML, and its parser is slow to load.
    async readHtml(node) {
      const { readSidebarHtml } = await import('./read-sidebar-html.ts')
      return readSidebarHtml(node, { ...context, basePath })
    },
  }
  const { docs } = context.config
  const isCollapsed = docs === false ? null : (docs.sidebarCollapsed ?? null)
  return Promise.all(trees.map(({ name, nodes }) => toDocSidebar(name, nodes, { addresses, isCollapsed })))
}

/** Adds addresses to the docs and links of a sidebar, and sanitises its HTML. */
interface SidebarAddresses {
  readonly basePath: string
  readonly resolve: (link: LinkNode) => ResolvedLink
  readonly readHtml: (node: HtmlNode) => Promise<Root>
}

interface SidebarSettings {
  readonly addresses: SidebarAddresses
  /** Whether categories start closed; null to decide by the number of entries. */
  readonly isCollapsed: boolean | null
}

async function toDocSidebar(
  name: string,
  nodes: readonly SidebarNode[],
  { addresses, isCollapsed: isConfigured }: SidebarSettings,
): Promise<Sidebar> {
  const isCollapsed = isConfigured ?? countEntries(nodes) > MAX_OPEN_ENTRIES
  return { name, kind: 'docs', title: '', items: await toItems(nodes, { addresses, isCollapsed }) }
}

/** A sidebar with more entries than this starts with its categories closed, unless configured otherwise. */
const MAX_OPEN_ENTRIES = 30

function countEntries(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((count, node) => {
    if (node.type === 'html') return count
    return count + 1 + (node.type === 'category' ? countEntries(node.items) : 0)
  }, 0)
}

/** The context that all entries of a sidebar share. */
interface SidebarContext {
  readonly addresses: SidebarAddresses
  /** Whether categories start closed that do not say so themselves. */
  readonly isCollapsed: boolean
}

function toItems(nodes: readonly SidebarNode[], context: SidebarContext): Promise<SidebarItem[]> {
  return Promise.all(nodes.map((node) => toItem(node, context)))
}

async function toItem(node: SidebarNode, context: SidebarContext): Promise<SidebarItem> {
  const { addresses, isCollapsed } = context
  const { look } = node
  if (node.type === 'html') {
    return { type: 'html', body: await addresses.readHtml(node), isIndented: node.isIndented, ...look }
  }
  const { label } = node
  if (node.type === 'doc') {
    const href = addresses.basePath + node.doc.address
    const badge = node.doc.frontMatter.sidebar_badge
    return {
      type: 'link',
      label,
      href,
      ...describeBadge(badge),
      ...(isListed(node.doc) ? {} : { isUnlisted: true }),
      ...look,
    }
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
    isCollapsed: node.isCollapsed ?? isCollapsed,
    items: await toItems(node.items, context),
    ...look,
  }
}

/** A badge of front matter, which is a word or a word with its type. */
function describeBadge(badge: DocFrontMatter['sidebar_badge']): Pick<SidebarLink, 'badge' | 'badgeType'> {
  if (badge === undefined) return {}
  return typeof badge === 'string' ? { badge } : { badge: badge.text, badgeType: badge.type }
}

/** The newest posts by year of publication in UTC, newest first; none if the blog has no sidebar. */
function blogSidebars({ content, config: { blog } }: PageContext): Sidebar[] {
  const posts = listedPosts(content)
  if (blog === false || blog.sidebarCount === 0 || posts.length === 0) return []
  const shown = blog.sidebarCount === 'all' ? posts : posts.slice(0, blog.sidebarCount)
  const years = groupBy(shown, ({ post }) => post.moment.slice(0, 4))
  return [
    {
      name: BLOG_SIDEBAR,
      kind: 'blog',
      title: blogTexts(content, blog).sidebarTitle,
      items: [...years].map(([year, items]) => ({
        type: 'group',
        label: year,
        items: items.map(({ post }) => ({
          type: 'link',
          label: post.frontMatter.sidebar_label ?? post.title,
          href: content.locale.basePath + post.address,
        })),
      })),
    },
  ]
}
