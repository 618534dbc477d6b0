import { escapeUTF8 } from 'entities'
import { activeBaseOf, activeMenuNote, activePatternNote } from '../old-site/active-base.ts'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { htmlToText, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import type { OldLocale, Planned } from './vitepress-site.ts'

/** What entries of the navigation are read by. */
export interface NavigationContext extends Pick<Planned, 'ids' | 'notes'> {
  /** The address of the static file that a link leads to, below the base path; null for any other link. */
  readonly staticAddress: (link: string) => string | null
}

/** An item of the navbar. What it cannot say goes into `notes`. */
export function navItem(
  item: Settings,
  context: Pick<NavigationContext, 'notes' | 'staticAddress'>,
): object[] {
  const { notes } = context
  const label = labelOf(item)
  const items = listOf(item['items']).map(recordOf)
  if (items.length > 0) {
    const links = items
      .flatMap((one) => [one, ...listOf(one['items']).map(recordOf)])
      .flatMap((one) => navLink(one, context))
    // A menu needs a name; its links do without it.
    if (label === null) return links
    const pattern = textOf(item['activeMatch'])
    if (pattern !== null) notes.push(activeMenuNote('activeMatch', pattern, label))
    return links.length === 0 ? [] : [{ type: 'menu', label, items: links }]
  }
  return navLink(item, context)
}

function navLink(
  item: Settings,
  { notes, staticAddress }: Pick<NavigationContext, 'notes' | 'staticAddress'>,
): object[] {
  const target = textOf(item['link'])
  if (target === null) {
    // The title of a group in a menu, whose links stand in the menu.
    if (Array.isArray(item['items'])) return []
    const name = textOf(item['component']) ?? labelOf(item)
    const instead = 'Write it as a link, or fill a slot of the navbar.'
    if (name !== null) notes.push({ kind: 'setting', name: `navbar item "${name}"`, instead })
    return []
  }
  const label = linkLabel(labelOf(item), target, notes)
  if (isElsewhere(target)) return [{ type: 'link', label, href: target }]
  const pattern = textOf(item['activeMatch'])
  const activeBase = pattern === null ? null : activeBaseOf(pattern)
  if (pattern !== null && activeBase === null) notes.push(activePatternNote('activeMatch', pattern, label))
  const to = staticAddress(target) ?? addressOf(target)
  return [{ type: 'link', label, to, ...(activeBase === null ? {} : { activeBase }) }]
}

/** The label of a link; for one without a text its address without the protocol, and a note. */
function linkLabel(label: string | null, target: string, notes: MigrationNote[]): string {
  if (label !== null) return label
  const address = target.replace(/^(?:[a-z][a-z\d+.-]*:)?\/*/i, '').replace(/\/$/, '') || target
  const instead = 'This link has a picture and no text. Its label is its address for now: give it a text.'
  notes.push({ kind: 'setting', name: `link "${address}"`, instead })
  return address
}

/** The label of an entry, which is HTML in VitePress, as plain text; null without one. */
function labelOf({ text }: Settings): string | null {
  return textOf(htmlToText(textOf(text) ?? ''))
}

function isElsewhere(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)
}

function addressOf(target: string): string {
  return joinAddress(target)
    .replace(/\.(?:html|md)(?=$|[?#])/, '')
    .replace(/\/index(?=$|[?#])/, '/')
}

/** Labels of the navigation in another language: both lists have the same order. */
export function navMessages(
  { themeConfig: first }: OldLocale,
  { themeConfig: own }: OldLocale,
): Record<string, string> {
  const originals = listOf(first['nav']).map(recordOf)
  const texts = listOf(own['nav']).map(recordOf)
  if (originals.length !== texts.length) return {}
  return Object.fromEntries(
    originals.flatMap((original, index) => {
      const label = labelOf(original)
      const translated = labelOf(texts[index] ?? {})
      return label === null || translated === null ? [] : [[`navbar.${label}`, translated]]
    }),
  )
}

/** A label of the navigation: the key of its text in another language, and what it leads to, which all languages share. */
export interface LabelledLink {
  readonly key: string
  readonly target: string
  readonly label: string
}

/** The labels of the navbar of a language, with those in its menus. */
export function navLabels(locale: OldLocale): readonly LabelledLink[] {
  return labelsIn(locale.themeConfig['nav'], '', 'navbar', locale)
}

/** The labels of the sidebars of a language. */
export function sidebarLabels(locale: OldLocale): readonly LabelledLink[] {
  const written = locale.themeConfig['sidebar']
  if (Array.isArray(written)) return labelsIn(written, '', 'sidebar.defaultSidebar', locale)
  const first = firstPaths(recordOf(written))
  return Object.entries(recordOf(written)).flatMap(([path, value]) => {
    const own = recordOf(value)
    const items = Array.isArray(value) ? value : own['items']
    const name = nameOf(first.get(path) ?? path)
    return labelsIn(items, textOf(own['base']) ?? '', `sidebar.${name}`, locale)
  })
}

/** A group without a page is known by the first one in it. */
function labelsIn(items: unknown, base: string, area: string, locale: OldLocale): LabelledLink[] {
  return listOf(items)
    .map(recordOf)
    .flatMap((item) => {
      const label = labelOf(item)
      const link = textOf(item['link'])
      const own = textOf(item['base']) ?? base
      const inner = labelsIn(item['items'], own, area, locale)
      const target =
        link === null ? inner[0] && `in ${inner[0].target}` : sharedTarget(withBase(link, own), locale)
      return [
        ...(label === null || target === undefined ? [] : [{ key: `${area}.${label}`, target, label }]),
        ...inner,
      ]
    })
}

/** The address of a link in any language. */
function sharedTarget(link: string, { key }: OldLocale): string {
  if (isElsewhere(link)) return link
  const address = addressOf(link)
  return key !== '' && `${address}/`.startsWith(`/${key}/`) ? address.slice(key.length + 1) || '/' : address
}

/** A link of a sidebar with the base of its group, which those to elsewhere do not have. */
function withBase(link: string, base: string): string {
  return isElsewhere(link) ? link : base + link
}

export function sidebarsOf(written: unknown, planned: NavigationContext): object | null {
  if (Array.isArray(written)) return { defaultSidebar: entriesOf(written, '', planned) }
  const first = firstPaths(recordOf(written))
  const named = Object.entries(recordOf(written)).filter(([path]) => first.get(path) === path)
  const sidebars = named.map(([path, value]) => {
    const own = recordOf(value)
    const items = Array.isArray(value) ? value : own['items']
    const base = textOf(own['base']) ?? ''
    return [nameOf(path), entriesOf(listOf(items), base, planned)] as const
  })
  const filled = sidebars.filter(([, items]) => items.length > 0)
  return filled.length === 0 ? null : Object.fromEntries(filled)
}

/**
 * Finds the sidebar of an address, listed in it or not: of the paths that it begins with, the deepest counts. Null where that has no
 * entry.
 */
export function sidebarFinder(written: unknown): (address: string) => string | null {
  if (Array.isArray(written)) return () => 'defaultSidebar'
  const all = recordOf(written)
  const first = firstPaths(all)
  const paths = Object.keys(all).toSorted((left, right) => depthOf(right) - depthOf(left))
  return (address) => {
    const path = paths.find((one) => `/${address}`.startsWith(one.startsWith('/') ? one : `/${one}`))
    if (path === undefined) return null
    const value = all[path]
    const items = Array.isArray(value) ? value : listOf(recordOf(value)['items'])
    return items.length === 0 ? null : nameOf(first.get(path) ?? path)
  }
}

/** Each path with the first one that has the same entries: old sites give several paths one sidebar. */
function firstPaths(sidebars: Settings): ReadonlyMap<string, string> {
  const byEntries = new Map<string, string>()
  return new Map(
    Object.entries(sidebars).map(([path, value]) => {
      const entries = JSON.stringify(value)
      const first = byEntries.get(entries) ?? path
      byEntries.set(entries, first)
      return [path, first]
    }),
  )
}

function depthOf(path: string): number {
  return path.split('/').length
}

/** The name of the sidebar of a path. */
function nameOf(path: string): string {
  return path.replaceAll(/^\/|\/$/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'defaultSidebar'
}

function entriesOf(items: readonly unknown[], base: string, planned: NavigationContext): object[] {
  return items.map(recordOf).flatMap((item): object[] => {
    const label = labelOf(item)
    const link = textOf(item['link'])
    const own = textOf(item['base']) ?? base
    const inner = listOf(item['items'])
    const target = link === null ? null : targetOf(withBase(link, own), planned)
    if (inner.length === 0) {
      // A label alone is shown as text.
      if (target === null) return label === null ? [] : [{ type: 'html', value: escapeUTF8(label) }]
      return [
        target.id === null
          ? { type: 'link', label: linkLabel(label, target.href, planned.notes), href: target.href }
          : { type: 'doc', id: target.id, ...(label === null ? {} : { label }) },
      ]
    }
    const entries = entriesOf(inner, own, planned)
    if (label === null) return entries
    if (entries.length === 0) return []
    const isClosable = typeof item['collapsed'] === 'boolean'
    return [
      {
        type: 'category',
        label,
        ...(target?.id === null || target === null ? {} : { link: { type: 'doc', id: target.id } }),
        ...(isClosable ? { collapsed: item['collapsed'] } : { collapsed: false, collapsible: false }),
        items: entries,
      },
    ]
  })
}

function targetOf(
  link: string,
  { ids, staticAddress }: NavigationContext,
): { readonly id: string | null; readonly href: string } {
  if (isElsewhere(link)) return { id: null, href: link }
  const file = staticAddress(link)
  if (file !== null) return { id: null, href: file }
  const href = addressOf(link)
  const path = href.toLowerCase()
  const id = /[?#]/.test(href) ? null : (ids.get(path) ?? ids.get(`${path}/`) ?? null)
  return { id, href }
}
