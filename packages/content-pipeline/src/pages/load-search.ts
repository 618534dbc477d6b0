import { groupBy } from '../group-by.ts'
import type { Route, SearchListPage } from '../manifest/index.ts'
import type { PageContext } from '../site-data/page-context.ts'
import type { LocaleContent, VersionContent } from '../routes/locale-content.ts'
import { sidebarPlaces } from '../sidebar/sidebar-tree.ts'
import { listSearchPages, type SearchPage as FoundPage } from './list-search-pages.ts'

const KINDS = ['doc', 'post', 'page'] as const

/**
 * The page of the search: a list of all pages that it finds, of the version of the docs that readers see first. Docs are in the
 * order of the sidebars, posts the newest first.
 */
export function loadSearch(route: Route, context: PageContext): SearchListPage {
  const { content } = context
  const latest = content.versions.find(({ version }) => version.isLast)
  const places = placesOf(content, latest)
  const placeOf = ({ path }: FoundPage): number => places.get(path) ?? places.size
  const found = listSearchPages(context)
    .filter(({ version }) => version === null || version === latest?.version.name)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const groups = KINDS.flatMap((kind) => {
    const own = found.filter((page) => page.kind === kind)
    return [...groupBy(own, ({ trail }) => trail[0] ?? null)].map(([label, pages]) => ({
      kind,
      label,
      links: pages.map(toLink),
    }))
  })
  return { kind: 'search', route, groups }
}

/** The place of a page in the sidebars or among the posts, by its address. */
function placesOf(
  { locale, posts, docs: all }: LocaleContent,
  latest: VersionContent | undefined,
): ReadonlyMap<string, number> {
  const shown = all.filter((one) => one === latest || one.version.isFurther)
  const docs = shown
    .flatMap(({ sidebars }) => [...sidebars.values()])
    .flatMap((nodes) => sidebarPlaces(nodes).pages)
  const pages = [...docs.map(({ page }) => page), ...posts.map(({ post }) => post)]
  // The first of several sidebars counts.
  return new Map(pages.map(({ address }, place) => [locale.basePath + address, place] as const).toReversed())
}

function toLink({ path, title }: FoundPage): { readonly label: string; readonly href: string } {
  return { label: title, href: path }
}
