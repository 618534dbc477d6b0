import type { LoadedSource, LoadSourcesOptions } from './load-sources.ts'

/** An order for the thread in which sources run. It reads the configuration itself, since functions cannot be sent. */
export interface SourceTask extends Omit<LoadSourcesOptions, 'config'> {
  readonly deadlineMs: number
  /** The sources to run, by their place in the configuration. */
  readonly numbers: readonly number[]
}

/** The results of these sources; null if the configuration cannot be read a second time. */
export type SourceResult = readonly LoadedSource[] | null
