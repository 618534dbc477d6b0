import { isPlainClick } from '../link/is-plain-click.ts'

/** Clicks that cannot be handled yet. Either function ends the holding. */
export interface HeldClicks {
  /** Repeats the latest click, now that something handles it. */
  readonly replay: () => void
  /** Nothing is going to handle it: a link is followed as without scripts. */
  readonly discard: () => void
}

/** Holds plain clicks on buttons and links matching a selector in `root`; `onHeld` is called for each. */
export function holdClicks(root: Document | HTMLElement, buttons: string, onHeld = () => {}): HeldClicks {
  let held: HTMLElement | null = null
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!button || !isPlainClick(event as MouseEvent)) return
    event.preventDefault()
    event.stopPropagation()
    held = button
    onHeld()
  }
  const repeat = (isWanted: boolean): void => {
    root.removeEventListener('click', onClick, true)
    if (isWanted && held?.isConnected) held.click()
  }
  root.addEventListener('click', onClick, true)
  return { replay: () => repeat(true), discard: () => repeat(held instanceof HTMLAnchorElement) }
}
