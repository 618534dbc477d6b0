import { arrivalPlace } from './arrival-place.ts'
import { reveal } from './article/reveal.ts'
import { prepareTabs } from './article/tabs.ts'
import type { Arrival } from './navigator.ts'

/**
 * Scrolls to the reader's position after a navigation and moves the starting point of the Tab key: to the start of the
 * page, so that the skip link comes first, or to the heading that a link led to. A hidden heading is revealed.
 * `remembered` is the scroll position of the history entry in CSS pixels, null when unknown.
 */
export function moveReader(arrival: Arrival, remembered: number | null): void {
  // Before a heading is revealed: it may be in another tab. A place on the page undoes no choice of the reader.
  if (arrival.reason !== 'pop' || arrival.from.search !== arrival.to.search) prepareTabs(document)
  let place = arrivalPlace(arrival)
  // A link that only changes the query may select tabs, and reveals nothing else.
  if (place === 'unmoved' && arrival.reason !== 'pop') return
  const target = hashTarget(arrival.to.hash)
  const wasHidden = target !== null && reveal(target)
  if (place === 'unmoved') {
    // The browser does not scroll to a hidden target. An entry without a position has just been made by a link.
    if (!wasHidden) return
    place = remembered === null ? 'target' : 'restored'
  }
  if (place === 'restored' && remembered !== null) return scrollToOffset(remembered)
  if (place !== 'top' && target) {
    scrollToStart(target)
    if (place === 'target') moveFocusStart(target)
    return
  }
  if (place === 'target' && !arrival.isNewPage) return
  scrollToOffset(0)
  if (place !== 'restored' && arrival.isNewPage) moveFocusStart(document.body)
}

/**
 * Runs what changes the heights of a document that is already visible. A reader who was at the target of the address is
 * there afterwards; one who has scrolled away stays put. A hidden target is revealed and scrolled to from the top of
 * the page, where the browser stayed.
 */
export function keepPlace(change: () => void): void {
  const target = hashTarget(window.location.hash)
  // Reading the scroll position would force a layout.
  if (!target) return change()
  const top = window.scrollY
  scrollToStart(target)
  const wasThere = Math.abs(window.scrollY - top) < 2
  if (!wasThere) scrollToOffset(top)
  change()
  const wasHidden = reveal(target)
  if (wasHidden ? top > 0 : !wasThere) return
  scrollToStart(target)
  if (wasHidden && document.activeElement === document.body) moveFocusStart(target)
}

/** Goes to the target of a hash without changing the address. */
export function goToPlace(hash: string): void {
  const target = hashTarget(hash)
  if (!target) return
  reveal(target)
  scrollToStart(target)
  moveFocusStart(target)
}

/** Reveals the target of the address, for a browser that is about to scroll there. */
export function revealTarget(): void {
  const target = hashTarget(window.location.hash)
  if (target) reveal(target)
}

function scrollToStart(element: HTMLElement): void {
  element.scrollIntoView({ behavior: 'instant', block: 'start' })
}

function scrollToOffset(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' })
}

/** The target element of a hash, in its decoded or literal spelling, as browsers search for it. */
function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (id === '') return null
  return document.getElementById(id) ?? document.getElementById(decode(id))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Focusing it for a moment is enough: Tab continues from there, and nothing stays focusable. */
function moveFocusStart(element: HTMLElement): void {
  const wasFocusable = element.hasAttribute('tabindex')
  if (!wasFocusable) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  if (!wasFocusable) element.removeAttribute('tabindex')
}
