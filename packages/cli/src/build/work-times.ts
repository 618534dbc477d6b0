/** Something that was made and how long a thread worked on it. */
export interface WorkTime {
  /** A document's file, relative to the root, or a page's address. */
  readonly name: string
  readonly milliseconds: number
}

/** The longest of many times. */
export interface WorkTimes {
  add(time: WorkTime): void
  /** The longest first. */
  longest(): readonly WorkTime[]
}

/** Remembers the `count` longest times, however many there are. */
export function createWorkTimes(count: number): WorkTimes {
  let longest: readonly WorkTime[] = []
  return {
    add(time) {
      const shortest = longest.length < count ? 0 : (longest.at(-1)?.milliseconds ?? 0)
      if (time.milliseconds <= shortest) return
      longest = [...longest, time]
        .toSorted((left, right) => right.milliseconds - left.milliseconds)
        .slice(0, count)
    },
    longest: () => longest,
  }
}
