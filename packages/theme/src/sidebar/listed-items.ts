import type { SidebarItem } from '@fyr/content-pipeline/manifest'

/**
 * The items that a reader at `currentPath` is shown: unlisted ones are left out but for the page that the reader is at. A
 * category with nothing left below it becomes a link to its page, or goes.
 */
export function listedItems(items: readonly SidebarItem[], currentPath: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return item.isUnlisted && item.href !== currentPath ? [] : [item]
    if (item.type !== 'category') return [item]
    const href = item.isPageUnlisted && item.href !== currentPath ? null : item.href
    const inner = listedItems(item.items, currentPath)
    if (inner.length > 0 || item.branch !== undefined) return [{ ...item, href, items: inner }]
    if (href === null) return []
    const { label, className, customProps } = item
    return [{ type: 'link', label, href, className, customProps }]
  })
}
