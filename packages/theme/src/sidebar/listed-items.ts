import type { SidebarItem } from '@fyr/content-pipeline/manifest'

/** A sidebar is the same for all of its pages, and most have nothing unlisted. */
const known = new WeakMap<SidebarItem, boolean>()

/** Whether every reader sees an item with everything in it. */
function isListed(item: SidebarItem): boolean {
  const listed = known.get(item) ?? isWhollyListed(item)
  known.set(item, listed)
  return listed
}

function isWhollyListed(item: SidebarItem): boolean {
  if (item.type === 'link') return !item.isUnlisted
  if (item.type !== 'category') return true
  const isEmpty = item.items.length === 0 && item.branch === undefined
  return !item.isPageUnlisted && !isEmpty && item.items.every(isListed)
}

/**
 * The items that a reader at `currentPath` sees: unlisted ones are left out, except the current page. A category
 * without visible items becomes a link to its page, or is left out.
 */
export function listedItems(items: readonly SidebarItem[], currentPath: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (isListed(item)) return [item]
    if (item.type !== 'category') return item.type === 'link' && item.href === currentPath ? [item] : []
    const href = item.isPageUnlisted && item.href !== currentPath ? null : item.href
    const inner = listedItems(item.items, currentPath)
    if (inner.length > 0 || item.branch !== undefined) return [{ ...item, href, items: inner }]
    if (href === null) return []
    const { label, className, customProps } = item
    return [{ type: 'link', label, href, className, customProps }]
  })
}
