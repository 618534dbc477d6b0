import type { LocaleManifest, Route, RouteManifest } from '@fyr/content-pipeline/manifest'
import { createRouter, withoutBase } from '@fyr/router'

/** Answers which page of a site an address means. Addresses carry the base path; query and hash play no part. */
export interface RouteFinder {
  /** The page, or null. One slash too many or too few at the end changes nothing. */
  find(address: string): FoundRoute | null
  /** Where the page is now that had an address once, or null. */
  findRedirect(address: string): string | null
  /** The locale whose base path an address lies under, the longest one first; the default locale otherwise. */
  localeOf(address: string): LocaleManifest
}

export interface FoundRoute {
  readonly route: Route
  readonly locale: LocaleManifest
}

/** A finder over all locales of a manifest. */
export function createRouteFinder(manifest: RouteManifest): RouteFinder {
  const router = createRouter(
    manifest.locales.flatMap((locale) =>
      locale.routes.map((route) => ({ pattern: literalPattern(route.path), route, locale })),
    ),
  )
  const moved = createRouter(
    manifest.locales.flatMap(({ redirects }) =>
      redirects.map(({ from, to }) => ({ pattern: literalPattern(from), to })),
    ),
  )
  const byLongestBase = manifest.locales.toSorted(
    (left, right) => basePathOf(right).length - basePathOf(left).length,
  )
  return {
    find(address) {
      const match = router.match(address)
      return match && { route: match.route.route, locale: match.route.locale }
    },
    findRedirect: (address) => moved.match(address)?.route.to ?? null,
    localeOf(address) {
      const locale = byLongestBase.find((one) => withoutBase(basePathOf(one), address) !== null)
      return locale ?? defaultLocaleOf(manifest)
    },
  }
}

/** The locale at the site's own base path. Every manifest has one. */
function defaultLocaleOf(manifest: RouteManifest): LocaleManifest {
  const locale = manifest.locales.find((one) => one.siteData.locale.isDefault) ?? manifest.locales[0]
  if (!locale) throw new TypeError('a manifest without locales')
  return locale
}

function basePathOf(locale: LocaleManifest): string {
  return locale.siteData.locale.basePath
}

/** Writes the characters that mean something in a pattern as escapes, which patterns read as plain text. */
function literalPattern(path: string): string {
  return path.replaceAll(/[:*?#]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
