/**
 * Counts the changes that open pages are notified of. A document carries the number at the start of its rendering, so
 * that a page rendered during a change learns of it once it listens.
 */
export interface Revision {
  readonly current: number
  /** Records a change; returns the number of the new revision. */
  next(): number
}

/** The number also differs between servers: a page may outlive its server. */
export function createRevision(): Revision {
  let current = Date.now()
  return {
    get current() {
      return current
    },
    next: () => (current += 1),
  }
}
