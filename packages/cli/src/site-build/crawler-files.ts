import type { ContentBuild } from '@fyr/content-pipeline'
import {
  isListedByEngines,
  languageLinks,
  type LocaleManifest,
  type Route,
  type SiteData,
} from '@fyr/content-pipeline/manifest'

/** A file of a locale for crawlers and feed readers. */
export interface CrawlerFile {
  /** Below the locale's folder. */
  readonly place: string
  readonly text: string
}

/** Feeds and sitemap of a locale. A site may replace them by its own files. */
export async function listCrawlerFiles(
  { loadFeeds }: Pick<ContentBuild, 'loadFeeds'>,
  locale: LocaleManifest,
): Promise<readonly CrawlerFile[]> {
  const feeds = await loadFeeds(locale.siteData.locale.code)
  return [...feeds, { place: 'sitemap.xml', text: formatSitemap(locale) }]
}

/**
 * `sitemap.xml` of a locale: the absolute address of every page that search engines should list, in the order of the
 * routes, each with its translations.
 */
function formatSitemap({ siteData, routes }: LocaleManifest): string {
  const entries = routes.filter(isListedByEngines).map((route) => formatEntry(route, siteData))
  const languages = entries.some((entry) => entry.includes('<xhtml:link'))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages ? XHTML : ''}>\n`,
    ...entries,
    '</urlset>\n',
  ].join('')
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A page in one language alone has no links: they would say nothing. */
function formatEntry(route: Route, { origin, locales }: SiteData): string {
  const absolute = (path: string) => escapeXml(new URL(path, origin).href)
  const links = languageLinks(route, locales)
  const isTranslated = links.some(({ path }) => path !== route.path)
  const alternates = links.map(
    ({ lang, path }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${absolute(path)}"/>\n`,
  )
  const inner = isTranslated ? `\n${alternates.join('')}  ` : ''
  return `  <url><loc>${absolute(route.path)}</loc>${inner}</url>\n`
}

/** `robots.txt` of a site: everything is allowed, with the address of each locale's sitemap. */
export function formatRobots(locales: readonly LocaleManifest[]): string {
  const sitemaps = locales.map(
    ({ siteData }) => `Sitemap: ${new URL(`${siteData.locale.basePath}sitemap.xml`, siteData.origin).href}\n`,
  )
  return ['User-agent: *\n', 'Allow: /\n', '\n', ...sitemaps].join('')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
