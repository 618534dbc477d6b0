import type { MouseEvent } from 'react'

/** A category of a sidebar whose link is clicked. */
interface ClickedCategory {
  readonly isOpen: boolean
  /** Whether the reader is on its page. */
  readonly isCurrent: boolean
  /** Whether another page is on its way. */
  readonly isPending: boolean
}

/**
 * Tells whether a category is open after a click on its link: who comes to its page finds it open, who is there opens or
 * closes it. The second click of a double one adds nothing, and one with a modifier key opens another tab or window.
 */
export function isOpenAfterClick(
  { detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  { isOpen, isCurrent, isPending }: ClickedCategory,
): boolean {
  if (detail > 1 || ctrlKey || metaKey || shiftKey || altKey) return isOpen
  // Who turns back from a page that is on its way comes to this one as if from there.
  return !isCurrent || isPending || !isOpen
}
