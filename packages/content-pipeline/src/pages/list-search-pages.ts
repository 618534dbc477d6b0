import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { Route } from '../manifest/index.ts'
import type { SiteDocument } from '../records/content-documents.ts'
import { createDefaultBoosts } from './default-boost.ts'
import { labelsAbove, shownSidebar } from './doc-surroundings.ts'
import { allDocs, versionOf } from '../routes/locale-content.ts'
import { type DocRecord, isDocRecord, type WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import { type PageContext, shownTitle } from '../site-data/page-context.ts'

/** A page that readers can find, and the name of its compiled text. */
export interface SearchPage {
  /** Address with base path. */
  readonly path: string
  readonly title: string
  readonly kind: 'doc' | 'post' | 'page'
  /** Name of the version of a doc; null for further docs and other pages, which are found in every version. */
  readonly version: string | null
  /** Labels of the categories above it. */
  readonly trail: readonly string[]
  /** Its weight in the ranking: `search.boost` of its front matter, or what pages like it weigh. */
  readonly boost: number
  readonly textKey: string
}

/**
 * The pages of a locale that search finds, in the order of their addresses: written ones, but not drafts, unlisted ones,
 * those that say `search: false`, and those that only stand in for a missing translation.
 */
export function listSearchPages(context: PageContext): readonly SearchPage[] {
  const listed = findRecords(context).flatMap((found) => {
    const route = routeOf(found.record, context)
    return route === null || isLeftOut(route, found.record) ? [] : [{ route, found }]
  })
  // Readers search one version at a time.
  const boosts = new Map(
    [...new Set(listed.map(({ found }) => found.version))].map((version) => [
      version,
      createDefaultBoosts(
        listed.filter(({ found }) => found.version === version).map(({ route }) => route.path),
      ),
    ]),
  )
  return listed
    .map(({ route, found }) => {
      const boost = boosts.get(found.version)?.(route.path) ?? 1
      return toSearchPage(route, found, { ...context, defaultBoost: boost })
    })
    .toSorted((one, other) => compareCodePoints(one.path, other.path))
}

interface SearchContext extends PageContext {
  /** The weight of a page whose front matter says none. */
  readonly defaultBoost: number
}

/** The documents of the pages that search may find. Their text has no name before they are compiled. */
export function searchedDocuments(context: PageContext): readonly SiteDocument[] {
  return findRecords(context).map(({ record }) => record.document)
}

/** A written page and where it is. */
interface FoundRecord extends Pick<SearchPage, 'kind' | 'version'> {
  readonly record: WrittenRecord<FrontMatter>
}

function findRecords({ content }: PageContext): readonly FoundRecord[] {
  const versionFor = ({ version }: DocRecord) =>
    versionOf(content, version).version.isFurther ? null : version
  return [
    ...allDocs(content).map((record) => ({ record, kind: 'doc' as const, version: versionFor(record) })),
    ...content.posts.map(({ post }) => ({ record: post, kind: 'post' as const, version: null })),
    ...content.pages.map((record) => ({ record, kind: 'page' as const, version: null })),
  ]
}

/** Null for a page whose address belongs to another one. */
function routeOf({ id, address }: WrittenRecord<FrontMatter>, { index, content }: PageContext): Route | null {
  const route = index.findByPath(content.locale.basePath + address)?.route
  return route?.id === id ? route : null
}

/** Labels of the categories above a doc. */
function trailOf(route: Route, record: WrittenRecord<FrontMatter>, context: PageContext): readonly string[] {
  if (!isDocRecord(record)) return []
  const version = versionOf(context.content, record.version)
  return labelsAbove(record, shownSidebar(route, version))
}

function isLeftOut(route: Route, { frontMatter }: WrittenRecord<FrontMatter>): boolean {
  return route.isUnlisted || route.isDraft === true || route.isFallback || frontMatter.search === false
}

function toSearchPage(
  route: Route,
  { record, kind, version }: FoundRecord,
  context: SearchContext,
): SearchPage {
  const { search = {} } = record.frontMatter
  const { path } = route
  return {
    path,
    title: shownTitle(route, context),
    kind,
    version,
    trail: trailOf(route, record, context),
    boost: (search === false ? undefined : search.boost) ?? context.defaultBoost,
    textKey: record.document.textKey,
  }
}
