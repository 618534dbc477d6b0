/**
 * Counts the changes that open pages are told of. A document carries the number that its making began with, so that one that
 * was on its way while the site changed, when nobody could tell it yet, learns of that once it listens.
 */
export interface Edition {
  readonly current: number
  /** Notes a change; gives the number of the new edition. */
  next(): number
}

/** The number differs between servers, too: a page may outlive the one that it came from. */
export function createEdition(): Edition {
  let current = Date.now()
  return {
    get current() {
      return current
    },
    next: () => (current += 1),
  }
}
