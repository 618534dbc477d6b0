import type { Point, SourceText } from '../diagnostic.ts'
import type { Alternate, LocaleInfo, PageKind, Route } from '../manifest/index.ts'
import { descriptionOf } from '../records/make-record.ts'
import type { WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'

/** A route before the locales are connected. */
export interface PlannedRoute {
  readonly kind: PageKind
  readonly id: string
  /** Below the locale's base path, without a leading slash. */
  readonly address: string
  readonly title: string
  readonly description: string
  readonly sidebar: string | null
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** Canonical address for search engines; usually its own. */
  readonly canonical: string
  /** The written page, or null for a generated one. */
  readonly record: WrittenRecord<FrontMatter> | null
  /** Position where an author chose this address, for diagnostics; null for pages without a chosen one. */
  readonly origin: RouteOrigin | null
}

/** A position in a file of the site. */
export interface RouteOrigin {
  readonly source: SourceText
  /** Computed when there is something to report. */
  readonly locate: () => Point | null
}

/** The route of a written page. */
export function planWritten(
  record: WrittenRecord<FrontMatter>,
  kind: PageKind,
  sidebar: string | null,
): PlannedRoute {
  const { id, address, title } = record
  const description = descriptionOf(record)
  const isIndexed = !record.isUnlisted
  const shown = record.frontMatter.layout === 'landing' ? null : sidebar
  const origin = { source: record.file.source, locate: () => record.locate(['slug']) }
  return {
    kind,
    id,
    address,
    title,
    description,
    sidebar: shown,
    isIndexed,
    canonical: address,
    record,
    origin,
  }
}

/** The route of a generated page. Kinds whose title is interface text leave it to the theme. */
export function planGenerated(
  kind: PageKind,
  id: string,
  address: string,
  {
    title = '',
    description = '',
    sidebar = null,
    origin = null,
  }: {
    title?: string
    description?: string
    sidebar?: string | null
    origin?: RouteOrigin | null
  } = {},
): PlannedRoute {
  return {
    kind,
    id,
    address,
    title,
    description,
    sidebar,
    isIndexed: true,
    canonical: address,
    record: null,
    origin,
  }
}

/** A locale and its planned routes. */
export interface LocalePlan {
  readonly locale: LocaleInfo
  readonly routes: readonly PlannedRoute[]
}

/** Sets the paths of planned routes and connects them: pages with one id are the same page in different languages. */
export function settleRoutes(plans: readonly LocalePlan[]): Map<string, Map<PlannedRoute, Route>> {
  const canonicals = findCanonicals(plans)
  const alternates = findAlternates(plans, canonicals)
  return new Map(
    plans.map(({ locale, routes }) => [
      locale.code,
      new Map(
        routes.map((route) => [
          route,
          settle(route, locale, canonicals.get(route) ?? '', alternates.get(route.id) ?? []),
        ]),
      ),
    ]),
  )
}

/** The address, with base path, that search engines should list for each page. */
function findCanonicals(plans: readonly LocalePlan[]): Map<PlannedRoute, string> {
  const original = plans.find(({ locale }) => locale.isDefault)
  const originals = new Map(original?.routes.map((route) => [route.id, route]))
  const originalBase = original?.locale.basePath ?? ''
  return new Map(
    plans.flatMap(({ locale, routes }) => {
      const fallbacks = new Set(routes.filter(isFallback).map(({ address }) => address))
      return routes.map((route): [PlannedRoute, string] => {
        const source = isFallback(route) ? originals.get(route.id) : undefined
        if (source !== undefined) return [route, originalBase + source.canonical]
        // A translated doc of an older version is the only one in its language while the newest is not translated.
        const address = fallbacks.has(route.canonical) ? route.address : route.canonical
        return [route, locale.basePath + address]
      })
    }),
  )
}

function isFallback({ record }: PlannedRoute): boolean {
  return record?.file.isFallback ?? false
}

/** The alternates of each page by its id, in the order of the locales; they share one list. */
function findAlternates(
  plans: readonly LocalePlan[],
  canonicals: ReadonlyMap<PlannedRoute, string>,
): Map<string, readonly Alternate[]> {
  const found = new Map<string, readonly Alternate[]>()
  for (const { locale, routes } of plans) {
    for (const route of new Map(routes.map((one) => [one.id, one])).values()) {
      const path = locale.basePath + route.address
      const isIndexed = route.isIndexed && canonicals.get(route) === path
      const alternate: Alternate = {
        locale: locale.code,
        lang: locale.lang,
        path,
        ...(isIndexed ? {} : { isUnindexed: true }),
      }
      found.set(route.id, [...(found.get(route.id) ?? []), alternate])
    }
  }
  return found
}

function settle(
  planned: PlannedRoute,
  locale: LocaleInfo,
  canonical: string,
  alternates: readonly Alternate[],
): Route {
  const { record } = planned
  return {
    path: locale.basePath + planned.address,
    kind: planned.kind,
    locale: locale.code,
    title: planned.title,
    description: planned.description,
    id: planned.id,
    source: record?.file.source.file ?? null,
    sidebar: planned.sidebar,
    isUnlisted: record?.isUnlisted ?? false,
    ...(record?.frontMatter.draft === true ? { isDraft: true } : {}),
    isIndexed: planned.isIndexed,
    canonical,
    isFallback: isFallback(planned),
    alternates,
  }
}
