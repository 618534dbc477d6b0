import { groupBy } from '../group-by.ts'
import type { Route, SearchListPage } from '../manifest/index.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { listSearchPages, type SearchPage as FoundPage } from './list-search-pages.ts'

const KINDS = ['doc', 'post', 'page'] as const

/** The page of the search: a list of all pages that it finds, of the version of the docs that readers see first. */
export function loadSearch(route: Route, context: PageContext): SearchListPage {
  const last = context.content.versions.find(({ version }) => version.isLast)?.version.name ?? null
  const found = listSearchPages(context).filter(({ version }) => version === null || version === last)
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

function toLink({ path, title }: FoundPage): { readonly label: string; readonly href: string } {
  return { label: title, href: path }
}
