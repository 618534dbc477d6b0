import { areDocumentsNamed } from '../manifest/document-names.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** Files that are published in the folder of a page, including the blog's feeds. */
const PAGE_FILES = new Set(['index.html', 'page.json', '404.html', 'rss.xml', 'atom.xml', 'feed.json'])
/** Files in the root of a locale, in lower case. */
const ROOT_FILES = new Set([
  'assets',
  'sitemap.xml',
  'robots.txt',
  '_headers',
  '_redirects',
  '_nginx.conf',
  '_caddyfile',
  'llms.txt',
  'llms-full.txt',
  'agents.json',
])

/**
 * Whose address this is, when no page can have it: that of a file that the build writes, or one of another locale. Null
 * for a free one. `address` is below the base path, without a first slash; case makes no difference.
 */
export function reservedFor(
  address: string,
  { locales, defaultLocale, trailingSlash }: Pick<SiteConfig, 'locales' | 'defaultLocale' | 'trailingSlash'>,
): string | null {
  const parts = address.replace(/\/$/, '').toLowerCase().split('/')
  const [first = ''] = parts
  const file = areDocumentsNamed(trailingSlash) ? `${parts.at(-1)}.html` : ''
  if ([...parts, file].some((part) => PAGE_FILES.has(part)) || ROOT_FILES.has(first))
    return 'files that the build writes'
  const locale = locales.find(({ code }) => code !== defaultLocale && code.toLowerCase() === first)
  return locale === undefined ? null : `the pages in ${locale.label}`
}
