import { basename, join } from 'node:path'
import { type IconLink, simpleIcon } from '../components/icon-links.ts'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { headOf } from '../old-site/head-of.ts'
import { logoOf, placeIn } from '../old-site/logo-of.ts'
import { linksInHtml } from '../old-site/links-in-html.ts'
import { originOf } from '../old-site/origin-of.ts'
import { productOf } from '../old-site/product-of.ts'
import { nameOfIcon, nameOfService } from '../old-site/service-name.ts'
import { compact, htmlToText, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { outlineLevels } from './outline-levels.ts'
import {
  type OldLocale,
  type OldSite,
  publicFolder,
  type Planned,
  renamedLanguages,
} from './vitepress-site.ts'
import { PAGES } from '../old-site/migration-plan.ts'
import { navItem, sidebarsOf } from './vitepress-navigation.ts'

export function configOf(site: OldSite, planned: Planned): Record<string, unknown> {
  const { root, source, old } = site
  const { locales, docs, base, inRoot } = planned
  const themeConfig = locales[0]?.themeConfig ?? {}
  const ofRoot = recordOf(recordOf(old['locales'])['root'])
  const title = textOf(ofRoot['title']) ?? textOf(old['title']) ?? basename(root)
  const social = listOf(themeConfig['socialLinks']).map(recordOf)
  const logo = recordOf(themeConfig['logo'])
  const isStatic = (address: string) => isFile(join(publicFolder(site), address.replace(/[?#].*$/, '')))
  // VitePress adds the base path to pages alone, so links to files begin with it.
  const staticAddress = (link: string) => {
    const address = joinAddress(link)
    const shorter = address.startsWith(base) ? joinAddress(address.slice(base.length)) : address
    return [shorter, address].find(isStatic) ?? null
  }
  const renamed = renamedLanguages(locales).map(([from, to]) => [`${from}*`, `${to}*`])
  return compact({
    product: productOf(title),
    title,
    tagline: ofRoot['description'] ?? old['description'],
    url: originOf(recordOf(old['sitemap'])['hostname'], planned.notes),
    basePath: base === '/' ? null : base,
    // The old tool publishes name.html, and guide/index.html for guide/index.md, also with clean addresses.
    trailingSlash: 'folders',
    locales: locales.map(({ code, label, lang }) => compact({ code, label, lang })),
    defaultLocale: locales[0]?.code,
    favicon: faviconOf(site, base),
    logo: logoOf(
      {
        src: textOf(themeConfig['logo']) ?? textOf(logo['src']) ?? textOf(logo['light']),
        dark: textOf(logo['dark']),
        alt: textOf(logo['alt']) ?? '',
      },
      (file) => placeIn(publicFolder(site), file),
      planned.notes,
    ),
    content: { docs, pages: PAGES, static: inRoot(publicFolder(site)) },
    docs: compact({
      path: '/',
      editUrl: editUrlOf(recordOf(themeConfig['editLink'])['pattern'], inRoot(source), planned.notes),
      lastUpdated: old['lastUpdated'] === true || themeConfig['lastUpdated'] !== undefined ? 'date' : null,
    }),
    blog: false,
    sidebars: sidebarsOf(themeConfig['sidebar'], { ...planned, staticAddress }),
    navbar: {
      ...titleOfNavbar(themeConfig['siteTitle'], title),
      items: [
        ...listOf(themeConfig['nav'])
          .map(recordOf)
          .flatMap((item) => navItem(item, { notes: planned.notes, staticAddress })),
        ...(locales.length > 1 ? [{ type: 'locale-menu', position: 'right' }] : []),
        ...elsewhereItems(planned.elsewhere, textOf(themeConfig['langMenuLabel'])),
        ...social.flatMap((link) => socialLink(link) ?? []),
      ],
    },
    footer: footerOf(recordOf(themeConfig['footer']), base),
    theme: planned.accent === null ? null : { accent: planned.accent },
    colorMode: colorModeOf(old['appearance']),
    toc: tocOf(themeConfig['outline']),
    ...headOfSite(old['head'], base, planned.notes),
    redirects: renamed.length === 0 ? null : Object.fromEntries(renamed),
    diagnostics: { severity: { 'missing-alt': 'warning', 'broken-anchor': 'warning' } },
  })
}

/** Languages at other addresses, which VitePress has in the menu of languages: more than two are a menu of their own. */
function elsewhereItems(links: Planned['elsewhere'], label: string | null): readonly object[] {
  const items = links.map((link) => ({ type: 'link', ...link }))
  return links.length > 2
    ? [{ type: 'menu', label: label ?? 'Languages', items, position: 'right' }]
    : items.map((link) => ({ ...link, position: 'right' }))
}

/** In VitePress a table of contents has headings of level 2 alone, unless the site or a page says otherwise. */
function tocOf(outline: unknown): object {
  const [minLevel, maxLevel] = outlineLevels(outline) ?? [2, 2]
  return { minLevel, maxLevel }
}

/** The message and the copyright are HTML there, and plain text here: their links stand beside them. */
function footerOf(footer: Settings, base: string): Record<string, unknown> {
  const html = [footer['message'], footer['copyright']].flatMap((text) => textOf(text) ?? []).join(' ')
  const links = linksInHtml(html, base)
  return compact({ copyright: htmlToText(html) || null, links: links.length === 0 ? null : links })
}

/** `siteTitle` is the text beside the logo, or that there is none. */
function titleOfNavbar(written: unknown, title: string): object {
  if (written === false || written === '') return { title: '' }
  const own = textOf(written)
  return own === null || own === title ? {} : { title: own }
}

/** `appearance` is whether readers choose a colour mode, or the one that they begin with, which may be for good. */
function colorModeOf(appearance: unknown): object | null {
  if (appearance === false) return { disableSwitch: true }
  if (appearance === 'dark') return { defaultMode: 'dark' }
  if (appearance === 'force-dark') return { defaultMode: 'dark', disableSwitch: true }
  return null
}

interface SocialLink {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly position: 'right'
}

/** The links that VitePress shows as icons, with the drawings of the site, or of the packages that VitePress brings. */
export function iconLinks({ root, project }: OldSite, { themeConfig }: OldLocale): readonly IconLink[] {
  const folders = [project, root, join(project, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm')]
  return listOf(themeConfig['socialLinks'])
    .map(recordOf)
    .flatMap((written) => {
      const { icon } = written
      const name = textOf(icon)
      const svg = textOf(recordOf(icon)['svg']) ?? (name === null ? null : simpleIcon(name, folders))
      const link = socialLink(written)
      return link === null || svg === null ? [] : [{ label: link.label, href: link.href, svg }]
    })
}

/** A link that VitePress shows as an icon; null without an address. An icon of the site's own is a drawing, which says no name. */
function socialLink({ icon, link, ariaLabel }: Settings): SocialLink | null {
  const href = textOf(link)
  if (href === null) return null
  const name = textOf(icon)
  const label = textOf(ariaLabel) ?? (name === null ? nameOfService(href) : nameOfIcon(name)) ?? href
  return { type: 'link', label, href, position: 'right' }
}

/** VitePress appends the path from the folder of the pages to this URL; Fyr appends the path from the root. */
function editUrlOf(written: unknown, folder: string, notes: MigrationNote[]): string | null {
  if (written === undefined) return null
  const [, url, rest] = /^(.*?)\/?:path(.*)$/.exec(textOf(written) ?? '') ?? []
  const isInFolder = folder === '' || url?.endsWith(`/${folder}`) === true
  if (url !== undefined && rest === '' && isInFolder && URL.canParse(url))
    return folder === '' ? url : url.slice(0, -folder.length - 1)
  const instead =
    'Write "docs.editUrl": the URL to which the path of a file from the root of the site is added.'
  notes.push({ kind: 'setting', name: 'editLink', instead })
  return null
}

/** What the head, a list of `[name, attributes, text]`, adds to every page. */
function headOfSite(written: unknown, base: string, notes: MigrationNote[]): Settings {
  const elements = listOf(written)
    .map(listOf)
    .map(([tag, attributes, text]) => ({
      tag: textOf(tag) ?? '',
      attributes: recordOf(attributes),
      hasText: textOf(text) !== null,
    }))
  const { settings, notes: left } = headOf(elements, base)
  notes.push(...left)
  return settings
}

/** The icon that the head names, as a path of the static folder. */
function faviconOf(site: OldSite, base: string): string | null {
  const [href = null] = listOf(site.old['head'])
    .filter((element) => isIcon(element))
    .map(([, attributes]) => textOf(recordOf(attributes)['href']))
  if (href === null) return null
  return placeIn(publicFolder(site), href.startsWith(base) ? href.slice(base.length) : href)
}

/** Whether an element of the head, `[name, attributes]`, is a link to an icon of the site. */
function isIcon(element: unknown): element is readonly [unknown, unknown] {
  if (!Array.isArray(element) || element[0] !== 'link') return false
  return /^(?:shortcut )?icon$/.test(textOf(recordOf(element[1])['rel']) ?? '')
}
