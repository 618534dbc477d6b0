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
  { content, defaultLocale }: SiteConfig,
  locales: readonly LocaleManifest[],
): SiteDiagnostic[] {
  const home = locales.find(({ siteData }) => siteData.locale.code === defaultLocale)
  if (home === undefined) return []
  const { basePath } = home.siteData.locale
  const stands =
    home.routes.some(({ path }) => path === basePath) || existsSync(join(root, content.static, 'index.html'))
  if (stands) return []
  const file = posix.join(content.pages, 'index.md')
  return [
    siteDiagnostic({
      code: 'home-missing',
      severity: 'warning',
      file,
      problem: `There is no home page at ${basePath}, where the title of the site links to.`,
      hint: `Add this file, or put an index.html into the folder "${content.static}".`,
    }),
  ]
}
