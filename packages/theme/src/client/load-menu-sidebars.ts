import type { NavbarItem } from '@fyr/content-pipeline/manifest'
import type { LoadSidebarBranch } from '../sidebar/sidebar-branches.ts'
import type { PageSource } from './page-source.ts'
import type { SidebarSource } from './sidebar-source.ts'

/**
 * Makes the loader of branches for a site whose navbar leads to sidebars: at the address of such an item, it loads the sidebar of
 * the page there. The menu of a page without a sidebar shows its entries.
 */
export function loadMenuSidebars(
  navbar: readonly NavbarItem[],
  pages: Pick<PageSource, 'prefetch'>,
  { branches, loadBranch }: Pick<SidebarSource, 'branches' | 'loadBranch'>,
): LoadSidebarBranch {
  const entries = new Set(navbar.flatMap(addressesOf))
  return async (url) => {
    if (!entries.has(url)) return loadBranch(url)
    if (branches.get().has(url)) return
    const { sidebar } = await pages.prefetch(new URL(url, document.baseURI).pathname)
    branches.set(new Map([...branches.get(), [url, sidebar?.items ?? []]]))
  }
}

/** Addresses of the first pages of a sidebar: of each version that has it. */
function addressesOf(item: NavbarItem): readonly string[] {
  return item.type === 'sidebar' ? [item.href, ...(item.versions ?? []).map(({ href }) => href)] : []
}
