import type { Sidebar, SidebarCategory, SidebarItem } from '@fyr/content-pipeline/manifest'
import { createContext, type Context } from 'react'

/** Items of the loaded branches of large sidebars, by the addresses of their files. */
export type SidebarBranches = ReadonlyMap<string, readonly SidebarItem[]>

/** Loads the file of a branch, whose items are then in the sidebar. Rejects when that fails. */
export type LoadSidebarBranch = (url: string) => Promise<void>

/** Provides the loader of branches. Only a running shell has one. */
export const LoadSidebarBranchContext: Context<LoadSidebarBranch> = createContext(
  async (url: string): Promise<void> => Promise.reject(new Error(`Nothing can load ${url} here.`)),
)

/** A sidebar with the items of the loaded branches. Parts without new items stay the same object. */
export function fillBranches(sidebar: Sidebar, branches: SidebarBranches): Sidebar {
  return branches.size === 0 ? sidebar : { ...sidebar, items: fill(sidebar.items, branches) }
}

/** Lists and categories after they were last filled. */
const lastLists = new WeakMap<readonly SidebarItem[], readonly SidebarItem[]>()
const lastCategories = new WeakMap<SidebarItem, SidebarCategory>()

function fill(items: readonly SidebarItem[], branches: SidebarBranches): readonly SidebarItem[] {
  const filled = items.map((item) => (item.type === 'category' ? fillCategory(item, branches) : item))
  const last = lastLists.get(items) ?? items
  if (filled.every((item, index) => item === last[index])) return last
  lastLists.set(items, filled)
  return filled
}

function fillCategory(whole: SidebarCategory, branches: SidebarBranches): SidebarCategory {
  const { branch, ...category } = whole
  const own = branch === undefined ? whole.items : branches.get(branch.url)
  if (own === undefined) return whole
  const items = fill(own, branches)
  if (branch === undefined && items === whole.items) return whole
  const last = lastCategories.get(whole)
  if (last?.items === items) return last
  const filled = { ...category, items }
  lastCategories.set(whole, filled)
  return filled
}
