/** Buttons that only the shell, the article's scripts or the components of a site can answer. */
const WAITING_BUTTONS =
  'button:is([data-fyr-shell],[data-fyr-copy],[data-fyr-wrap],[role=tab],[data-fyr-island] *)'

/** Clicks that can't be answered yet. Either function ends the holding. */
export interface EarlyClicks {
  /**
   * Clicks the latest button again, now that somebody answers. Goes to the place that the latest link led to when it was
   * out of sight, unless the reader has gone on since.
   */
  readonly replay: () => void
  readonly discard: () => void
}

/** Holds back clicks on buttons until it is known whether somebody will answer them. */
export function holdEarlyClicks(): EarlyClicks {
  let held: HTMLElement | null = null
  let missed: { readonly place: Element; readonly top: number } | null = null
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(WAITING_BUTTONS) : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held = button
  }
  const onHashChange = (): void => {
    const place = document.querySelector(':target')
    // The browser goes to no place that is in a panel of tabs which is not shown.
    missed = place?.getClientRects().length === 0 ? { place, top: window.scrollY } : null
  }
  const discard = (): void => {
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('hashchange', onHashChange)
  }
  document.addEventListener('click', onClick, true)
  window.addEventListener('hashchange', onHashChange)
  return {
    replay: () => {
      discard()
      if (held?.isConnected) held.click()
      if (missed?.top === window.scrollY) missed.place.scrollIntoView()
    },
    discard,
  }
}
