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
  const main = defaultLocaleOf(manifest)
  for (const { path, source } of main?.routes ?? [])
    if (!sources.has(addressKey(path))) sources.set(addressKey(path), source)
  // An address that leads on to a page stands for it.
  for (const { from, to } of main?.redirects ?? [])
    if (!sources.has(addressKey(from))) sources.set(addressKey(from), sources.get(addressKey(to)) ?? null)
  return ({ to }) => sources.get(addressKey(to.replace(/[?#].*$/, ''))) ?? null
}

/** Redirects of the old site that no page has as an alias, and that nothing answers yet. */
function openRedirects(redirects: readonly OldRedirect[], manifest: Manifest): readonly OldRedirect[] {
  const known = new Set(
    manifest.locales.flatMap((locale) => [
      ...locale.routes.map(({ path }) => addressKey(path)),
      ...locale.redirects.map(({ from }) => addressKey(from)),
    ]),
  )
  const fileOf = filesOfRedirects(manifest)
  return redirects.filter((redirect) => !known.has(addressKey(redirect.from)) && fileOf(redirect) === null)
}

/** Whether a redirect may lead to an address of another site. */
function isWeb(address: string): boolean {
  return /^https?:\/\/[^\s*]+$/.test(address) && URL.canParse(address)
}

/**
 * Redirects of the old site for the configuration, below the base path: those to other sites, to pages of other languages, and to
 * addresses that lead on.
 */
export function redirectsForConfig(
  redirects: readonly OldRedirect[],
  manifest: Manifest,
  basePath: string,
): Readonly<Record<string, string>> {
  const open = openRedirects(redirects, manifest)
  if (open.length === 0) return {}
  const targets = new Map([
    ...manifest.locales.flatMap(({ redirects: own }) =>
      own.filter(({ isPrefix }) => isPrefix !== true).map(({ from, to }) => [addressKey(from), to] as const),
    ),
    ...manifest.locales.flatMap(({ routes }) => routes.map(({ path }) => [addressKey(path), path] as const)),
  ])
  const below = (address: string) => (isWeb(address) ? address : `/${address.slice(basePath.length)}`)
  return Object.fromEntries(
    open.flatMap(({ from, to }): [string, string][] => {
      const [, path = '', place = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
      const target = isWeb(to) ? to : targets.get(addressKey(path))
      const isAddress = from.startsWith(basePath) && /^\/[^\s*?#\\]+$/.test(below(from))
      if (target === undefined || !isAddress) return []
      return [[below(from), isWeb(target) || target.includes('#') ? below(target) : below(target) + place]]
    }),
  )
}

/** Notes on the redirects of the old site that the new one does not have, because nothing is where they led. */
export function redirectNotes(redirects: readonly OldRedirect[], manifest: Manifest): MigrationNote[] {
  if (manifest.locales.length === 0) return []
  return openRedirects(redirects, manifest).map(({ from, to }) => ({
    kind: 'link',
    name: from,
    instead: `It led to ${to}, which is no page of the new site: add it to "redirects" in the configuration.`,
  }))
}
