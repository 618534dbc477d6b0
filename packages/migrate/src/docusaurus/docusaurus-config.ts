import { isRecord } from '@fyr/content-pipeline/internal'
import { join, posix, relative, sep } from 'node:path'
import {
  type NavigationContext,
  announcementOf,
  footerLogoOf,
  footerOf,
  navbarOf,
} from './docusaurus-navigation.ts'
import type { FurtherDocs } from './further-docs.ts'
import { packageManagersOf } from './package-managers-of.ts'
import { languageRedirects, type OldLanguage } from './docusaurus-languages.ts'
import {
  type OldSite,
  basePathOf,
  pagesFolder,
  staticFolders,
  versionPlaces,
  versionsOf,
} from './docusaurus-site.ts'
import { languageName } from '../old-site/language-name.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { logoOf, placeIn } from '../old-site/logo-of.ts'
import { originOf } from '../old-site/origin-of.ts'
import { headOf, type OldHeadElement } from '../old-site/head-of.ts'
import { compact, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { markdownBelow } from '../old-site/read-old-files.ts'
import { sidebarOrderOf } from './sidebar-order-of.ts'
import { productOf } from '../old-site/product-of.ts'

interface Planned {
  readonly sidebars: object | null
  readonly further: FurtherDocs
  readonly context: NavigationContext
  /** The colour of the brand; null for the one of the theme. */
  readonly accent: string | null
}

export function configOf(
  site: OldSite,
  { sidebars, further, context, accent }: Planned,
): Record<string, unknown> {
  const { old, parts, folders, folder, inRoot } = site
  const themeConfig = recordOf(old['themeConfig'])
  const title = textOf(old['title']) ?? 'Documentation'
  const languages = site.languages.filter(({ as }) => as !== null)
  const redirects = languageRedirects(languages, old)
  const released = versionPlaces(site, parts.docs)
  const logo = recordOf(recordOf(themeConfig['navbar'])['logo'])
  const [staticFolder = join(folder, 'static')] = staticFolders(site)
  const favicon = textOf(old['favicon'])
  const settings = [parts.docs, parts.blog, parts.pages].map(recordOf)
  const packageManagers = packageManagersOf(settings, site.notes)
  const placeOf = (file: string) => placeIn(staticFolder, file)
  return compact({
    product: productOf(title),
    title,
    tagline: old['tagline'],
    url: originOf(old['url'], site.notes),
    basePath: basePathOf(old) === '/' ? null : basePathOf(old),
    trailingSlash: old['trailingSlash'],
    titleDelimiter: old['titleDelimiter'],
    noIndex: old['noIndex'] === true ? true : null,
    locales: languages.map(localeOf),
    defaultLocale: languages[0]?.as,
    favicon: favicon === null ? null : placeOf(favicon),
    logo: logoOf(
      { src: textOf(logo['src']), dark: textOf(logo['srcDark']), alt: textOf(logo['alt']) ?? title },
      placeOf,
      site.notes,
    ),
    content: compact({
      docs: folders.docs && inRoot(folders.docs),
      blog: folders.blog && inRoot(folders.blog),
      pages: pagesFolder(site),
      static: inRoot(staticFolder),
      versions: unless('versions.json', inRoot(released.versions)),
      versionedDocs: unless('versioned_docs', inRoot(released.docs)),
      versionedSidebars: unless('versioned_sidebars', inRoot(released.sidebars)),
      translations: unless('i18n', inRoot(site.translations)),
    }),
    docs: folders.docs === null ? false : docsOf(site, sidebars, further),
    blog: folders.blog === null ? false : blogOf(parts.blog ?? {}, site),
    sidebars,
    navbar: navbarOf(themeConfig, languages.length > 1 ? null : title, context),
    footer: compact({ ...footerOf(themeConfig, context), logo: footerLogoOf(themeConfig, placeOf) }),
    theme: accent === null ? null : { accent },
    colorMode: colorModeOf(recordOf(themeConfig['colorMode'])),
    announcement: announcementOf(themeConfig),
    toc: tocOf(recordOf(themeConfig['tableOfContents'])),
    ...headOfSite(site),
    markdown: packageManagers === null ? null : { packageManagers },
    redirects: Object.keys(redirects).length === 0 ? null : redirects,
    diagnostics: { severity: severityOf(old) },
  })
}

/** Scripts and elements that the configuration adds to every page. */
function headOfSite({ old, parts, notes }: OldSite): Settings {
  const themeConfig = recordOf(old['themeConfig'])
  const written = (tag: string, key: string, address: string): OldHeadElement[] =>
    listOf(old[key])
      .map((one) => (typeof one === 'string' ? { [address]: one } : recordOf(one)))
      .map((attributes) => ({ tag, attributes, hasText: false }))
  const elements = [
    ...written('script', 'scripts', 'src'),
    ...parts.counters.map((attributes) => ({ tag: 'script', attributes, hasText: false })),
    ...written('link', 'stylesheets', 'href').map((one) => ({
      ...one,
      attributes: { rel: 'stylesheet', ...one.attributes },
    })),
    ...[...imageOfPages(old), ...listOf(themeConfig['metadata']).map(recordOf)].map((attributes) => ({
      tag: 'meta',
      attributes,
      hasText: false,
    })),
    ...listOf(old['headTags'])
      .map(recordOf)
      .map(({ tagName, attributes, innerHTML }) => ({
        tag: textOf(tagName) ?? '',
        attributes: recordOf(attributes),
        hasText: textOf(innerHTML) !== null,
      })),
  ]
  const { settings, notes: left } = headOf(elements, basePathOf(old))
  notes.push(...left)
  return settings
}

/** The picture of pages without one of their own, for social networks, which want a whole URL. What "metadata" says counts before it. */
function imageOfPages(old: Settings): Settings[] {
  const { image, metadata } = recordOf(old['themeConfig'])
  const [written, url] = [textOf(image), textOf(old['url'])]
  const isSaid = listOf(metadata).some((one) => recordOf(one)['property'] === 'og:image')
  if (written === null || isSaid || url === null || !URL.canParse(url)) return []
  const path = written.startsWith(basePathOf(old)) ? written : joinAddress(basePathOf(old), written)
  const content = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written) ? written : new URL(path, url).href
  return [{ property: 'og:image', content }]
}

