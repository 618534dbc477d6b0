import { isSearchKey } from '../search/is-search-key.ts'
import { holdClicks, type HeldClicks } from './hold-clicks.ts'

/** Buttons that only the shell, the article's scripts or the site's components can handle. */
const WAITING_BUTTONS =
  'a[data-fyr-search],button:is([data-fyr-shell],[data-fyr-copy],[data-fyr-wrap],[data-fyr-embed],[data-fyr-page-action],[role=tab],[data-fyr-island] *)'

/** Clicks that cannot be handled yet. Either function ends the holding. */
export interface EarlyClicks extends HeldClicks {
  /** Also goes to the target of the latest link when it was hidden, unless the reader has navigated since. */
  readonly replay: () => void
}

/** Holds clicks on buttons, and keys that ask for the search, until it is known whether anything will handle them. */
export function holdEarlyClicks(): EarlyClicks {
  const clicks = holdClicks(document, WAITING_BUTTONS)
  let missed: { readonly place: Element; readonly top: number } | null = null
  const onHashChange = (): void => {
    const place = document.querySelector(':target')
    // The browser does not scroll to a target inside a hidden tab panel.
    missed = place?.getClientRects().length === 0 ? { place, top: window.scrollY } : null
  }
  const leave = (): void => {
    document.removeEventListener('keydown', clickSearch)
    window.removeEventListener('hashchange', onHashChange)
  }
  document.addEventListener('keydown', clickSearch)
  window.addEventListener('hashchange', onHashChange)
  return {
    replay: () => {
      leave()
      clicks.replay()
      if (missed?.top === window.scrollY) missed.place.scrollIntoView()
    },
    discard: () => {
      leave()
      clicks.discard()
    },
  }
}

/** A key that asks for the search clicks its button, where the page has one. */
function clickSearch(event: KeyboardEvent): void {
  const button = isSearchKey(event) ? document.querySelector<HTMLElement>('[data-fyr-search]') : null
  if (!button) return
  event.preventDefault()
  button.click()
}
