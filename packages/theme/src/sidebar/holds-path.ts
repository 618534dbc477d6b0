import type { SidebarItem } from '@fyr/content-pipeline/manifest'

/** Whether an item is the page at `path` or contains it. */
export function holdsPath(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false
  if (item.type !== 'group' && item.href === path) return true
  return item.type !== 'link' && item.items.some((child) => holdsPath(child, path))
}
