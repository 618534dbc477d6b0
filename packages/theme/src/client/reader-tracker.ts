import { findActiveHeading } from '../table-of-contents/active-heading.ts'
import type { ValueStore } from '../browser/value-store.ts'
import { showCurrentHeading } from './article/current-heading.ts'

/** State that depends on the scroll position. */
export interface ReaderTracker {
  /** Updates now; call it when the page has changed. */
  readonly update: () => void
}

/** Input and output of the tracker. */
export interface ReaderTrackerParts {
  /** Ids of the headings in the table of contents, in order. */
  readonly headingIds: () => readonly string[]
  readonly activeHeadingId: ValueStore<string | null>
  /** The reader has scrolled. */
  readonly onScroll: () => void
}

/** Follows the reader with one passive listener, at most once per frame. */
export function trackReader({ headingIds, activeHeadingId, onScroll }: ReaderTrackerParts): ReaderTracker {
  let isScheduled = false
  const update = (): void => {
    const id = findActiveHeading(headingIds())
    activeHeadingId.set(id)
    showCurrentHeading(id)
  }
  const onFrame = (): void => {
    isScheduled = false
    onScroll()
    update()
  }
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(onFrame)
  }
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule, { passive: true })
  return { update }
}
