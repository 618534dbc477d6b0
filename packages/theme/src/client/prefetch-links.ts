import { linkAddress, linkOf } from './link-address.ts'
import type { Prefetcher } from './prefetcher.ts'
import type { SiteArea } from './site-area.ts'
import { watchVisibleLinks } from './visible-links.ts'

/** Signs that the reader is about to follow a link. */
const AIMING_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the targets of links: those in view when idle, the one that the reader points at immediately. Returns a
 * function that registers the current links in `root`.
 */
export function prefetchLinks(root: HTMLElement, area: SiteArea, prefetcher: Prefetcher): () => void {
  const preload = (link: HTMLAnchorElement | null): void => {
    const address = link && linkAddress(link, area)
    if (address) void prefetcher.preload(address.pathname)
  }
  for (const name of AIMING_EVENTS) {
    root.addEventListener(name, (event) => preload(linkOf(event.target)), { passive: true })
  }
  // The event that started the shell fired before anything listened here.
  preload(root.querySelector('a[href]:is(:hover,:focus)'))
  return watchVisibleLinks(root, (link) => {
    const address = linkAddress(link, area)
    if (address) void prefetcher.prefetch(address.pathname)
  })
}
