import type { Place, SourceText } from '../content-error.ts'
import type { Alternate, LocaleInfo, PageKind, Route } from '../manifest/index.ts'
import { descriptionOf } from '../records/make-record.ts'
import type { WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'

/** A route before the locales know of each other. */
export interface PlannedRoute {
  readonly kind: PageKind
  readonly id: string
  /** Below the locale's base path, without a first slash. */
  readonly address: string
  readonly title: string
  readonly description: string
  readonly sidebar: string | null
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** Address under which search engines should list it; mostly its own. */
  readonly canonical: string
  /** The written page behind it, or null for a generated one. */
  readonly record: WrittenRecord<FrontMatter> | null
  /** Where a writer asked for this address, for diagnostics; null for pages that nobody asks for by name. */
  readonly origin: RouteOrigin | null
}

/** A place in a file of the site. */
export interface RouteOrigin {
  readonly source: SourceText
  /** Looked for when there is something to say of it. */
  readonly locate: () => Place | null
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
  const origin = { source: record.file.source, locate: () => record.locate(['slug']) }
  return { kind, id, address, title, description, sidebar, isIndexed, canonical: address, record, origin }
}

/** The route of a page that no file stands for. Kinds whose title is interface text leave it to the theme. */
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

/** A locale and the routes planned in it. */
export interface LocalePlan {
  readonly locale: LocaleInfo
  readonly routes: readonly PlannedRoute[]
}

/** Gives planned routes their paths and each other's: pages of one id are the same page in another language. */
export function settleRoutes(plans: readonly LocalePlan[]): Map<string, Map<PlannedRoute, Route>> {
  const alternates = findAlternates(plans)
  return new Map(
    plans.map(({ locale, routes }) => [
      locale.code,
      new Map(routes.map((route) => [route, settle(route, locale, alternates.get(route.id) ?? [])])),
    ]),
  )
}

/** The languages of each page by its id, in the order of the locales; those who are each other's share one list. */
function findAlternates(plans: readonly LocalePlan[]): Map<string, readonly Alternate[]> {
  const found = new Map<string, readonly Alternate[]>()
  for (const { locale, routes } of plans) {
    const paths = new Map(routes.map(({ id, address }) => [id, locale.basePath + address]))
    for (const [id, path] of paths) {
      found.set(id, [...(found.get(id) ?? []), { locale: locale.code, lang: locale.lang, path }])
    }
  }
  return found
}

function settle(planned: PlannedRoute, locale: LocaleInfo, alternates: readonly Alternate[]): Route {
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
    canonical: locale.basePath + planned.canonical,
    isFallback: record?.file.isFallback ?? false,
    alternates,
  }
}
