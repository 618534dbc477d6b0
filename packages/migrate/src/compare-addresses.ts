import type { LocaleManifest, RouteManifest } from '@fyr/content-pipeline/manifest'
import type { MigrationNote, OldPage, OldRedirect } from './old-site/migration-plan.ts'

/** The old addresses of a site: kept, changed or lost. */
export interface AddressComparison {
  /** Old addresses that have a page or redirect to one. */
  readonly kept: readonly OldPage[]
  /** Old addresses whose page has another one now. */
  readonly changed: readonly (OldPage & { readonly now: string })[]
  /** Old addresses without a page. */
  readonly lost: readonly OldPage[]
}

/** Compares old addresses with those of a manifest. A final slash makes no difference. */
export function compareAddresses(
  pages: readonly OldPage[],
  { locales }: Pick<RouteManifest, 'locales'>,
): AddressComparison {
  const known = knownAddresses({ locales })
  const bySource = new Map(
    locales.flatMap(({ routes }) => routes.map((route) => [`${route.locale}\n${route.source}`, route.path])),
  )
  const kept = pages.filter(({ address }) => known.has(keyOf(address)))
  const others = pages.filter(({ address }) => !known.has(keyOf(address)))
  const found = others.map((page) => ({ ...page, now: bySource.get(`${page.locale}\n${page.file}`) ?? null }))
  return {
    kept,
    changed: found.flatMap((page) => (page.now === null ? [] : [{ ...page, now: page.now }])),
    lost: found.filter(({ now }) => now === null),
  }
}

function knownAddresses({ locales }: Pick<RouteManifest, 'locales'>): ReadonlySet<string> {
  return new Set(
    locales.flatMap(({ routes, redirects }) =>
      [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(keyOf),
    ),
  )
}

/** The default locale: aliases of its pages are those of their translations too. Undefined without any. */
export function defaultLocaleOf({ locales }: Pick<RouteManifest, 'locales'>): LocaleManifest | undefined {
  return locales.find(({ siteData }) => siteData.locale.isDefault)
}

/** The file of the page of the default locale that a redirect leads to; null without one. */
export function fileOfRedirect({ to }: OldRedirect, manifest: Pick<RouteManifest, 'locales'>): string | null {
  const target = keyOf(to.replace(/[?#].*$/, ''))
  const route = defaultLocaleOf(manifest)?.routes.find(({ path }) => keyOf(path) === target)
  return route?.source ?? null
}

/** Notes on the redirects whose target does not exist in a manifest, because no page can have it as an alias. */
export function redirectNotes(
  redirects: readonly OldRedirect[],
  manifest: Pick<RouteManifest, 'locales'>,
): MigrationNote[] {
  if (manifest.locales.length === 0) return []
  const known = knownAddresses(manifest)
  return redirects
    .filter((redirect) => !known.has(keyOf(redirect.from)) && fileOfRedirect(redirect, manifest) === null)
    .map(({ from, to }) => ({
      kind: 'link',
      name: from,
      instead: `It led to ${to}, which is not a page of the default language: add it to "redirects" in the configuration.`,
    }))
}

function keyOf(address: string): string {
  return decode(address.replace(/\/$/, '')).normalize('NFC').toLowerCase()
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
