/** A served site. */
export interface ServedSite {
  /** Address of its home page: `http://localhost:4173/`. */
  readonly address: string
  /** Stops serving. */
  close(): Promise<void>
}
