/** A comparison that would take more work than its limit. */
export class TooMuchWork extends Error {}

/** What any comparison may take, and for each character of the descriptions. A field takes about a dozen, and as much as its path is long. */
const [FOR_ANY, FOR_A_CHARACTER] = [200_000, 3]

/**
 * The work that a comparison may take: as much as its descriptions are long. Operations and schemas may share a part, and parts may combine
 * each other, so descriptions can stand for far more than they say. Whoever does something for each of any number of things, or writes a
 * text, tells it here.
 */
export class WorkLimit {
  private left: number

  constructor(length: number) {
    this.left = FOR_ANY + FOR_A_CHARACTER * length
  }

  /** Throws `TooMuchWork` where no more work is allowed. */
  spend(amount: number): void {
    this.left -= amount
    if (this.left < 0) throw new TooMuchWork()
  }
}
