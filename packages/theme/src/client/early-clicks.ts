import { holdClicks, type HeldClicks } from './hold-clicks.ts'

/** Buttons that only the shell, the article's scripts or the components of a site can answer. */
const WAITING_BUTTONS =
  'button:is([data-fyr-shell],[data-fyr-copy],[data-fyr-wrap],[role=tab],[data-fyr-island] *)'

/** Clicks that can't be answered yet. Either function ends the holding. */
export interface EarlyClicks extends HeldClicks {
  /** Besides, goes to the place that the latest link led to when it was out of sight, unless the reader has gone on since. */
  readonly replay: () => void
}

/** Holds back clicks on buttons until it is known whether somebody will answer them. */
export function holdEarlyClicks(): EarlyClicks {
  const clicks = holdClicks(document, WAITING_BUTTONS)
  let missed: { readonly place: Element; readonly top: number } | null = null
  const onHashChange = (): void => {
    const place = document.querySelector(':target')
    // The browser goes to no place that is in a panel of tabs which is not shown.
    missed = place?.getClientRects().length === 0 ? { place, top: window.scrollY } : null
  }
  const leaveHash = (): void => window.removeEventListener('hashchange', onHashChange)
  window.addEventListener('hashchange', onHashChange)
  return {
    replay: () => {
      leaveHash()
      clicks.replay()
      if (missed?.top === window.scrollY) missed.place.scrollIntoView()
    },
    discard: () => {
      leaveHash()
      clicks.discard()
    },
  }
}
