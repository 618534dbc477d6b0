import { isRecord } from '@fyr/content-pipeline/internal'
import { activeBaseOf, activeMenuNote, activePatternNote } from '../old-site/active-base.ts'
import type { IconLink } from '../components/icon-links.ts'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import {
  attributeOf,
  compact,
  htmlToLine,
  htmlToText,
  listOf,
  recordOf,
  type Settings,
  textOf,
} from '../old-site/plain-value.ts'
import { linksInHtml } from '../old-site/links-in-html.ts'
import { nameOfService } from '../old-site/service-name.ts'

/** The old site, as its navigation needs it. */
export interface NavigationContext {
  /**
   * Address of a doc, without base path, by its id and that of its plug-in, which is usually the one of the docs; null for an
   * unknown one. Without an id it is that of the first doc.
   */
  readonly addressOfDoc: (id: string | null, plugIn?: string | null) => string | null
  /** The id of the first doc of a sidebar of a docs plug-in, both by their ids; null where only the folder tells. */
  readonly firstDocOf?: (sidebar: string | null, plugIn: string | null) => string | null
  /** Whether a docs plug-in, by its id, is not the one of the docs. */
  readonly isFurther: (plugIn: string | null) => boolean
  /** The folder of further docs that has a sidebar, by the ids of both; null where none is known. */
  readonly folderOfSidebar?: (plugIn: string | null, sidebar: string) => string | null
  readonly basePath: string
  readonly note: (note: MigrationNote) => void
}

/** The `navbar` of a Docusaurus site. `title` is that of the site where every language has the same; null for none. */
export function navbarOf(themeConfig: Settings, title: string | null, context: NavigationContext): object {
  const navbar = recordOf(themeConfig['navbar'])
  const own = navbarTitle(navbar)
  const items = listOf(navbar['items']).map(recordOf)
  return {
    ...(own === null || own === title ? {} : { title: own }),
    items: items.flatMap((item) => navbarItem(item, context)),
  }
}

/** Links of the navbar without words, whose drawings a style sheet has by their classes. */
export function iconLinksOf(
  themeConfig: Settings,
  drawings: ReadonlyMap<string, string>,
): readonly IconLink[] {
  return listOf(recordOf(themeConfig['navbar'])['items'])
    .map(recordOf)
    .flatMap((item) => {
      const html = textOf(item['value'])
      const drawn = html === null ? null : linkIn(html)
      const [drawing] = /<svg\b[^]*<\/svg>/i.exec(html ?? '') ?? []
      if (drawn !== null && drawing !== undefined && htmlToText(html ?? '') === '')
        return [{ ...drawn, svg: drawing }]
      const href = textOf(item['href'])
      const [svg] = (textOf(item['className']) ?? '').split(' ').flatMap((name) => drawings.get(name) ?? [])
      if (href === null || svg === undefined || textOf(item['label']) !== null) return []
      return [{ label: labelOf(item) ?? nameOfService(href) ?? href, href, svg }]
    })
}

/** The text beside the logo, which Docusaurus shows only if there is one; null for a navbar that would be without a name. */
function navbarTitle({ title, logo }: Settings): string | null {
  return textOf(title) ?? (textOf(recordOf(logo)['src']) === null ? null : '')
}

