import type { LocaleManifest } from '@fyr/content-pipeline/manifest'

/** `sitemap.xml` of a locale: the absolute address of every page that search engines should list, in the order of the routes. */
export function formatSitemap({ frame, routes }: LocaleManifest): string {
  const addresses = routes
    .filter((route) => route.isIndexed && route.canonical === route.path)
    .map((route) => `  <url><loc>${escapeXml(new URL(route.path, frame.origin).href)}</loc></url>\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    '</urlset>\n',
  ].join('')
}

/** `robots.txt` of a site: everything may be read, and where each locale's sitemap stands. */
export function formatRobots(locales: readonly LocaleManifest[]): string {
  const sitemaps = locales.map(
    ({ frame }) => `Sitemap: ${new URL(`${frame.locale.basePath}sitemap.xml`, frame.origin).href}\n`,
  )
  return ['User-agent: *\n', 'Allow: /\n', '\n', ...sitemaps].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
