import type { ContentBuild } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'

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
 * `sitemap.xml` of a locale: the absolute address of every page that search engines may index, in the order of the
 * routes.
 */
function formatSitemap({ siteData, routes }: LocaleManifest): string {
  const addresses = routes
    .filter((route) => route.isIndexed && route.canonical === route.path)
    .map((route) => `  <url><loc>${escapeXml(new URL(route.path, siteData.origin).href)}</loc></url>\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    '</urlset>\n',
  ].join('')
}

/** `robots.txt` of a site: everything is allowed, with the address of each locale's sitemap. */
export function formatRobots(locales: readonly LocaleManifest[]): string {
  const sitemaps = locales.map(
    ({ siteData }) => `Sitemap: ${new URL(`${siteData.locale.basePath}sitemap.xml`, siteData.origin).href}\n`,
  )
  return ['User-agent: *\n', 'Allow: /\n', '\n', ...sitemaps].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
