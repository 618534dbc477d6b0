import type { Sidebar, SidebarCategory, SidebarItem } from '@fyr/content-pipeline/manifest'
import { createContext, type Context } from 'react'

/** Items of the branches of large sidebars that have come, by the addresses of their files. */
export type SidebarBranches = ReadonlyMap<string, readonly SidebarItem[]>

/** Fetches the file of a branch, whose items then stand in the sidebar. Rejects when it can't be had. */
export type LoadSidebarBranch = (url: string) => Promise<void>

/** Brings what loads branches to the categories. Outside a running shell there is nothing that could. */
export const LoadSidebarBranchContext: Context<LoadSidebarBranch> = createContext(
  async (url: string): Promise<void> => Promise.reject(new Error(`Nothing can load ${url} here.`)),
)

/** A sidebar with the items of the branches that have come. What holds nothing new is the same object as before. */
export function fillBranches(sidebar: Sidebar, branches: SidebarBranches): Sidebar {
  return branches.size === 0 ? sidebar : { ...sidebar, items: fill(sidebar.items, branches) }
}

/** What lists and categories became when they were filled last. */
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
