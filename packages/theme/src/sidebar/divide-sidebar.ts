import type { Sidebar, SidebarCategory, SidebarItem } from '@fyr/content-pipeline/manifest'
import type { SidebarFile, SidebarFiles } from '../page-payload.ts'
import { listedItems } from './listed-items.ts'
import { firstAddress, isLargeSidebar } from './sidebar-extent.ts'

/** The files of a divided sidebar. */
export interface DividedSidebar {
  /** The files that the page at a path loads: the trunk, and the branches around the page. */
  readonly filesOf: (path: string) => SidebarFiles
}

/** Addresses of the branches on the way to each page, the outermost one first. */
type Ways = ReadonlyMap<string, readonly string[]>

/**
 * Divides a large sidebar, so that what a page loads does not grow with the site: a trunk, and a branch with the items
 * of each category. A small one stays whole. `publish` takes the content of a file and returns its address.
 */
export function divideSidebar(sidebar: Sidebar, publish: (data: SidebarFile) => string): DividedSidebar {
  if (!isLargeSidebar(sidebar.items)) {
    const files = { url: publish(sidebar), branches: [] }
    return { filesOf: () => files }
  }
  const { items, ways } = divide(sidebar.items, publish)
  const url = publish({ ...sidebar, items })
  return { filesOf: (path) => ({ url, branches: ways.get(path) ?? [] }) }
}

interface DividedItems {
  readonly items: readonly SidebarItem[]
  readonly ways: Ways
}

function divide(items: readonly SidebarItem[], publish: (data: SidebarFile) => string): DividedItems {
  const ways = new Map<string, readonly string[]>()
  const divided = items.map((item): SidebarItem => {
    if (item.type !== 'category') return item
    const branch = divideCategory(item, publish)
    // A page that is in several categories opens all of them.
    for (const [path, way] of branch.ways) ways.set(path, [...new Set([...(ways.get(path) ?? []), ...way])])
    return branch.category
  })
  return { items: divided, ways }
}

function divideCategory(
  category: SidebarCategory,
  publish: (data: SidebarFile) => string,
): { readonly category: SidebarCategory; readonly ways: Ways } {
  const { items, ways } = divide(category.items, publish)
  const entry = entryOf(category)
  // Groups are always open and therefore always needed.
  if (entry === null || !category.isCollapsible) return { category: { ...category, items }, ways }
  const url = publish(items)
  const own = [category, ...category.items].flatMap(addressesOf)
  return {
    category: { ...category, items: [], branch: { url, entry } },
    ways: new Map([...own.map((path) => [path, [url]] as const), ...through(url, ways)]),
  }
}

/** Address of a category for readers of other pages; null when they see none, or only one link. */
function entryOf(category: SidebarCategory): string | null {
  const [listed] = listedItems([category], '')
  return listed?.type === 'category' ? firstAddress(listed) : null
}

function addressesOf(item: SidebarItem): readonly string[] {
  if (item.type === 'group') return item.items.map(({ href }) => href)
  return item.type === 'html' || item.href === null ? [] : [item.href]
}

function through(url: string, ways: Ways): [string, readonly string[]][] {
  return [...ways].map(([path, way]) => [path, [url, ...way]])
}