/** The logo of the footer, without a file that `placeOf` does not find in the static folder; null for none. */
export function footerLogoOf(
  themeConfig: Settings,
  placeOf: (file: string) => string | null,
): Record<string, unknown> | null {
  const { src, alt, href } = recordOf(recordOf(themeConfig['footer'])['logo'])
  const place = placeOf(textOf(src) ?? '')
  if (textOf(src) === null || place === null) return null
  const [text, target] = [textOf(alt) ?? '', textOf(href)]
  if (target === null || text === '') return { src: place, alt: text }
  return { src: place, alt: text, ...(/^https?:\/\//i.test(target) ? { href: target } : { to: target }) }
}

function navbarItem(item: Settings, context: NavigationContext): object[] {
  // In Docusaurus an item is on the right unless it says otherwise.
  const position = item['position'] === 'left' ? {} : { position: 'right' }
  const label = labelOf(item)
  switch (item['type']) {
    case 'docSidebar': {
      const sidebar = textOf(item['sidebarId'])
      const plugIn = textOf(item['docsPluginId'])
      const folder = sidebar === null ? null : (context.folderOfSidebar?.(plugIn, sidebar) ?? null)
      if (folder !== null) return [{ type: 'sidebar', sidebar, folder, label: label ?? sidebar, ...position }]
      const to = context.isFurther(plugIn) ? firstDoc(item, context) : null
      if (to !== null) return [{ type: 'link', label: label ?? sidebar ?? to, to, ...position }]
      return sidebar === null ? [] : [{ type: 'sidebar', sidebar, label: label ?? sidebar, ...position }]
    }
    case 'localeDropdown':
      return [{ type: 'locale-menu', ...position }, ...besideMenu(item, 'More languages', position, context)]
    case 'docsVersionDropdown':
      return [
        ...(context.isFurther(textOf(item['docsPluginId'])) ? [] : [{ type: 'version-menu', ...position }]),
        ...besideMenu(item, 'More versions', position, context),
      ]
    case 'search':
      return []
    case 'html':
    case 'docsVersion':
    case undefined:
    case 'default':
    case 'doc':
    case 'dropdown':
      break
    default:
      context.note({
        kind: 'setting',
        name: `navbar item "${String(item['type'])}"`,
        instead: 'Write it as a link.',
      })
      return []
  }
  const inner = listOf(item['items']).map(recordOf)
  if (inner.length > 0 && label !== null) {
    const items = menuLinks(item, label, inner, context)
    return items.length === 0 ? [] : [{ type: 'menu', label, items, ...position }]
  }
  const html = textOf(item['value'])
  const link = linkOf(item, context) ?? (html === null ? null : linkIn(html))
  if (link !== null) return [{ type: 'link', ...link, ...position }]
  context.note(navbarNote(label ?? shortened(html ?? nameOfItem(item))))
  return []
}

/** The links that a site adds to a menu of languages or versions, which has only these here: one link, or a menu of them. */
function besideMenu(item: Settings, label: string, position: object, context: NavigationContext): object[] {
  const added = [...listOf(item['dropdownItemsBefore']), ...listOf(item['dropdownItemsAfter'])].map(recordOf)
  const items = added.flatMap((one) => menuLink(one, context))
  if (items.length <= 1) return items.map((link) => ({ type: 'link', ...link, ...position }))
  return [{ type: 'menu', label: labelOf(item) ?? label, items, ...position }]
}

/** The links of a menu. In Docusaurus the word above them can be a link too: here it is the first of them. */
function menuLinks(
  menu: Settings,
  label: string,
  inner: readonly Settings[],
  context: NavigationContext,
): object[] {
  const links = inner.flatMap((one) => menuLink(one, context))
  const target = targetOf(menu, context)
  if (target === null) {
    for (const setting of ['activeBaseRegex', 'activeBasePath']) {
      const written = textOf(menu[setting])
      if (written !== null) context.note(activeMenuNote(setting, written, label))
    }
    return links
  }
  const isListed = inner.some((one) => isSameTarget(targetOf(one, context), target))
  return isListed ? links : [linkOf(menu, context) ?? [], links].flat()
}

/** The link of an entry of a menu, which holds links alone: to a sidebar it is one to its first doc. */
function menuLink(item: Settings, context: NavigationContext): object[] {
  const html = textOf(item['value'])
  if (item['type'] === 'docSidebar') {
    const to = firstDoc(item, context)
    const label = labelOf(item) ?? textOf(item['sidebarId'])
    if (to !== null && label !== null) return [{ type: 'link', label, to }]
  }
  const link = linkOf(item, context)
  if (link !== null) return [link]
  const written = html === null ? null : linkIn(html)
  if (written !== null) return [{ type: 'link', ...written }]
  // HTML without words is a line or a picture.
  const name = labelOf(item) ?? (html === null ? nameOfItem(item) : textOf(htmlToText(html)))
  if (name !== null) context.note(navbarNote(name))
  return []
}

/** What the note on an item calls it that has no label. */
function nameOfItem(item: Settings): string {
  return textOf(item['href']) ?? textOf(item['to']) ?? String(item['type'])
}

/** The start of HTML: a drawing in it is long. */
function shortened(html: string): string {
  return html.length > 80 ? `${html.slice(0, 80)}…` : html
}

function navbarNote(name: string): MigrationNote {
  const instead = 'Write it as a link, or fill a slot of the navbar.'
  return { kind: 'setting', name: `navbar item "${name}"`, instead }
}

/** The address of the first doc that a link to a sidebar leads to. */
function firstDoc(item: Settings, { addressOfDoc, firstDocOf }: NavigationContext): string | null {
  const plugIn = textOf(item['docsPluginId'])
  const id = firstDocOf?.(textOf(item['sidebarId']), plugIn) ?? null
  return (id === null ? null : addressOfDoc(id, plugIn)) ?? addressOfDoc(null, plugIn)
}

/** The id of the first doc of entries of a sidebar, as Docusaurus writes them; null where a folder or a page without a doc is first. */
export function firstDocIn(items: unknown): string | null {
  const [first] = Array.isArray(items) ? (items as unknown[]) : Object.values(recordOf(items)).flat()
  if (typeof first === 'string') return first
  const { type, id, link, items: inner } = recordOf(first)
  if (type === 'doc' || type === 'ref') return textOf(id)
  if (type !== 'category') return null
  const page = recordOf(link)
  return page['type'] === 'doc' ? textOf(page['id']) : firstDocIn(inner)
}

function isSameTarget(one: Target | null, other: Target): boolean {
  const address = (target: Target) => ('to' in target ? target.to : target.href).replace(/(?<=.)\/$/, '')
  return one !== null && address(one) === address(other)
}

function linkOf(item: Settings, context: NavigationContext): object | null {
  const target = targetOf(item, context)
  // An icon, which CSS of the site draws, may have no label at all.
  const label = labelOf(item) ?? (target !== null && 'href' in target ? nameOfService(target.href) : null)
  if (target === null || label === null) return null
  return { type: 'link', label, ...target, ...activeBase(item, label, context) }
}

/** The address below which a link is active, if the old site sets one. */
function activeBase(
  item: Settings,
  label: string,
  { basePath, note }: NavigationContext,
): { activeBase?: string } {
  const pattern = textOf(item['activeBaseRegex'])
  if (pattern !== null) {
    const base = activeBaseOf(pattern, basePath)
    if (base !== null) return { activeBase: base }
    note(activePatternNote('activeBaseRegex', pattern, label))
  }
  const path = textOf(item['activeBasePath'])
  return path === null || pattern !== null ? {} : { activeBase: `/${path.replaceAll(/^\/|\/$/g, '')}` }
}

/** In Docusaurus a link that is only an icon has its label for screen readers. */
function labelOf(item: Settings): string | null {
  return textOf(item['label']) ?? textOf(item['aria-label'])
}

type Target = { readonly to: string } | { readonly href: string }

function targetOf(item: Settings, { addressOfDoc }: NavigationContext): Target | null {
  const id = textOf(item['docId'])
  if (id !== null) {
    const to = addressOfDoc(id, textOf(item['docsPluginId']))
    return to === null ? null : { to }
  }
  const written = textOf(item['to']) ?? textOf(item['href'])
  if (written === null) return null
  const address = written.replace(/^pathname:\/\//, '')
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return { href: address }
  return { to: address.startsWith('/') || address.startsWith('#') ? address : `/${address}` }
}

/** The `footer` of a Docusaurus site. */
export function footerOf(themeConfig: Settings, context: NavigationContext): object {
  const footer = recordOf(themeConfig['footer'])
  const columns = listOf(footer['links']).map(recordOf)
  const isColumns = columns.some(({ items }) => Array.isArray(items))
  const links = (items: unknown) =>
    listOf(items)
      .map(recordOf)
      .flatMap((item) => footerLink(item, context) ?? [])
  const copyright = textOf(footer['copyright'])
  // The copyright is plain text here: its links stand beside it.
  const inCopyright = linksInHtml(copyright ?? '', context.basePath)
  return compact({
    ...(isColumns
      ? {
          columns: columns
            .map(({ title, items }) => ({ title: textOf(title) ?? 'More', links: links(items) }))
            .filter((column) => column.links.length > 0),
          links: inCopyright.length === 0 ? null : inCopyright,
        }
      : { links: [...links(columns), ...inCopyright] }),
    copyright: copyright === null ? null : htmlToText(copyright),
    mode: footer['style'] === 'dark' ? 'dark' : null,
  })
}

function footerLink(item: Settings, context: NavigationContext): object | null {
  const target = targetOf(item, context)
  const label = textOf(item['label'])
  if (target !== null && label !== null) return { label, ...target }
  const html = textOf(item['html'])
  const link = html === null ? null : linkIn(html)
  if (link !== null) return link
  if (html !== null) {
    context.note({
      kind: 'setting',
      name: 'HTML in the footer',
      instead: 'Write it as links, or fill a slot of the footer.',
    })
  }
  return null
}

/** The link that HTML is, with its text, that of its picture or that for screen readers; null for anything else. */
function linkIn(html: string): { readonly label: string; readonly href: string } | null {
  const [, attributes = '', inner = ''] = /^\s*<a\b([^<>]*)>((?:(?!<\/?a\b)[^])*)<\/a>\s*$/i.exec(html) ?? []
  const address = attributeOf(attributes, 'href')
  const [, picture = ''] = /<img\b([^<>]*)>/i.exec(inner) ?? []
  const label = [
    htmlToText(inner),
    ...[
      attributeOf(picture, 'alt'),
      attributeOf(attributes, 'aria-label'),
      attributeOf(attributes, 'title'),
    ].map((text) => htmlToText(text ?? '')),
    (/<svg\b/i.test(inner) && address !== null ? nameOfService(address) : null) ?? '',
  ].find((text) => text !== '')
  if (address === null || label === undefined || !/^https?:\/\//i.test(address)) return null
  return { label, href: address }
}

/** The `announcement` of a Docusaurus site; null without one. */
export function announcementOf(themeConfig: Settings): object | null {
  const bar = recordOf(themeConfig['announcementBar'])
  const content = htmlToLine(textOf(bar['content']) ?? '')
  if (content === '') return null
  return {
    id: textOf(bar['id']) ?? 'announcement',
    content,
    ...(bar['isCloseable'] === false ? { isCloseable: false } : {}),
  }
}

/** A Docusaurus sidebar as a Fyr sidebar: the same entries without keys that mean nothing in Fyr. */
export function sidebarItemsOf(items: unknown, context: NavigationContext): unknown[] {
  if (Array.isArray(items)) return items.flatMap((item) => sidebarItem(item, context))
  return Object.entries(recordOf(items)).flatMap(([label, inner]) =>
    sidebarItem({ type: 'category', label, items: inner }, context),
  )
}

const LOOK = ['className', 'customProps']
const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  doc: ['type', 'id', 'label', ...LOOK],
  ref: ['type', 'id', 'label', ...LOOK],
  link: ['type', 'label', 'href', ...LOOK],
  html: ['type', 'value', 'defaultStyle', ...LOOK],
  category: ['type', 'label', 'description', 'collapsed', 'collapsible', ...LOOK],
  autogenerated: ['type', 'dirName'],
}

function sidebarItem(item: unknown, context: NavigationContext): unknown[] {
  if (typeof item === 'string') return [withoutVersion(item)]
  if (!isRecord(item)) return []
  if (item['type'] === undefined) return sidebarItemsOf(item, context)
  const type = String(item['type'])
  const known = Object.hasOwn(KNOWN_KEYS, type) ? KNOWN_KEYS[type] : undefined
  if (known === undefined) {
    context.note({ kind: 'setting', name: `sidebar entry "${type}"`, instead: 'Write it as a link.' })
    return []
  }
  const kept = Object.fromEntries(
    known.flatMap((key) => (item[key] === undefined ? [] : [[key, cleanValue(key, item[key])]])),
  )
  if (type !== 'category') return [kept]
  const link = categoryLink(item['link'])
  const items = sidebarItemsOf(item['items'], context)
  if (items.length > 0) return [{ ...kept, ...(link === null ? {} : { link }), items }]
  // A category that contains only its own page becomes a doc.
  const id = link === null ? null : textOf(recordOf(link)['id'])
  return id === null ? [] : [{ type: 'doc', id, label: item['label'] }]
}

function cleanValue(key: string, value: unknown): unknown {
  return key === 'id' ? withoutVersion(String(value)) : value
}

/** An id, or the name of a sidebar: old lists of versions write the version before it, `version-1.0/intro`. */
export function withoutVersion(id: string): string {
  return id.replace(/^version-[^/]+\//, '')
}

function categoryLink(written: unknown): object | null {
  const link = recordOf(written)
  if (link['type'] === 'doc') return { type: 'doc', id: withoutVersion(String(link['id'])) }
  if (link['type'] !== 'generated-index') return null
  return compact({
    type: 'generated-index',
    slug: link['slug'],
    title: link['title'],
    description: link['description'],
    image: link['image'],
    keywords: link['keywords'],
  })
}