function unless(usual: string, place: string): string | null {
  return place === usual ? null : place
}

function localeOf({ code, as, settings: { label, direction, htmlLang } }: OldLanguage): object {
  const lang = textOf(htmlLang) ?? code.replaceAll('_', '-')
  return compact({
    code: as,
    label: textOf(label) ?? languageName(lang),
    lang: lang === as ? null : lang,
    dir: direction === 'rtl' ? 'rtl' : null,
  })
}

function docsOf(site: OldSite, sidebars: object | null, further: FurtherDocs): object {
  const docs = site.parts.docs ?? {}
  const base = textOf(docs['routeBasePath'])
  const places = versionsOf(site)
  const versions = places.map(({ name }) => name)
  const isGenerated =
    sidebars === null ||
    places.length > 1 ||
    Object.values(further).some((one) => one.sidebars === undefined) ||
    JSON.stringify([sidebars, further]).includes('"autogenerated"')
  const isDate = docs['showLastUpdateTime'] === true
  const settings = Object.entries(recordOf(docs['versions'])).map(([name, value]) => {
    const { label, path, banner, badge, noIndex } = recordOf(value)
    return [name, compact({ label, path, banner, badge, noIndex })]
  })
  const hasAll = docs['includeCurrentVersion'] !== false && !Array.isArray(docs['onlyIncludeVersions'])
  return compact({
    path: base === null || base === 'docs' ? null : base.replaceAll(/^\/(?=.)|(?<=.)\/$/g, ''),
    folders: Object.keys(further).length > 0 ? further : null,
    versions: settings.length > 0 ? Object.fromEntries(settings) : null,
    lastVersion: docs['lastVersion'],
    onlyVersions: hasAll || versions.length === 0 ? null : versions,
    editUrl: editUrlOf('docs', docs['editUrl'], site),
    editTranslations: docs['editLocalizedFiles'] === true ? true : null,
    lastUpdated: docs['showLastUpdateAuthor'] === true ? 'date-and-author' : isDate ? 'date' : null,
    sidebarOrder: isGenerated
      ? sidebarOrderOf(
          [
            ...places,
            ...Object.keys(further).map((name) => ({ name, folder: join(site.root, name) })),
          ].flatMap(({ folder, name }) => markdownBelow(folder).map((file) => `${name}/${file}`)),
        )
      : null,
    sidebarCollapsed: docs['sidebarCollapsible'] === false ? false : docs['sidebarCollapsed'],
    breadcrumbs: docs['breadcrumbs'] === false ? false : null,
  })
}

function blogOf(blog: Settings, site: OldSite): object {
  const base = textOf(blog['routeBasePath'])
  const { type, limit } = recordOf(blog['feedOptions'])
  return compact({
    path: base === null || base === 'blog' ? null : base.replaceAll(/^\/(?=.)|(?<=.)\/$/g, ''),
    title: blog['blogTitle'],
    description: blog['blogDescription'],
    sidebarTitle: blog['blogSidebarTitle'],
    sidebarCount: blog['blogSidebarCount'] === 'ALL' ? 'all' : blog['blogSidebarCount'],
    postsPerPage: blog['postsPerPage'] === 'ALL' ? 10_000 : blog['postsPerPage'],
    editUrl: editUrlOf('blog', blog['editUrl'], site),
    feedCount: type === null ? 0 : typeof limit === 'number' ? limit : null,
  })
}

/** Docusaurus appends the path from the old site to this URL; Fyr appends the path from the root. */
function editUrlOf(part: 'docs' | 'blog', written: unknown, { folder, root, notes }: OldSite): string | null {
  const url = textOf(written)
  if (isRecord(written)) {
    notes.push({
      kind: 'setting',
      name: `${part}.editUrl`,
      instead: `A function cannot be moved: write "${part}.editUrl" as a URL.`,
    })
  }
  if (url === null || !URL.canParse(url)) return null
  const up = relative(folder, root).split(sep).join('/')
  return new URL(posix.join(up, '.'), `${url.replace(/\/$/, '')}/`).href.replace(/\/$/, '')
}

function colorModeOf({ defaultMode, disableSwitch, respectPrefersColorScheme }: Settings): object | null {
  const mode = compact({
    defaultMode: defaultMode === 'dark' ? 'dark' : null,
    disableSwitch: disableSwitch === true ? true : null,
    respectSystem: respectPrefersColorScheme === true ? true : null,
  })
  return Object.keys(mode).length === 0 ? null : mode
}

function tocOf({ minHeadingLevel, maxHeadingLevel }: Settings): object | null {
  if (minHeadingLevel === undefined && maxHeadingLevel === undefined) return null
  return compact({ minLevel: minHeadingLevel, maxLevel: maxHeadingLevel })
}

/** Problems that Docusaurus did not treat as errors become warnings. */
function severityOf(old: Settings): Record<string, string> {
  const isThrown = (key: string, usual: string) => (textOf(old[key]) ?? usual) === 'throw'
  return {
    'missing-alt': 'warning',
    ...(isThrown('onBrokenLinks', 'throw') ? {} : { 'broken-link': 'warning' }),
    ...(isThrown('onBrokenAnchors', 'warn') ? {} : { 'broken-anchor': 'warning' }),
  }
}
