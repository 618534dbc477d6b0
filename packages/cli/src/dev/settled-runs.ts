/** Editors save several files, and one file in several steps; changes within this time are one change. */
const SETTLE_MS = 20

export interface SettledRunsOptions {
  readonly run: () => Promise<void>
  /** Whether to run again: something has come in the meantime. */
  readonly isWanted: () => boolean
  readonly onError: (error: unknown) => void
}

/** Runs something a moment after the last time that it was asked for, and never twice at a time. */
export class SettledRuns {
  readonly #options: SettledRunsOptions
  #timer: NodeJS.Timeout | undefined
  #isRunning = false
  #isOpen = true

  constructor(options: SettledRunsOptions) {
    this.#options = options
  }

  /** Asks for a run. During a run, the next one begins after it. */
  soon(): void {
    clearTimeout(this.#timer)
    if (!this.#isRunning) this.#timer = setTimeout(() => void this.#runAlone(), SETTLE_MS)
  }

  close(): void {
    this.#isOpen = false
    clearTimeout(this.#timer)
  }

  async #runAlone(): Promise<void> {
    const { run, isWanted, onError } = this.#options
    this.#isRunning = true
    try {
      await run()
    } catch (error) {
      onError(error)
    }
    this.#isRunning = false
    if (this.#isOpen && isWanted()) this.soon()
  }
}
