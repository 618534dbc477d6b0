import { createValueStore } from '../browser/value-store.ts'

/** Whether the way to the top of the page is offered, and that way. */
export interface TopOffer {
  readonly get: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** To be called when the reader has scrolled, with the distance from the top in CSS pixels. */
  readonly follow: (top: number) => void
  /** To be called when another page has come. */
  readonly withdraw: () => void
  readonly go: () => void
}

/** Nearer to the top than this, in CSS pixels, nobody needs a button to get there. */
const NEAR_TOP_PX = 300

/** Makes the offer: it stands from when the reader scrolls up, as one who wants back does, until they scroll down. */
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
      // The button goes away under the focus; the next Tab starts with the article.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}
