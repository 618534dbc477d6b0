import type { NavbarItem, NavbarLink } from '../manifest/index.ts'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { isListed, type SidebarNode } from '../sidebar/sidebar-tree.ts'
import { sidebarName, suggestSidebar } from '../sidebar/sidebar-names.ts'
import { buildVersions } from './build-versions.ts'
import { suggestName } from '../nearest-name.ts'
import type { VersionContent } from '../routes/locale-content.ts'
import { resolveConfigLink } from '../links/resolve-target.ts'
import type { PageContext } from './page-context.ts'

type NavbarItemConfig = SiteConfig['navbar']['items'][number]
type NavbarLinkConfig = Extract<NavbarItemConfig, { type: 'link' }>

/** The navbar of one locale. An item for a sidebar links to the first page of the sidebar. */
export function buildNavbar(context: PageContext): NavbarItem[] {
  return context.config.navbar.items.flatMap((item): NavbarItem[] => {
    if (item.type === 'locale-menu') return [{ type: 'locale-menu', position: item.position }]
    if (item.type === 'version-menu') return buildVersionMenu(item, context)
    if (item.type === 'link') return [buildLink(item, context)]
    if (item.type === 'sidebar') return buildSidebarLink(item, context)
    const label = translateLabel(item.label, context)
    const items = item.items.map((inner) => buildLink(inner, context))
    return [{ type: 'menu', label, items, position: item.position }]
  })
}

function translateLabel(label: string, { content }: PageContext): string {
  return content.messages.translate(`navbar.${label}`, label)
}

function buildLink(item: NavbarLinkConfig, context: PageContext): NavbarLink {
  const { basePath } = context.content.locale
  const base = item.activeBase
  const link = resolveConfigLink(item, context)
  const isHome = link.href.replace(/[?#].*$/, '').replace(/\/?$/, '/') === basePath
  return {
    type: 'link',
    label: translateLabel(item.label, context),
    ...link,
    position: item.position,
    ...(base === undefined ? {} : { activeBase: basePath + base.replace(/^\//, '') }),
    ...(base === undefined && isHome ? { isExact: true } : {}),
  }
}

function buildSidebarLink(
  item: Extract<NavbarItemConfig, { type: 'sidebar' }>,
  context: PageContext,
): NavbarItem[] {
  if (item.folder !== undefined) return buildFurtherLink(item, item.folder, context)
  const { versions } = context.content
  const places = versions.flatMap(({ version, sidebars }) => {
    const href = firstHref(sidebars.get(item.sidebar) ?? [], context)
    const sidebar = sidebarName(version.name, item.sidebar)
    return href === null ? [] : [{ version: version.name, href, sidebar }]
  })
  const last = versions.find(({ version }) => version.isLast)
  const first = places.find(({ version }) => version === last?.version.name) ?? places[0]
  if (first === undefined) {
    reportSidebar(item.sidebar, versions, context)
    return []
  }
  if (last !== undefined && first.version !== last.version.name) {
    reportSidebarOfLast(item.sidebar, last, first.version, context)
  }
  const { href, sidebar } = first
  const label = translateLabel(item.label, context)
  const choice = versions.length > 1 ? { versions: places } : {}
  return [{ type: 'sidebar', label, href, sidebar, position: item.position, ...choice }]
}

/** A link to a sidebar of further docs. */
function buildFurtherLink(
  item: Extract<NavbarItemConfig, { type: 'sidebar' }>,
  folder: string,
  context: PageContext,
): NavbarItem[] {
  const { content, config, log } = context
  const further = content.docs.filter(({ version }) => version.isFurther)
  const own = further.find(({ version }) => version.collection.folder === folder)
  if (own === undefined) {
    const known = further.map(({ version }) => version.collection.folder)
    log.add(config.source, {
      code: 'unknown-folder',
      problem: `The navbar links to a sidebar of the folder "${folder}", which "docs.folders" does not have.`,
      hint: suggestName(
        folder,
        known,
        known.length === 0 ? 'Add it there.' : `Folders: ${known.join(', ')}.`,
      ),
      at: locate(config.source.text, ['navbar', 'folder', folder]),
    })
    return []
  }
  const href = firstHref(own.sidebars.get(item.sidebar) ?? [], context)
  if (href === null) {
    reportSidebar(item.sidebar, [own], context)
    return []
  }
  const label = translateLabel(item.label, context)
  const sidebar = sidebarName(own.version.name, item.sidebar)
  return [{ type: 'sidebar', label, href, sidebar, position: item.position }]
}

function reportSidebar(name: string, docs: readonly VersionContent[], { config, log }: PageContext): void {
  // Reported where the docs are read.
  if (config.docs === false) return
  const names = [...new Set(docs.flatMap(({ sidebars }) => [...sidebars.keys()]))]
  const isKnown = names.includes(name)
  log.add(config.source, {
    code: isKnown ? 'empty-sidebar' : 'unknown-sidebar',
    problem: `The navbar links to the sidebar "${name}", which ${isKnown ? 'has no page to link to' : 'does not exist'}.`,
    hint: isKnown ? 'Add a doc to it, or remove the entry.' : suggestSidebar(name, names),
    at: locate(config.source.text, ['navbar', 'sidebar', name]),
  })
}

/** The last version is what readers get who have chosen none: they would be led into docs that are not released. */
function reportSidebarOfLast(
  name: string,
  { version, sidebars }: VersionContent,
  other: string,
  { config, log }: PageContext,
): void {
  const isKnown = sidebars.has(name)
  const file = version.sidebarsFile
  const sample = `{ ${JSON.stringify(name)}: [{ "type": "autogenerated", "dirName": "." }] }`
  const advice =
    file === null
      ? `Add it to "sidebars" in ${config.source.file}.`
      : `Write it in ${file}, such as ${sample}.`
  log.add(config.source, {
    code: isKnown ? 'empty-sidebar' : 'unknown-sidebar',
    problem: `The navbar links to the sidebar "${name}", which ${isKnown ? 'has no page to link to' : 'does not exist'} in the version "${version.name}", so the link would lead to the version "${other}".`,
    hint: isKnown ? 'Add a doc to it, or remove the entry.' : suggestName(name, [...sidebars.keys()], advice),
    at: locate(config.source.text, ['navbar', 'sidebar', name]),
  })
}

/** A site without versions has no choice to show. */
function buildVersionMenu({ position }: { position: 'left' | 'right' }, context: PageContext): NavbarItem[] {
  return buildVersions(context).length === 0 ? [] : [{ type: 'version-menu', position }]
}

function firstHref(nodes: readonly SidebarNode[], context: PageContext): string | null {
  for (const node of nodes) {
    if (node.type === 'html') continue
    if (node.type === 'link') {
      const { href, isDocument } = resolveConfigLink({ href: node.target }, context, node.location)
      if (isDocument) continue
      return href
    }
    const page = node.type === 'doc' ? node.doc : node.page
    if (page !== null && isListed(page)) return context.content.locale.basePath + page.address
    const inner = node.type === 'category' ? firstHref(node.items, context) : null
    if (inner !== null) return inner
  }
  return null
}
