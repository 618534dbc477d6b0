import type { SiteDiagnostic } from '../site-error.ts'
import type { PublishedSite } from './publish-site.ts'

/** What came of a build. */
export interface BuildResult extends PublishedSite {
  /** False when an error kept the site from being published; what was published before still stands. */
  readonly isPublished: boolean
  /** Every fault found, warnings of a published site included. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute path of the published folder. */
  readonly out: string
  readonly pageCount: number
  /** Documents read, and how many of them the store had. */
  readonly documentCount: number
  readonly documentsKept: number
}
