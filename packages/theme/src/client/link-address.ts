import { isPlainClick } from '../link/is-plain-click.ts'
import { isInArea, type SiteArea } from './site-area.ts'

/** The link that an event happened on or in, or null. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

/**
 * The address of a link when the shell can show it: in the area, in this window, and not marked as a document link.
 * Null for every other link, which the browser handles.
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
 * The address that a click asks the shell for, or null when the browser or other code handles it: with a modifier key
 * or another button, already handled, on a link outside the shell, or to an anchor on the current page.
 */
export function clickedAddress(event: MouseEvent, area: SiteArea, current: Location | URL): URL | null {
  if (!isHandledHere(event)) return null
  const link = linkOf(event.target)
  const url = link && linkAddress(link, area)
  if (!url) return null
  const isSamePlace = url.pathname === current.pathname && url.search === current.search
  return isSamePlace && url.href.includes('#') ? null : url
}

/** The hash of a link to an anchor on its own page, whatever the address of the page; null for others. */
export function clickedPlace(event: MouseEvent): string | null {
  const href = isHandledHere(event) ? linkOf(event.target)?.getAttribute('href') : null
  return href?.startsWith('#') ? href : null
}

/** The address of the document that the browser is about to load in this window because of a click, or null. */
export function clickedDocument(event: MouseEvent): string | null {
  const link = isHandledHere(event) ? linkOf(event.target) : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  return /^https?:$/.test(link.protocol) ? link.href : null
}

function isHandledHere(event: MouseEvent): boolean {
  return !event.defaultPrevented && isPlainClick(event)
}
