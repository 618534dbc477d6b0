import type { Sidebar, SidebarItem } from '@fyr/content-pipeline/manifest'
import { createContext, type Context } from 'react'

/** Items of the branches of large sidebars that have come, by the addresses of their files. */
export type SidebarBranches = ReadonlyMap<string, readonly SidebarItem[]>

/** Fetches the file of a branch, whose items then stand in the sidebar. Rejects when it can't be had. */
export type LoadSidebarBranch = (url: string) => Promise<void>

/** Brings what loads branches to the categories. Outside a running shell there is nothing that could. */
export const LoadSidebarBranchContext: Context<LoadSidebarBranch> = createContext(
  async (url: string): Promise<void> => Promise.reject(new Error(`Nothing loads ${url} here.`)),
)

/** A sidebar with the items of the branches that have come. */
export function fillBranches(sidebar: Sidebar, branches: SidebarBranches): Sidebar {
  return branches.size === 0 ? sidebar : { ...sidebar, items: fill(sidebar.items, branches) }
}

function fill(items: readonly SidebarItem[], branches: SidebarBranches): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const { branch, ...category } = item
    const filled = branch === undefined ? item.items : branches.get(branch.url)
    return filled === undefined ? item : { ...category, items: fill(filled, branches) }
  })
}
