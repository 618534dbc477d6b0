import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

/** Tracks whether a request is being handled. */
export interface IdleWatch {
  /** Marks the start of a request; the returned function marks its end and may be called several times. */
  begin(): () => void
  /** Resolves when there has been no request for a while, after hearing of new ones. */
  whenIdle(): Promise<void>
}

/**
 * A browser requests the parts of a page one after the other; a shorter pause does not mean that it has all of them.
 */
const PAUSE_MS = 300

/** Creates a watch without requests. Work that waits for an idle time starts at once. */
export function createIdleWatch(): IdleWatch {
  let waiting = 0
  let last = Number.NEGATIVE_INFINITY
  return {
    begin() {
      waiting += 1
      let isWaiting = true
      return () => {
        if (!isWaiting) return
        isWaiting = false
        waiting -= 1
        last = performance.now()
      }
    },
    whenIdle,
  }

  async function whenIdle(): Promise<void> {
    await nextTurn()
    const left = waiting > 0 ? PAUSE_MS : last + PAUSE_MS - performance.now()
    if (left <= 0) return
    await delay(left)
    await whenIdle()
  }
}
