/** Announces changes to screen readers without moving focus. */
export interface Announcer {
  readonly announce: (text: string) => void
}

/** An announcer whose live region can be removed from the document. */
export interface RemovableAnnouncer extends Announcer {
  readonly remove: () => void
}

/** Adds an empty live region to the document. It must exist before its text changes to be announced. */
export function createAnnouncer(): RemovableAnnouncer {
  const region = document.createElement('div')
  region.className = 'fyr-visually-hidden'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return {
    // A repeated text is only announced again when the region changes, hence the alternating space.
    announce: (text) => {
      region.textContent = region.textContent === text ? `${text}\u00A0` : text
    },
    remove: () => region.remove(),
  }
}
