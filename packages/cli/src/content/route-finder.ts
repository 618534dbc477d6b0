import type { LocaleManifest, Route, RouteManifest } from '@fyr/content-pipeline/manifest'
import { createRouter, withoutBase } from '@fyr/router'
import { encodedTarget } from './encoded-target.ts'

/** Finds the page of an address. Addresses have the base path; query and hash are ignored. */
export interface RouteFinder {
  /** The page, or null. A missing or extra trailing slash changes nothing. */
  find(address: string): FoundRoute | null
  /** Where a former address (as it is requested) leads, percent-encoded, or null. */
  findRedirect(address: string): string | null
  /** The locale whose base path contains an address, the longest one first; otherwise the default locale. */
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
    manifest.locales.flatMap(({ redirects, siteData: { origin } }) =>
      redirects.flatMap(({ from, isPrefix, keepsRest, ...redirect }) => {
        const to = encodedTarget(redirect.to, origin)
        return [
          { pattern: literalPattern(from), to, folder: null },
          ...(isPrefix ? [{ pattern: `${literalPattern(from)}*`, to, folder: keepsRest ? from : null }] : []),
        ]
      }),
    ),
  )
  const findRedirect = (address: string): string | null => {
    const route = moved.match(address)?.route
    if (!route) return null
    if (route.folder === null) return route.to
    // Letters of the folder may be encoded in the address, its slashes are not.
    const rest = address.split('/').slice(route.folder.split('/').length - 1)
    // Two slashes at the beginning of an address name a host, and browsers take a backslash for a slash.
    return route.to + rest.join('/').replace(/^[/\\]+/, '')
  }
  const byLongestBase = manifest.locales.toSorted(
    (left, right) => basePathOf(right).length - basePathOf(left).length,
  )
  return {
    find(address) {
      const match = router.match(address)
      return match && { route: match.route.route, locale: match.route.locale }
    },
    findRedirect,
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

/** Escapes the characters that have a meaning in patterns. */
function literalPattern(path: string): string {
  return path.replaceAll(/[:*?#]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
