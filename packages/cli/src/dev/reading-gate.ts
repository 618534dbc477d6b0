import { setImmediate as nextTurn } from 'node:timers/promises'

/** Lets work that somebody waits for go before reading a site, though one thread does both. */
export interface ReadingGate {
  /** Before each step of the reading: null to go on at once, else what to wait for. */
  pause(): Promise<void> | null
  /** Does some work while the reading waits. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when none of such work goes on. */
  whenDone(): Promise<void>
}

/** The longest that nobody is heard for, in milliseconds. */
const TURN_MS = 15

/** A gate that is open. `now` gives milliseconds. */
export function createReadingGate(now = () => performance.now()): ReadingGate {
  const works = new Set<Promise<unknown>>()
  let heard = now()
  let pausing: Promise<void> | null = null

  async function makeWay(): Promise<void> {
    // One turn takes up a connection, the next one what it brings.
    await nextTurn()
    await nextTurn()
    await whenDone()
    heard = now()
    pausing = null
  }

  /** Whoever comes meanwhile goes first, too. */
  async function whenDone(): Promise<void> {
    if (works.size === 0) return
    await Promise.allSettled(works)
    await whenDone()
  }

  return {
    pause() {
      if (works.size === 0 && pausing === null && now() - heard < TURN_MS) return null
      pausing ??= makeWay()
      return pausing
    },
    async during(work) {
      const done = work()
      works.add(done)
      try {
        return await done
      } finally {
        works.delete(done)
      }
    },
    whenDone,
  }
}
