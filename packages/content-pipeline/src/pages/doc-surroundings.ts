import type { Breadcrumb, PageLink, Route } from '../manifest/index.ts'
import { contentById, type VersionContent } from '../routes/locale-content.ts'
import { docRouteId } from '../records/read-doc-records.ts'
import { sidebarName } from '../sidebar/sidebar-names.ts'
import {
  type CategoryNode,
  isDoc,
  isListed,
  type PlacedPage,
  type SidebarNode,
  type SidebarPage,
  sidebarPlaces,
} from '../sidebar/sidebar-tree.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** Everything that a docs page shows around its content. */
export interface DocSurroundings {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

/** The sidebar of a page; empty for a page without one. */
export function shownSidebar(
  { sidebar }: Route,
  { version, sidebars }: VersionContent,
): readonly SidebarNode[] {
  const shown = [...sidebars].find(([name]) => sidebarName(version.name, name) === sidebar)
  return shown?.[1] ?? NO_SIDEBAR
}

/** For pages without a sidebar; one object, because positions are memoised by it. */
const NO_SIDEBAR: readonly SidebarNode[] = []

/**
 * The position of a page in its sidebar. Without a sidebar there are no breadcrumbs and no previous or next page, and a
 * site may switch breadcrumbs off. An unlisted page is never a previous or next page, and only has those it sets
 * itself.
 */
export function docSurroundings(
  page: SidebarPage,
  nodes: readonly SidebarNode[],
  { version }: VersionContent,
  { content, config }: Pick<PageContext, 'content' | 'config'>,
): DocSurroundings {
  const { pages, placeOf } = sidebarPlaces(nodes)
  const place = placeOf.get(page) ?? -1
  const { basePath } = content.locale
  const written = isDoc(page) ? page.frontMatter : {}
  const choose = (id: string | null | undefined, beside: PlacedPage | undefined): PageLink | null => {
    if (id === undefined) return beside === undefined ? null : toLink(beside.page, beside.label, basePath)
    const doc = id === null ? undefined : contentById(content).docs.get(docRouteId(version.name, id))
    return doc === undefined ? null : toLink(doc, doc.title, basePath)
  }
  const beside = (step: -1 | 1) => (isListed(page) ? listedNeighbour(pages, place, step) : undefined)
  return {
    breadcrumbs: config.docs && config.docs.breadcrumbs ? breadcrumbs(pages[place], basePath) : [],
    previous: choose(written.pagination_prev, beside(-1)),
    next: choose(written.pagination_next, beside(1)),
  }
}

function listedNeighbour(pages: readonly PlacedPage[], place: number, step: -1 | 1): PlacedPage | undefined {
  if (place === -1) return undefined
  const beside = pages[place + step]
  if (beside === undefined || isListed(beside.page)) return beside
  return listedNeighbour(pages, place + step, step)
}

/** Labels of the categories above a page of a sidebar, the outermost first. */
export function labelsAbove(page: SidebarPage, nodes: readonly SidebarNode[]): string[] {
  const { pages, placeOf } = sidebarPlaces(nodes)
  const here = pages[placeOf.get(page) ?? -1]
  return here === undefined ? [] : categoriesAbove(here).map(({ label }) => label)
}

/** A category is not above its own page. */
function categoriesAbove({ trail, page }: PlacedPage): readonly CategoryNode[] {
  return trail.filter((category) => category.page !== page)
}

function breadcrumbs(here: PlacedPage | undefined, basePath: string): Breadcrumb[] {
  if (here === undefined) return []
  const categories = categoriesAbove(here).map(({ label, page }) => ({
    label,
    href: page === null || !isListed(page) ? null : basePath + page.address,
  }))
  return [...categories, { label: here.label, href: null }]
}

function toLink(page: SidebarPage, label: string, basePath: string): PageLink {
  const own = isDoc(page) ? (page.frontMatter.pagination_label ?? page.frontMatter.sidebar_label) : undefined
  return { label: own ?? label, href: basePath + page.address }
}
