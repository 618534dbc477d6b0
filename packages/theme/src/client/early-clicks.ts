/** Buttons that only the shell or the article's scripts can answer. */
const WAITING_BUTTONS = 'button:is([data-fyr-shell],[data-fyr-copy],[data-fyr-wrap],[role=tab])'

/** Clicks on buttons that can't answer yet. Either function ends the holding. */
export interface EarlyClicks {
  /** Clicks the latest button again, now that somebody answers. */
  readonly replay: () => void
  readonly discard: () => void
}

/** Holds back clicks on buttons until it is known whether somebody will answer them. */
export function holdEarlyClicks(): EarlyClicks {
  let held: HTMLElement | null = null
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(WAITING_BUTTONS) : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held = button
  }
  const discard = (): void => document.removeEventListener('click', onClick, true)
  document.addEventListener('click', onClick, true)
  return {
    replay: () => {
      discard()
      if (held?.isConnected) held.click()
    },
    discard,
  }
}
