import { arrivalPlace } from './arrival-place.ts'
import { reveal } from './article/reveal.ts'
import type { Arrival } from './navigator.ts'

/**
 * Scrolls to where a reader stands after an arrival and moves the starting point of the Tab key there: to the start of
 * the page, so that the skip link comes first, or to the heading that a link led to. A heading that is folded away is
 * shown. `remembered` is the scroll position of the history entry in CSS pixels, null when it isn't known.
 */
export function moveReader(arrival: Arrival, remembered: number | null): void {
  let place = arrivalPlace(arrival)
  // A link that changes nothing but the query opens nothing either.
  if (place === 'unmoved' && arrival.reason !== 'pop') return
  const target = hashTarget(arrival.to.hash)
  const wasHidden = target !== null && reveal(target)
  if (place === 'unmoved') {
    // The browser goes to no place that is folded away. An entry without a position has come of a link just now.
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
 * Runs what changes the heights of a document that the browser has shown already. A reader who was at the place that the
 * address names is there afterwards; one who has scrolled away is left alone. A place that was folded away is shown, and
 * gone to from the top of the page, where the browser has stayed.
 */
export function keepPlace(change: () => void): void {
  const target = hashTarget(window.location.hash)
  // To ask where the reader is would cost a layout.
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

/** Goes to the place that a hash names without a change of address. */
export function goToPlace(hash: string): void {
  const target = hashTarget(hash)
  if (!target) return
  reveal(target)
  scrollToStart(target)
  moveFocusStart(target)
}

/** Shows the place that the address names, for a browser that is about to go there. */
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

/** The element that a hash names, in its decoded or its literal spelling, as browsers look for it. */
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

/** Focus for a moment is enough: the browser goes on from there when Tab is pressed, and nothing stays focusable. */
function moveFocusStart(element: HTMLElement): void {
  const wasFocusable = element.hasAttribute('tabindex')
  if (!wasFocusable) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  if (!wasFocusable) element.removeAttribute('tabindex')
}
