import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { type SiteDiagnostic, siteDiagnostic } from '../site-error.ts'

/**
 * Warns about a site without a home page, where hosts and titles lead. The pipeline does not need one, but a theme
 * does.
 */
export function reportMissingHome(
  root: string,
  config: SiteConfig,
  locales: readonly LocaleManifest[],
): SiteDiagnostic[] {
  const home = locales.find(({ siteData }) => siteData.locale.code === config.defaultLocale)
  if (home === undefined || hasHome(root, config, home)) return []
  const { content } = config
  return [
    siteDiagnostic({
      code: 'home-missing',
      severity: 'warning',
      file: posix.join(content.pages, 'index.md'),
      problem: `There is no home page at ${home.siteData.locale.basePath}, which the title of the site links to.`,
      hint: `Add this file, or put an index.html into the folder "${content.static}".`,
    }),
  ]
}

/** Addresses of the homes that a site lacks. Links to them are reported once, by `reportMissingHome`. */
export function missingHomes(
  root: string,
  config: SiteConfig,
  locales: readonly LocaleManifest[],
): ReadonlySet<string> {
  const missing = locales.filter((locale) => !hasHome(root, config, locale))
  const addresses = missing.map(({ siteData }) => siteData.locale.basePath)
  return new Set(addresses.flatMap((address) => [address, address.replace(/(?<=.)\/$/, '')]))
}

function hasHome(root: string, { content }: SiteConfig, { routes, siteData }: LocaleManifest): boolean {
  const { basePath } = siteData.locale
  return routes.some(({ path }) => path === basePath) || existsSync(join(root, content.static, 'index.html'))
}
