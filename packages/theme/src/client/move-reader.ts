import { arrivalPlace } from './arrival-place.ts'
import type { Arrival } from './navigator.ts'

/**
 * Scrolls to where a reader stands after an arrival and moves the starting point of the Tab key there: to the start of
 * the page, so that the skip link comes first, or to the heading that a link led to. `remembered` is the scroll
 * position of the history entry in CSS pixels, null when it isn't known.
 */
export function moveReader(arrival: Arrival, remembered: number | null): void {
  const place = arrivalPlace(arrival)
  if (place === 'unmoved') return
  const target = hashTarget(arrival.to.hash)
  if (place === 'restored' && remembered !== null) return scrollToOffset(remembered)
  if (place !== 'top' && target) {
    target.scrollIntoView({ behavior: 'instant', block: 'start' })
    if (place === 'target') moveFocusStart(target)
    return
  }
  if (place === 'target' && !arrival.isNewPage) return
  scrollToOffset(0)
  if (place !== 'restored' && arrival.isNewPage) moveFocusStart(document.body)
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
