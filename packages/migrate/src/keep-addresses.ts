import { addAlias, changeFrontMatter } from '@fyr/cli/internal'
import type { LocaleManifest, Route, RouteManifest } from '@fyr/content-pipeline/manifest'
import { compareAddresses, defaultLocaleOf, filesOfRedirects, ownRoutes } from './compare-addresses.ts'
import type { MigrationNote, MigrationPlan, OldPage } from './old-site/migration-plan.ts'
import { addressKey } from './old-site/old-addresses.ts'
import { nearestSlug } from './old-site/nearest-slug.ts'
import { moved } from './old-site/moved.ts'
import type { StagedSite } from './stage-site.ts'

/** Files of the pages that no slug gives their old address, and files with aliases that are refused. */
export type HopelessSlugs = Set<string>

/** The pages of the old site, with their files where they are now. */
export function pagesNow({ pages, moves }: Pick<MigrationPlan, 'pages' | 'moves'>): OldPage[] {
  return pages.map((page) => (page.file === null ? page : { ...page, file: moved(page.file, moves) }))
}

interface Keeping {
  readonly plan: Pick<MigrationPlan, 'pages' | 'moves' | 'redirects'>
  readonly manifest: Pick<RouteManifest, 'locales'>
  readonly stage: Pick<StagedSite, 'origins' | 'read' | 'write'>
  readonly hopeless: HopelessSlugs
  /** Slugs that pages had before they got another one; undefined for none. */
  readonly slugsBefore: Map<string, unknown>
}

/** What was changed to keep addresses. */
export interface KeptByChanges {
  readonly isChanged: boolean
  readonly notes: readonly MigrationNote[]
}

/**
 * Gives pages their old addresses: with a slug, with an alias where no slug can, and redirects of the old site as aliases. A page
 * whose address another page has stays a draft, since the old tool published one of them only.
 */
export function keepAddresses(keeping: Keeping): KeptByChanges {
  const { plan, manifest, stage } = keeping
  const main = defaultLocaleOf(manifest)
  if (main === undefined) return { isChanged: false, notes: [] }
  const change = (file: string, text: string): boolean => {
    if (text === stage.read(file)) return false
    stage.write(file, text)
    return true
  }
  const { changed, lost } = compareAddresses(pagesNow(plan), manifest)
  const localeOf = ({ locale }: OldPage) =>
    manifest.locales.find(({ siteData }) => siteData.locale.code === locale) ?? main
  const isOriginal = (page: OldPage) =>
    page.file !== null && stage.origins.has(page.file) && (localeOf(page) === main || page.slug !== undefined)
  const originals = [...changed, ...lost].filter(isOriginal)
  const slugged = originals.map(
    (page) => page.file !== null && change(page.file, withSlug(page, page.file, keeping)),
  )
  // Translations have the address of their original: what they lack is known when it has its slug.
  if (slugged.includes(true)) return { isChanged: true, notes: [] }
  const site = siteOf(manifest, main)
  const aliased = changed.map((page) => addAliases(page, keeping, site, change))
  const notes = lost.filter(isOriginal).flatMap((page): MigrationNote[] => {
    const { file, address } = page
    const owner = site.ownerOf(address, localeOf(page))
    if (file === null || owner === null || !change(file, asDraft(stage.read(file)))) return []
    const instead = `${owner.source ?? 'A generated page'} has its address ${owner.path}, so it is a draft now. Give it another "slug".`
    return [{ kind: 'page', name: file, instead }]
  })
  const redirected = plan.redirects.map((redirect) => {
    const file = site.fileOfRedirect(redirect)
    const alias = file === null ? null : belowBase(redirect.from, main)
    if (file === null || alias === null || !stage.origins.has(file)) return false
    return change(file, addAlias(stage.read(file), alias))
  })
  return { isChanged: notes.length > 0 || [...aliased, ...redirected].includes(true), notes }
}

