import { readFile } from 'node:fs/promises'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import pMap from 'p-map'
import type { ReadySite } from '../content/loaded-site.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { FILES_AT_ONCE } from '../publish/write-together.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import { formatFullText, hasAgentFiles, listAgentFiles } from './agent-files.ts'
import { formatCaddyConfig } from './caddy-config.ts'
import { formatRobots, listCrawlerFiles } from './crawler-files.ts'
import type { HostedSite } from './host-config.ts'
import { formatNginxConfig } from './nginx-config.ts'
import { pagePlace } from './page-place.ts'
import { formatRedirects, listRedirects } from './redirects.ts'
import { formatHeaderRules, headerRules, securityHeaders } from './site-headers.ts'
import type { LocaleParts, SiteParts } from './site-parts.ts'
import { writeAdded } from './write-added.ts'

/**
 * Writes what is made from the finished pages: files for crawlers, agents and hosts, and those that the site adds. A site may provide each of them
 * itself; then its own is kept.
 */
export async function writeGenerated(
  output: SiteOutput,
  parts: SiteParts,
  locales: readonly LocaleParts[],
): Promise<void> {
  await Promise.all(locales.map((one) => writeLocaleFiles(output, one)))
  await writeUnlessGiven(output, 'robots.txt', formatRobots(parts.site.content.manifest.locales))
  await writeAdded(output, parts.site)
  await writeServerConfigs(output, parts)
}

async function writeLocaleFiles(
  output: SiteOutput,
  { site, theme, locale, folder, agentPages }: LocaleParts,
): Promise<void> {
  // The file at the root covers all locales, a locale's own is for publishing only its folder.
  const covered = folder === '' ? site.content.manifest.locales : [locale]
  const rules = headerRules(
    locale.siteData.locale.basePath,
    covered.map(({ siteData }) => siteData.locale.basePath),
    securityOf(site, theme, covered),
    hasAgentFiles(locale.siteData, theme),
  )
  const files = [
    ...(await listCrawlerFiles(site.content, locale)),
    ...listAgentFiles(locale, theme, agentPages),
  ]
  await Promise.all(files.map(({ place, text }) => writeUnlessGiven(output, folder + place, text)))
  await writeUnlessGiven(output, `${folder}_headers`, formatHeaderRules(rules))
  await writeFullText(output, { site, locale, folder, agentPages })
  const redirects = formatRedirects(listRedirects(covered), locale.siteData.origin)
  if (redirects !== '') await writeUnlessGiven(output, `${folder}_redirects`, redirects)
}

function securityOf(
  { config }: ReadySite,
  theme: SiteTheme,
  locales: readonly LocaleManifest[],
): Readonly<Record<string, string>> {
  return securityHeaders(
    locales.map(({ siteData }) => theme.contentSecurityPolicy(siteData)),
    { hasFeeds: config.blog !== false },
  )
}

/** Configuration of the web servers that the site names, for the whole site. */
async function writeServerConfigs(output: SiteOutput, { site, theme }: SiteParts): Promise<void> {
  const { config, content } = site
  const { locales } = content.manifest
  const hosted: HostedSite = {
    basePath: config.basePath,
    localeBasePaths: locales.map(({ siteData }) => siteData.locale.basePath),
    security: securityOf(site, theme, locales),
    redirects: listRedirects(locales),
    trailingSlash: config.trailingSlash,
    hasMarkdown: locales.some(({ siteData }) => hasAgentFiles(siteData, theme)),
    isPrecompressed: config.precompress,
    places: [...output.places.keys()],
  }
  const { servers } = config
  if (servers.includes('nginx')) await writeUnlessGiven(output, '_nginx.conf', formatNginxConfig(hosted))
  if (servers.includes('caddy')) await writeUnlessGiven(output, '_Caddyfile', formatCaddyConfig(hosted))
}

/** `llms-full.txt`, of the Markdown that was written. */
async function writeFullText(
  output: SiteOutput,
  { site, locale, folder, agentPages }: Pick<LocaleParts, 'site' | 'locale' | 'folder' | 'agentPages'>,
): Promise<void> {
  const { agents } = site.config
  if (agents === false || !agents.fullText || agentPages.length === 0) return
  const { basePath } = locale.siteData.locale
  const texts = await pMap(
    agentPages,
    ({ route }) => {
      const { markdown } = pagePlace(route, basePath, site.config)
      return readFile(output.fileOf(`${folder}${markdown}`), 'utf8')
    },
    { concurrency: FILES_AT_ONCE },
  )
  await writeUnlessGiven(output, `${folder}llms-full.txt`, formatFullText(locale.siteData, agentPages, texts))
}

async function writeUnlessGiven(output: SiteOutput, place: string, text: string): Promise<void> {
  if (!output.places.has(place)) await output.write(place, text)
}
