import { createValueStore } from '../browser/value-store.ts'

/** Whether the back-to-top button is offered, and what it does. */
export interface TopOffer {
  readonly get: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Call it when the reader has scrolled, with the distance from the top in CSS pixels. */
  readonly follow: (top: number) => void
  /** Call it when another page is shown. */
  readonly withdraw: () => void
  readonly go: () => void
}

/** Closer to the top than this, in CSS pixels, no button is needed. */
const NEAR_TOP_PX = 300

/** Makes the offer: from when the reader scrolls up, a sign of wanting to go back, until they scroll down. */
export function createTopOffer(): TopOffer {
  const { get, set, subscribe } = createValueStore(false)
  let before = 0
  return {
    get,
    subscribe,
    follow: (top) => {
      if (top <= NEAR_TOP_PX) set(false)
      else if (top !== before) set(top < before)
      before = top
    },
    withdraw: () => {
      before = 0
      set(false)
    },
    go: () => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
      // The focused button disappears, so the next Tab starts at the article.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}
