import type { PagePayload, SidebarData } from '@fyr/theme'

/** A page of a site and the sidebar beside it. */
export interface RealPage {
  readonly payload: PagePayload
  readonly sidebar: SidebarData | null
}

/** How far a page goes in each way that a layout has to bear. */
const MEASURES = {
  longestTitle: ({ payload }) => textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(payload.html)?.[1] ?? '').length,
  deepestSidebar: ({ payload, sidebar }) => (sidebar ? depthOf(sidebar.items, payload.meta.path) : 0),
  widestTable: ({ payload }) => most(rowsOf(payload.html).map((row) => textOf(row).length)),
  longestCodeLine: ({ payload }) => most(codeLinesOf(payload.html).map((line) => line.length)),
  mostTags: ({ payload }) => most(tagListsOf(payload.html).map((list) => list.split('<li').length - 1)),
  mostHeadings: ({ payload }) => payload.meta.toc.length,
} satisfies Record<string, (page: RealPage) => number>

export type Extreme = keyof typeof MEASURES

/**
 * Finds for each measure the page that goes furthest; of equals the first.
 *
 * @throws Error where no page has anything to measure
 */
export function findExtremes(pages: readonly RealPage[]): Record<Extreme, RealPage> {
  const found = Object.entries(MEASURES).map(([extreme, measure]) => {
    const furthest = most(pages.map(measure))
    const page = pages.find((candidate) => measure(candidate) === furthest)
    if (!page || furthest === 0) throw new Error(`No page has what ${extreme} measures.`)
    return [extreme, page] as const
  })
  return Object.fromEntries(found) as Record<Extreme, RealPage>
}

function most(values: readonly number[]): number {
  return Math.max(0, ...values)
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[a-z#0-9]+;/gi, '.')
}

function rowsOf(html: string): string[] {
  return html.match(/<tr\b.*?<\/tr>/gs) ?? []
}

function codeLinesOf(html: string): string[] {
  return (html.match(/<pre\b.*?<\/pre>/gs) ?? []).flatMap((pre) => textOf(pre).split('\n'))
}

function tagListsOf(html: string): string[] {
  return html.match(/<ul class="fyr-tags".*?<\/ul>/gs) ?? []
}

/** On which level of a sidebar a page is: 0 for a page that is not in it. */
function depthOf(items: SidebarData['items'], path: string): number {
  return most(
    items.map((item) => {
      const below = 'items' in item ? depthOf(item.items, path) : 0
      if (below > 0) return below + 1
      return 'href' in item && item.href === path ? 1 : 0
    }),
  )
}
