import { isInArea, type SiteArea } from './site-area.ts'

/** Gives the link that an event happened on or in, or null. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

/**
 * Gives the address that a link leads to when the shell can show it: in the area, in this window, and not marked as a
 * link that must load a document. Null for every other link; those are the browser's.
 */
export function linkAddress(link: HTMLAnchorElement, area: SiteArea): URL | null {
  if (link.dataset['fyrDocument'] !== undefined || link.dataset['fyrLocale'] !== undefined) return null
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  // A link with a malformed address has no origin.
  if (link.origin !== area.origin) return null
  const url = new URL(link.href)
  return isInArea(url, area) ? url : null
}

/**
 * Gives the address that a click asks the shell for, or null when the click is the browser's or somebody else's: with
 * a modifier key or another button, already handled, on a link that is not the shell's, or to a place on the page that
 * is shown.
 */
export function clickedAddress(event: MouseEvent, area: SiteArea, current: Location | URL): URL | null {
  if (!isPlainClick(event)) return null
  const link = linkOf(event.target)
  const url = link && linkAddress(link, area)
  if (!url) return null
  const isSamePlace = url.pathname === current.pathname && url.search === current.search
  return isSamePlace && url.href.includes('#') ? null : url
}

/** Gives the hash of a link to a place on the page that it stands on, whatever the address of that is; null for others. */
export function clickedPlace(event: MouseEvent): string | null {
  const href = isPlainClick(event) ? linkOf(event.target)?.getAttribute('href') : null
  return href?.startsWith('#') ? href : null
}

/** Gives the address of the document that the browser is about to load in this window because of a click, or null. */
export function clickedDocument(event: MouseEvent): string | null {
  const link = isPlainClick(event) ? linkOf(event.target) : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  return /^https?:$/.test(link.protocol) ? link.href : null
}

function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
