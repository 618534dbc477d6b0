import type { SidebarCategory, SidebarItem } from '@fyr/content-pipeline/manifest'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * How much of a sidebar is shown: all of it; the categories around the current page, with a plain link for every other
 * one; or whatever is open. The second is what a document holds of a large sidebar, so that no document grows with its
 * site; the third takes its place when the shell runs.
 */
export type SidebarExtent = 'whole' | 'branch' | 'opened'

/** A sidebar with more entries than this is large. */
const MOST_WHOLE_ENTRIES = 150

/** Whether a sidebar is shown in parts. One that has been divided is, however little of it has come. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return countEntries(items) > MOST_WHOLE_ENTRIES
}

/** How much of a sidebar with these items is shown, in a document and after the shell has taken it over. */
export function useSidebarExtent(items: readonly SidebarItem[]): SidebarExtent {
  const isRunning = useSyncExternalStore(subscribeToNothing, isBrowser, isServer)
  const isLarge = useMemo(() => isLargeSidebar(items), [items])
  if (!isLarge) return 'whole'
  return isRunning ? 'opened' : 'branch'
}

/** Address that a category leads to: its own page, or else the first one below it; null when there is none. */
export function firstAddress({ href, items, branch }: SidebarCategory): string | null {
  if (href !== null || branch !== undefined) return href ?? branch?.entry ?? null
  for (const item of items) {
    const address = item.type === 'category' ? firstAddress(item) : firstLink(item)
    if (address !== null) return address
  }
  return null
}

function firstLink(item: Exclude<SidebarItem, SidebarCategory>): string | null {
  if (item.type === 'html') return null
  const links = item.type === 'group' ? item.items : [item]
  return links.find(({ isExternal, isDocument }) => !isExternal && !isDocument)?.href ?? null
}

function countEntries(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => count + 1 + countInside(item), 0)
}

function countInside(item: SidebarItem): number {
  if (item.type === 'category' && item.branch !== undefined) return Number.POSITIVE_INFINITY
  return 'items' in item ? countEntries(item.items) : 0
}

const subscribeToNothing = () => () => {}
const isBrowser = () => true
const isServer = () => false
