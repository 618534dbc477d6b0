import type { PublishedSite } from './publish-site.ts'

/** Result of a build. */
export interface BuildResult extends PublishedSite {
  /** False when an error kept the site from being published; what was published before is unchanged. */
  readonly isPublished: boolean
  /** Absolute path of the published folder. */
  readonly out: string
  readonly pageCount: number
  /** Number of documents, and how many of them were in the store. */
  readonly documentCount: number
  readonly documentsKept: number
}
