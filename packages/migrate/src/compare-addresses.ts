import type { LocaleManifest, Redirect, Route, RouteManifest } from '@fyr/content-pipeline/manifest'
import { addressKey } from './old-site/old-addresses.ts'
import type { MigrationNote, OldPage, OldRedirect } from './old-site/migration-plan.ts'

type Manifest = Pick<RouteManifest, 'locales'>

/** An old address that works in the new site. */
export interface KeptPage extends OldPage {
  /** The address as the new site spells it. */
  readonly served: string
}

/** The old addresses of a site, each counted once: kept, changed or lost. */
export interface AddressComparison {
  /** Old addresses that have their page, or redirect to it. */
  readonly kept: readonly KeptPage[]
  /** Old addresses whose page has another one now. */
  readonly changed: readonly (OldPage & { readonly now: string })[]
  /** Old addresses without a page. */
  readonly lost: readonly OldPage[]
}

/**
 * Compares old addresses with those of a manifest. A final slash makes no difference; capitals do, since hosts tell them apart. An
 * address with the page of another file is not kept.
 */
export function compareAddresses(pages: readonly OldPage[], { locales }: Manifest): AddressComparison {
  const find = finderOf(locales)
  const found = pages.map((page) => ({ page, ...find(page) }))
  const kept = unique(found.flatMap(({ page, served }) => (served === null ? [] : [{ ...page, served }])))
  const isKept = new Set(kept.map(({ address }) => addressKey(address)))
  const others = found.filter(({ page }) => !isKept.has(addressKey(page.address)))
  const changed = unique(others.flatMap(({ page, now }) => (now === null ? [] : [{ ...page, now }])))
  const isChanged = new Set(changed.map(({ address }) => addressKey(address)))
  const lost = unique(
    others.map(({ page }) => page).filter(({ address }) => !isChanged.has(addressKey(address))),
  )
  return { kept, changed, lost }
}

interface Found {
  /** The address that has the page, or redirects to it; null if nothing does. */
  readonly served: string | null
  /** The address of the page; null if it is not published. */
  readonly now: string | null
}

function finderOf(locales: readonly LocaleManifest[]): (page: OldPage) => Found {
  const routes = new Map<string, Route>()
  const redirects = new Map<string, Redirect>()
  const own = ownRoutes(locales)
  for (const locale of locales) {
    for (const route of locale.routes) routes.set(addressKey(route.path), route)
    for (const redirect of locale.redirects) redirects.set(addressKey(redirect.from), redirect)
  }
  return ({ file, locale, address }) => {
    const key = addressKey(address)
    const [route, redirect] = [routes.get(key), redirects.get(key)]
    // A list, or a component whose place a page has taken.
    if (file === null || !isMarkdown(file))
      return { served: route?.path ?? redirect?.from ?? null, now: null }
    const page = own(file, locale)
    if (page === null) return { served: null, now: null }
    const now = page.path
    if (route === page) return { served: now, now }
    return {
      served: redirect !== undefined && addressKey(redirect.to) === addressKey(now) ? redirect.from : null,
      now,
    }
  }
}

/** Finds the route of a file in a locale: its own, or that of the page that it is the original of. */
export function ownRoutes(
  locales: readonly LocaleManifest[],
): (file: string, locale: string) => Route | null {
  const bySource = new Map<string, Route>()
  const byId = new Map<string, Route>()
  for (const { routes } of locales)
    for (const route of routes) {
      if (route.source !== null) bySource.set(`${route.locale}\n${route.source}`, route)
      byId.set(`${route.locale}\n${route.id}`, route)
    }
  const main = defaultLocaleOf({ locales })?.siteData.locale.code ?? ''
  return (file, locale) => {
    const id = bySource.get(`${main}\n${file}`)?.id
    return bySource.get(`${locale}\n${file}`) ?? byId.get(`${locale}\n${id}`) ?? null
  }
}

function unique<Page extends OldPage>(pages: readonly Page[]): Page[] {
  return [
    ...new Map(pages.toReversed().map((page) => [addressKey(page.address), page])).values(),
  ].toReversed()
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/** The default locale: aliases of its pages are those of their translations too. Undefined without any. */
export function defaultLocaleOf({ locales }: Manifest): LocaleManifest | undefined {
  return locales.find(({ siteData }) => siteData.locale.isDefault)
}

/** Finds the file of the page of the default locale that a redirect leads to; null without one. */
export function filesOfRedirects(manifest: Manifest): (redirect: OldRedirect) => string | null {
  const sources = new Map<string, string | null>()
  for (const { path, source } of defaultLocaleOf(manifest)?.routes ?? [])
    if (!sources.has(addressKey(path))) sources.set(addressKey(path), source)
  return ({ to }) => sources.get(addressKey(to.replace(/[?#].*$/, ''))) ?? null
}

/** Notes on the redirects whose target does not exist in a manifest, because no page can have it as an alias. */
export function redirectNotes(redirects: readonly OldRedirect[], manifest: Manifest): MigrationNote[] {
  if (manifest.locales.length === 0) return []
  const known = new Set(
    manifest.locales.flatMap((locale) => [
      ...locale.routes.map(({ path }) => addressKey(path)),
      ...locale.redirects.map(({ from }) => addressKey(from)),
    ]),
  )
  const fileOf = filesOfRedirects(manifest)
  return redirects
    .filter((redirect) => !known.has(addressKey(redirect.from)) && fileOf(redirect) === null)
    .map(({ from, to }) => ({
      kind: 'link',
      name: from,
      instead: `It led to ${to}, which is not a page of the default language: add it to "redirects" in the configuration.`,
    }))
}
