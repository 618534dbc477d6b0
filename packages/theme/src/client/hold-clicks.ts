/** Clicks that cannot be handled yet. Either function ends the holding. */
export interface HeldClicks {
  /** Repeats the latest click, now that something handles it. */
  readonly replay: () => void
  readonly discard: () => void
}

/** Holds clicks on buttons matching a selector in `root`; `onHeld` is called for each. */
export function holdClicks(root: Document | HTMLElement, buttons: string, onHeld = () => {}): HeldClicks {
  let held: HTMLElement | null = null
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held = button
    onHeld()
  }
  const discard = (): void => root.removeEventListener('click', onClick, true)
  root.addEventListener('click', onClick, true)
  return {
    replay: () => {
      discard()
      if (held?.isConnected) held.click()
    },
    discard,
  }
}
