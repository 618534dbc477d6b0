/** A site being served. */
export interface ServedSite {
  /** Address of its home: `http://localhost:4173/`. */
  readonly address: string
  /** Stops answering. */
  close(): Promise<void>
}
