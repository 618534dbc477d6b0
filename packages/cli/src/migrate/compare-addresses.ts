import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import type { OldPage, OldRedirect } from './migration-plan.ts'

/** What has become of the addresses of a site. */
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
  const known = new Set(
    locales.flatMap(({ routes, redirects }) =>
      [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(keyOf),
    ),
  )
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

/** The file of the page that a redirect leads to; null without one. */
export function fileOfRedirect(
  { to }: OldRedirect,
  { locales }: Pick<RouteManifest, 'locales'>,
): string | null {
  const target = keyOf(to.replace(/[?#].*$/, ''))
  const route = locales.flatMap(({ routes }) => routes).find(({ path }) => keyOf(path) === target)
  return route?.source ?? null
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