/** What is asked of a new site for each of its pages. */
interface NewSite {
  readonly main: LocaleManifest
  /** The page that an address of a language has, in small letters or capitals; null without one. */
  readonly ownerOf: (address: string, locale: LocaleManifest) => Route | null
  /** The file of the original of a page; null where it has none. */
  readonly originalOf: (file: string, locale: string) => string | null
  readonly fileOfRedirect: ReturnType<typeof filesOfRedirects>
}

function siteOf(manifest: Keeping['manifest'], main: LocaleManifest): NewSite {
  const owners = new Map(
    manifest.locales.map((locale) => [locale, firstBy(locale.routes, ({ path }) => keyOf(path))]),
  )
  const byId = firstBy(main.routes, ({ id }) => id)
  const routeOf = ownRoutes(manifest.locales)
  return {
    main,
    ownerOf: (address, locale) => owners.get(locale)?.get(keyOf(address)) ?? null,
    originalOf(file, locale) {
      const route = routeOf(file, locale)
      return route === null ? null : (byId.get(route.id)?.source ?? null)
    },
    fileOfRedirect: filesOfRedirects(manifest),
  }
}

function firstBy(routes: readonly Route[], keyOfRoute: (route: Route) => string): ReadonlyMap<string, Route> {
  return new Map(routes.toReversed().map((route) => [keyOfRoute(route), route]))
}

function keyOf(address: string): string {
  return addressKey(address).toLowerCase()
}

/**
 * The text of a page with the slug of its old address, or the nearest one that an address can be; with its own one again if that has
 * not helped.
 */
function withSlug({ slug: old }: OldPage, file: string, { stage, hopeless, slugsBefore }: Keeping): string {
  const text = stage.read(file)
  if (old === undefined || hopeless.has(file)) return text
  const slug = nearestSlug(old)
  return changeFrontMatter(text, ({ slug: own }) => {
    if (own !== slug) {
      slugsBefore.set(file, own)
      return { slug }
    }
    hopeless.add(file)
    // Without it the page would have no address at all.
    if (slug !== old) return {}
    return slugsBefore.has(file) ? { slug: slugsBefore.get(file) } : {}
  })
}

/** Adds an old address to the original of a page, unless another page has it in the default language. */
function addAliases(
  { file, address, locale, slug }: OldPage,
  { manifest, stage, hopeless }: Keeping,
  { main, ownerOf, originalOf }: NewSite,
  change: (file: string, text: string) => boolean,
): boolean {
  const own = manifest.locales.find(({ siteData }) => siteData.locale.code === locale)
  const alias = own === undefined ? null : belowBase(address, own)
  const alone = slug === undefined ? null : file
  const original = (file === null ? null : originalOf(file, locale)) ?? alone
  // What no address may contain, no alias keeps.
  if (alias === null || nearestSlug(alias) !== alias) return false
  if (original === null || !stage.origins.has(original)) return false
  if (ownerOf(main.siteData.locale.basePath + alias.slice(1), main) !== null) return false
  const key = `${original}\n${alias}`
  if (hopeless.has(key)) return false
  if (change(original, addAlias(stage.read(original), alias))) return true
  // It is refused: the files of a build have it, for example.
  hopeless.add(key)
  return change(original, withoutAlias(stage.read(original), alias))
}

function withoutAlias(text: string, alias: string): string {
  return changeFrontMatter(text, ({ aliases }) => {
    const left = [aliases ?? []].flat().filter((one) => one !== alias)
    return { aliases: left.length === 0 ? undefined : left }
  })
}

function asDraft(text: string): string {
  return changeFrontMatter(text, ({ draft }) => (draft === true ? {} : { draft: true }))
}

/** An address as an alias below the base path of a locale; null for one elsewhere. */
function belowBase(address: string, { siteData }: LocaleManifest): string | null {
  const { basePath } = siteData.locale
  return `${address}/`.startsWith(basePath) && address.length > basePath.length
    ? `/${address.slice(basePath.length)}`
    : null
}
