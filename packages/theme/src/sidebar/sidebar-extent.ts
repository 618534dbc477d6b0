import type { SidebarCategory, SidebarItem } from '@fyr/content-pipeline/manifest'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { holdsPath } from './holds-path.ts'

/**
 * How much of a sidebar is shown: all of it; the categories around the current page, with a plain link for every other
 * one, and of a long list the part around the page; or whatever is open. The second is what a document contains of a
 * large sidebar, so that no document grows with its site; the third replaces it when the shell runs.
 */
export type SidebarExtent = 'whole' | 'branch' | 'opened'

/** A sidebar with more entries than this is large, and a document contains as many of one list. */
const MAX_WHOLE_ENTRIES = 150

/** Whether a sidebar is shown in parts. A divided one always is. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return countEntries(items) > MAX_WHOLE_ENTRIES
}

/**
 * How much of a sidebar with these items is shown, in a document and after hydration. Entries that are then inserted
 * before those of the document do not move them: the reader may be about to click on one.
 */
export function useSidebarExtent(
  items: readonly SidebarItem[],
  nav: RefObject<HTMLElement | null>,
): SidebarExtent {
  const isLarge = useMemo(() => isLargeSidebar(items), [items])
  const place = useRef<number | null>(null)
  // Effects run in this order: right after this one the store reports that there is a browser.
  useEffect(() => {
    if (isLarge) place.current = placeOfCurrent(nav.current)
  }, [isLarge, nav])
  const isRunning = useSyncExternalStore(subscribeToNothing, isBrowser, isServer)
  useLayoutEffect(() => {
    if (isRunning) keepPlace(nav.current, place.current)
  }, [isRunning, nav])
  if (!isLarge) return 'whole'
  return isRunning ? 'opened' : 'branch'
}

function placeOfCurrent(nav: HTMLElement | null): number | null {
  return nav?.querySelector('[aria-current]')?.getBoundingClientRect().top ?? null
}

/** Scrolls a navigation so that its current entry stays where it was. */
function keepPlace(nav: HTMLElement | null, place: number | null): void {
  if (nav === null || place === null) return
  nav.scrollTop += (placeOfCurrent(nav) ?? place) - place
}

/** The items of a list in a document of a large sidebar: those around the page at `path`, else the first. */
export function itemsAround(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  if (items.length <= MAX_WHOLE_ENTRIES) return items
  const current = items.findIndex((item) => holdsPath(item, path))
  const wanted = Math.max(current - MAX_WHOLE_ENTRIES / 2, 0)
  const start = Math.min(wanted, items.length - MAX_WHOLE_ENTRIES)
  return items.slice(start, start + MAX_WHOLE_ENTRIES)
}

/** Target of a category: its own page, or else the first one below it; null without one. */
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
