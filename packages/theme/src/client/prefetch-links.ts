import { linkAddress, linkOf } from './link-address.ts'
import type { Prefetcher } from './prefetcher.ts'
import type { SiteArea } from './site-area.ts'
import { watchVisibleLinks } from './visible-links.ts'

/** Signs that the reader is about to follow a link. */
const AIMING_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Fetches what links lead to: those in view when there is room, the one that the reader aims at, at once. Gives the
 * function that takes up the links that stand in `root` now.
 */
export function prefetchLinks(root: HTMLElement, area: SiteArea, prefetcher: Prefetcher): () => void {
  const preload = (link: HTMLAnchorElement | null): void => {
    const address = link && linkAddress(link, area)
    if (address) void prefetcher.preload(address.pathname)
  }
  for (const name of AIMING_EVENTS) {
    root.addEventListener(name, (event) => preload(linkOf(event.target)), { passive: true })
  }
  // The sign that started the shell came before anybody listened here.
  preload(root.querySelector('a[href]:is(:hover,:focus)'))
  return watchVisibleLinks(root, (link) => {
    const address = linkAddress(link, area)
    if (address) void prefetcher.prefetch(address.pathname)
  })
}
