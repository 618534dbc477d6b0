import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { formatRobots, listCrawlerFiles } from '../site-build/crawler-files.ts'
import type { ReadySite } from '../content/loaded-site.ts'

const CRAWLER_FILE = /\.(?:xml|json)$/

/** A feed, a sitemap or `robots.txt` by its path below the locale's base path, as a build would write it; else null. */
export async function makeCrawlerFile(
  { content }: ReadySite,
  locale: LocaleManifest,
  place: string,
): Promise<string | null> {
  if (place === 'robots.txt' && locale.siteData.locale.isDefault)
    return formatRobots(content.manifest.locales)
  if (!CRAWLER_FILE.test(place)) return null
  const files = await listCrawlerFiles(content, locale)
  return files.find((file) => file.place === place)?.text ?? null
}
