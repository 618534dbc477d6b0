import { isRecord } from '@fyr/content-pipeline/internal'
import { type MigrationNote, type MigrationPlan, PAGES } from '../old-site/migration-plan.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { docIdOf, joinAddress } from '../old-site/old-addresses.ts'
import { type IconLink, starlightIcon } from '../components/icon-links.ts'
import { headOf } from '../old-site/head-of.ts'
import { logoOf, placeIn } from '../old-site/logo-of.ts'
import { originOf } from '../old-site/origin-of.ts'
import { compact, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { productOf } from '../old-site/product-of.ts'
import { nameOfIcon } from '../old-site/service-name.ts'
import { frontMatterOf, markdownBelow } from '../old-site/read-old-files.ts'
import type { GeneratedFolder } from './group-files.ts'
import { entryId } from './starlight-addresses.ts'
import { BLOG, blogLink, blogSettings, isPost, listRedirects, type OldBlog } from './starlight-blog.ts'
import { patternRedirects } from './starlight-redirects.ts'
import { sidebarsOf, type TopicLink, topicsOf } from './starlight-topics.ts'
import { languageRedirects, type OldLocale, type OldSite } from './starlight-site.ts'
import { tocLevels } from './toc-levels.ts'

interface Planned {
  readonly locales: readonly OldLocale[]
  readonly blog: OldBlog | null
  /** Number of posts in the default language. */
  readonly posts: number
  readonly docs: string
  readonly base: string
  /** The colour of the brand; null for the one of the theme. */
  readonly accent: string | null
  /** Whether the first page moves out of the docs, as a home page. */
  readonly hasHome: boolean
}

/** What the head, a list of `{ tag, attrs, content }`, adds to every page. */
function headOfSite(written: unknown, base: string, notes: MigrationNote[]): Settings {
  const elements = listOf(written)
    .map(recordOf)
    .map(({ tag, attrs, content }) => ({
      tag: textOf(tag) ?? '',
      attributes: recordOf(attrs),
      hasText: textOf(content) !== null,
    }))
  const { settings, notes: left } = headOf(elements, base)
  notes.push(...left)
  return settings
}

/** Ids of docs, of which posts are none, by their addresses, without a slash at the end. The folder is absolute. */
export function docIds(docs: string, blog: OldBlog | null): ReadonlyMap<string, string> {
  return new Map(
    markdownBelow(docs).flatMap((file): [string, string][] => {
      const id = entryId(file, frontMatterOf(join(docs, file)))
      return isPost(blog, file, id) ? [] : [[joinAddress(id).replace(/\/$/, '').toLowerCase(), docIdOf(file)]]
    }),
  )
}

export function configOf(
  site: OldSite,
  { locales, docs, base, blog, posts, accent, hasHome }: Planned,
): Record<string, unknown> {
  const { folder, astro, options, notes } = site
  const [first] = locales
  const title = localised(options['title'], first) ?? 'Documentation'
  const editUrl = textOf(recordOf(options['editLink'])['baseUrl'])
  const levels = tocLevels(options['tableOfContents'])
  const redirects = {
    ...languageRedirects(locales.slice(1)),
    ...listRedirects(blog, posts, locales),
    ...patternRedirects(astro, base),
  }
  const ids = new Map(docIds(join(folder, docs), blog))
  if (hasHome) ids.delete(HOME)
  return compact({
    product: productOf(title),
    title,
    tagline: localised(options['description'], first),
    url: originOf(astro['site'], notes),
    basePath: base === '/' ? null : base,
    trailingSlash: slashOf(astro),
    locales: locales.map(({ code, label, lang, dir }) => compact({ code, label, lang, dir })),
    defaultLocale: first?.code,
    favicon: placeIn(join(folder, staticFolder(site)), textOf(options['favicon']) ?? 'favicon.svg'),
    logo: logoOf(
      { ...picturesOf(options), alt: textOf(recordOf(options['logo'])['alt']) ?? '' },
      (file) => logoPlace(site, file),
      notes,
    ),
    content: { docs, ...(blog === null ? {} : { blog: BLOG }), pages: PAGES, static: staticFolder(site) },
    docs: compact({
      path: '/',
      editUrl: editUrl !== null && URL.canParse(editUrl) ? editUrl.replace(/\/$/, '') : null,
      lastUpdated: options['lastUpdated'] === true ? 'date' : null,
      sidebarCollapsed: generatedFolders(site).length > 0 ? false : null,
    }),
    blog: blogSettings(blog),
    sidebars: sidebarSettings(options, ids),
    navbar: {
      ...(recordOf(options['logo'])['replacesTitle'] === true ? { title: '' } : {}),
      items: [
        ...(topicsOf(options)?.links ?? []).map(topicLink),
        ...blogLink(blog),
        ...(locales.length > 1 ? [{ type: 'locale-menu', position: 'right' }] : []),
        ...socialLinks(site).map(({ label, href }) => ({ type: 'link', label, href, position: 'right' })),
      ],
    },
    titleDelimiter: options['titleDelimiter'],
    theme: accent === null ? null : { accent },
    ...headOfSite(options['head'], base, notes),
    toc:
      levels.min === null && levels.max === null
        ? null
        : compact({ minLevel: levels.min, maxLevel: levels.max }),
    redirects: Object.keys(redirects).length === 0 ? null : redirects,
    diagnostics: {
      severity: { 'missing-alt': 'warning', 'broken-link': 'warning', 'broken-anchor': 'warning' },
    },
  })
}

/** Where addresses end with a slash: nowhere, at folders that have a page, or everywhere. */
function slashOf({ trailingSlash, build }: Settings): boolean | string {
  const { format } = recordOf(build)
  if (trailingSlash === 'never' || format === 'file') return false
  return trailingSlash !== 'always' && format === 'preserve' ? 'folders' : true
}

function sidebarSettings(options: Settings, ids: ReadonlyMap<string, string>): Settings | null {
  const filled = sidebarsOf(options).filter(({ items }) => items.length > 0)
  if (filled.length === 0) return null
  return Object.fromEntries(filled.map(({ name, items }) => [name, entriesOf(items, ids)]))
}

/** The link of the navbar to a topic. */
function topicLink({ label, link, isElsewhere }: TopicLink): object {
  return { type: 'link', label, ...(isElsewhere ? { href: link } : { to: joinAddress(link) }) }
}

interface SocialLink {
  readonly label: string
  readonly href: string
  /** Name of its icon; null for none. */
  readonly icon: string | null
}

/** The links that Starlight shows as icons: a list, or in older versions addresses by the names of their icons. */
function socialLinks({ options }: OldSite): readonly SocialLink[] {
  const written: readonly Settings[] = Array.isArray(options['social'])
    ? options['social'].map(recordOf)
    : Object.entries(recordOf(options['social'])).map(([icon, href]) => ({
        label: nameOfIcon(icon),
        href,
        icon,
      }))
  return written.flatMap(({ label, href, icon }) => {
    const target = textOf(href)
    return target === null ? [] : [{ label: textOf(label) ?? target, href: target, icon: textOf(icon) }]
  })
}

/** The same links with the drawings of Starlight, if that is installed. */
export function iconLinks(site: OldSite): readonly IconLink[] {
  const folders = [site.folder, join(site.folder, '..'), join(site.folder, 'node_modules/.pnpm')]
  return socialLinks(site).flatMap(({ label, href, icon }) => {
    const svg = icon === null ? null : starlightIcon(icon, folders)
    return svg === null ? [] : [{ label, href, svg }]
  })
}

/** The folder of files that are published as they are, relative to the root. */
export function staticFolder({ astro }: OldSite): string {
  return relative('.', textOf(astro['publicDir']) ?? 'public')
    .split(sep)
    .join('/')
}

function picturesOf(options: Settings): { readonly src: string | null; readonly dark: string | null } {
  const { src, light, dark } = recordOf(options['logo'])
  return { src: textOf(src) ?? textOf(light), dark: textOf(dark) }
}

/** The place of a picture in the static folder, where it is or is copied to; null if it is not there and cannot be copied. */
function logoPlace(site: OldSite, file: string): string | null {
  const statics = staticFolder(site)
  const path = posix.normalize(file).replace(/^\//, '')
  if (path.startsWith('../') || !existsSync(join(site.folder, path))) return null
  if (path.startsWith(`${statics}/`)) return path.slice(statics.length + 1)
  const place = path.replace(/^(?:src\/)?(?:assets\/)?/, '')
  const copy = join(site.folder, statics, place)
  const isTaken = existsSync(copy) && !readFileSync(copy).equals(readFileSync(join(site.folder, path)))
  return isTaken ? null : place
}

/** Copies of the pictures of the logo that are among the sources of the old site. */
export function logoCopies(site: OldSite): MigrationPlan['copies'] {
  return Object.values(picturesOf(site.options)).flatMap((file) => {
    const place = file === null ? null : logoPlace(site, file)
    if (file === null || place === null) return []
    const from = posix.normalize(file).replace(/^\//, '')
    const to = posix.join(staticFolder(site), place)
    return from === to ? [] : [{ from, to }]
  })
}

/** A text, or that of the first language of texts by language. */
export function localised(value: unknown, first: OldLocale | undefined): string | null {
  const texts = recordOf(value)
  const keys = [first?.lang, first?.code, first === undefined ? 'en' : null].flatMap((key) => key ?? [])
  return (
    textOf(value) ?? keys.flatMap((key) => textOf(texts[key]) ?? [])[0] ?? textOf(Object.values(texts)[0])
  )
}

function entriesOf(items: readonly unknown[], ids: ReadonlyMap<string, string>): unknown[] {
  return items.flatMap((item): unknown[] => {
    if (typeof item === 'string') return [docEntry(item, null, ids)]
    const entry = recordOf(item)
    const label = textOf(entry['label'])
    const slug = textOf(entry['slug'])
    if (slug !== null) return [docEntry(slug, label, ids)]
    const link = textOf(entry['link'])
    if (link !== null) return [linkEntry(link, label ?? link, ids)]
    const auto = recordOf(entry['autogenerate'])
    const directory = textOf(auto['directory'])
    const inner =
      directory === null
        ? entriesOf(listOf(entry['items']), ids)
        : [{ type: 'autogenerated', dirName: directory }]
    if (label === null || inner.length === 0) return inner
    const collapsed = entry['collapsed'] === true
    return [{ type: 'category', label, collapsed, items: inner }]
  })
}

/** The folders that entries of a sidebar are generated from, at any depth; the docs themselves for a site without a sidebar. */
export function generatedFolders({ options }: OldSite): GeneratedFolder[] {
  const listed = sidebarsOf(options).flatMap(({ items }) => items)
  return listed.length === 0 ? [{ folder: '', isCollapsed: false }] : foldersIn(listed)
}

function foldersIn(items: readonly unknown[]): GeneratedFolder[] {
  return items.map(recordOf).flatMap((entry) => {
    const auto = recordOf(entry['autogenerate'])
    const directory = textOf(auto['directory'])
    const folder = directory?.replaceAll(/^\/|\/$/g, '') ?? null
    const isCollapsed = (auto['collapsed'] ?? entry['collapsed']) === true
    return [...(folder === null ? [] : [{ folder, isCollapsed }]), ...foldersIn(listOf(entry['items']))]
  })
}

/** Labels of the sidebar in another language, which are beside the originals there. */
export function sidebarMessages({ options }: OldSite, locale: OldLocale): Record<string, string> {
  const texts = (items: readonly unknown[], name: string): [key: string, text: string][] =>
    items.map(recordOf).flatMap((entry) => {
      const translations = recordOf(entry['translations'])
      const label = textOf(entry['label'])
      const text = textOf(translations[locale.lang ?? locale.code]) ?? textOf(translations[locale.code])
      const own: [string, string][] =
        label === null || text === null ? [] : [[`sidebar.${name}.${label}`, text]]
      return [...own, ...texts(listOf(entry['items']), name)]
    })
  return Object.fromEntries(sidebarsOf(options).flatMap(({ name, items }) => texts(items, name)))
}

/** The path of the first page, which is no doc where it is a home page. */
const HOME = ''

function docEntry(slug: string, label: string | null, ids: ReadonlyMap<string, string>): unknown {
  if (slug === 'index' && !ids.has(HOME)) return linkEntry('/', label ?? 'Home', ids)
  const id = ids.get(`/${slug}`.replace(/\/$/, '').toLowerCase()) ?? slug
  return label === null ? id : { type: 'doc', id, label }
}

function linkEntry(link: string, label: string, ids: ReadonlyMap<string, string>): unknown {
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return { type: 'link', label, href: link }
  const id = ids.get(joinAddress(link).replace(/\/$/, '').toLowerCase())
  return id === undefined ? { type: 'link', label, href: joinAddress(link) } : { type: 'doc', id, label }
}

/** The word of a badge, which is a text, texts by language, or one of them with a look; null without one. */
export function wordOfBadge(badge: unknown): string | null {
  const { text } = recordOf(badge)
  return localised(isRecord(badge) ? text : badge, undefined)
}

/** Types here in the colours of Starlight's badges. Its default is the colour of links. */
const BADGE_TYPES: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
}

/** A badge as `sidebar_badge` has it; null without one. */
export function sidebarBadgeOf(badge: unknown): string | { text: string; type: string } | null {
  const text = wordOfBadge(badge)
  const variant = textOf(recordOf(badge)['variant']) ?? ''
  const type = Object.hasOwn(BADGE_TYPES, variant) ? BADGE_TYPES[variant] : undefined
  return text === null || type === undefined ? text : { text, type }
}
