import type { NavbarItem, NavbarLink } from '../manifest/types.ts'
import { suggestName } from '../nearest-name.ts'
import { locate } from '../schemas/parse-site-config.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { SidebarNode } from '../sidebar/sidebar-tree.ts'
import { resolveConfigLink } from './resolve-config-link.ts'
import type { FrameContext } from './frame-context.ts'

type NavbarItemConfig = SiteConfig['navbar']['items'][number]
type NavbarLinkConfig = Extract<NavbarItemConfig, { type: 'link' }>

/** The navbar of one locale. A sidebar's item links to the first page of the sidebar. */
export function buildNavbar(context: FrameContext): NavbarItem[] {
  return context.config.navbar.items.flatMap((item): NavbarItem[] => {
    if (item.type === 'locale-menu') return [{ type: 'locale-menu', position: item.position }]
    if (item.type === 'link') return [buildLink(item, context)]
    if (item.type === 'sidebar') return buildSidebarLink(item, context)
    const label = translateLabel(item.label, context)
    const items = item.items.map((inner) => buildLink(inner, context))
    return [{ type: 'menu', label, items, position: item.position }]
  })
}

function translateLabel(label: string, { content }: FrameContext): string {
  return content.messages.translate(`navbar.${label}`, label)
}

function buildLink(item: NavbarLinkConfig, context: FrameContext): NavbarLink {
  const { href, isExternal } = resolveConfigLink(item, context)
  const base = item.activeBase
  const activeBase =
    base === undefined ? {} : { activeBase: context.content.locale.basePath + base.replace(/^\//, '') }
  return {
    type: 'link',
    label: translateLabel(item.label, context),
    href,
    isExternal,
    position: item.position,
    ...activeBase,
  }
}

function buildSidebarLink(
  item: Extract<NavbarItemConfig, { type: 'sidebar' }>,
  context: FrameContext,
): NavbarItem[] {
  const { content, config, log } = context
  const names = [...content.sidebars.keys()]
  const nodes = content.sidebars.get(item.sidebar)
  const href = nodes === undefined ? null : firstHref(nodes, context)
  if (href !== null) {
    const label = translateLabel(item.label, context)
    return [{ type: 'sidebar', label, href, sidebar: item.sidebar, position: item.position }]
  }
  log.add(config.source, {
    code: nodes === undefined ? 'unknown-sidebar' : 'empty-sidebar',
    problem:
      nodes === undefined
        ? `The navbar names the sidebar "${item.sidebar}", which does not exist.`
        : `The navbar names the sidebar "${item.sidebar}", which has nothing to link to.`,
    hint: nodes === undefined ? suggestName(item.sidebar, names, `Sidebars: ${names.join(', ')}.`) : '',
    at: locate(config.source.text, ['navbar', 'sidebar', item.sidebar]),
  })
  return []
}

function firstHref(nodes: readonly SidebarNode[], context: FrameContext): string | null {
  for (const node of nodes) {
    if (node.type === 'link') return resolveConfigLink({ href: node.target }, context).href
    if (node.doc !== null) return context.content.locale.basePath + node.doc.address
    const inner = node.type === 'category' ? firstHref(node.items, context) : null
    if (inner !== null) return inner
  }
  return null
}
