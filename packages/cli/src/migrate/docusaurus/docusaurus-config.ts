import { isRecord } from '@fyr/content-pipeline'
import { join, posix, relative, sep } from 'node:path'
import { type NavigationContext, announcementOf, footerOf, navbarOf } from './docusaurus-navigation.ts'
import { packageManagersOf } from './package-managers-of.ts'
import { pagesFolder } from './docusaurus-pages.ts'
import { type OldSite, basePathOf, localesOf, versionsOf } from './docusaurus-site.ts'
import { languageName } from '../old-site/language-name.ts'
import { logoOf, placeIn } from '../old-site/logo-of.ts'
import { originOf } from '../old-site/origin-of.ts'
import { compact, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { productOf } from '../old-site/product-of.ts'

export function configOf(
  site: OldSite,
  sidebars: object | null,
  context: NavigationContext,
): Record<string, unknown> {
  const { old, parts, folders, folder, inRoot } = site
  const themeConfig = recordOf(old['themeConfig'])
  const title = textOf(old['title']) ?? 'Documentation'
  const codes = localesOf(old)
  const localeConfigs = recordOf(recordOf(old['i18n'])['localeConfigs'])
  const logo = recordOf(recordOf(themeConfig['navbar'])['logo'])
  const statics = listOf(old['staticDirectories'])
  const staticFolder = join(folder, textOf(statics[0]) ?? 'static')
  for (const other of statics.slice(1)) {
    site.notes.push({
      kind: 'setting',
      name: `static folder "${String(other)}"`,
      instead: 'Move its files into the first static folder.',
    })
  }
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
    locales: codes.map((code) => localeOf(code, recordOf(localeConfigs[code]))),
    defaultLocale: codes[0],
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
      ...(folder === site.root
        ? {}
        : {
            versions: inRoot(join(folder, 'versions.json')),
            versionedDocs: inRoot(join(folder, 'versioned_docs')),
            versionedSidebars: inRoot(join(folder, 'versioned_sidebars')),
            translations: inRoot(join(folder, 'i18n')),
          }),
    }),
    docs: folders.docs === null ? false : docsOf(site),
    blog: folders.blog === null ? false : blogOf(parts.blog ?? {}, site),
    sidebars,
    navbar: navbarOf(themeConfig, context),
    footer: footerOf(themeConfig, context),
    colorMode: colorModeOf(recordOf(themeConfig['colorMode'])),
    announcement: announcementOf(themeConfig),
    toc: tocOf(recordOf(themeConfig['tableOfContents'])),
    markdown: packageManagers === null ? null : { packageManagers },
    diagnostics: { severity: severityOf(old) },
  })
}

function localeOf(code: string, { label, direction, htmlLang }: Settings): object {
  return compact({
    code,
    label: textOf(label) ?? languageName(code),
    lang: textOf(htmlLang) === code ? null : textOf(htmlLang),
    dir: direction === 'rtl' ? 'rtl' : null,
  })
}

function docsOf(site: OldSite): object {
  const docs = site.parts.docs ?? {}
  const base = textOf(docs['routeBasePath'])
  const versions = versionsOf(site).map(({ name }) => name)
  const isDate = docs['showLastUpdateTime'] === true
  const settings = Object.entries(recordOf(docs['versions'])).map(([name, value]) => {
    const { label, path, banner, badge, noIndex } = recordOf(value)
    return [name, compact({ label, path, banner, badge, noIndex })]
  })
  const hasAll = docs['includeCurrentVersion'] !== false && !Array.isArray(docs['onlyIncludeVersions'])
  return compact({
    path: base === null || base === 'docs' ? null : base.replaceAll(/^\/(?=.)|(?<=.)\/$/g, ''),
    versions: settings.length > 0 ? Object.fromEntries(settings) : null,
    lastVersion: docs['lastVersion'],
    onlyVersions: hasAll || versions.length === 0 ? null : versions,
    editUrl: editUrlOf(docs['editUrl'], site),
    editTranslations: docs['editLocalizedFiles'] === true ? true : null,
    lastUpdated: docs['showLastUpdateAuthor'] === true ? 'date-and-author' : isDate ? 'date' : null,
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
    editUrl: editUrlOf(blog['editUrl'], site),
    feedCount: type === null ? 0 : typeof limit === 'number' ? limit : null,
  })
}

/** Docusaurus appends the path from the old site to this URL; Fyr appends the path from the root. */
function editUrlOf(written: unknown, { folder, root, notes }: OldSite): string | null {
  const url = textOf(written)
  if (isRecord(written)) {
    notes.push({
      kind: 'setting',
      name: 'editUrl',
      instead: 'A function cannot be moved: write "docs.editUrl" as a URL.',
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
