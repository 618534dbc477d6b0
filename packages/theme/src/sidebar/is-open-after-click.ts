import type { MouseEvent } from 'react'

/** A category of a sidebar whose link is clicked. */
interface ClickedCategory {
  readonly isOpen: boolean
  /** Whether the reader is on its page. */
  readonly isCurrent: boolean
  /** Whether another page is loading. */
  readonly isPending: boolean
}

/**
 * Whether a category is open after a click on its link: arriving at its page opens it; on its page the link toggles it.
 * The second click of a double click changes nothing, and a modifier key opens another tab or window.
 */
export function isOpenAfterClick(
  { detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  { isOpen, isCurrent, isPending }: ClickedCategory,
): boolean {
  if (detail > 1 || ctrlKey || metaKey || shiftKey || altKey) return isOpen
  // Turning back from a page that is loading counts as arriving from there.
  return !isCurrent || isPending || !isOpen
}
