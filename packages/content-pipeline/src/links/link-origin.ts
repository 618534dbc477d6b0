import type { ContentFile } from '../read/read-collection.ts'

/** The place of a link: the content of a page, or the configuration. */
export interface LinkOrigin {
  readonly locale: string
  /** Path of the page that contains it, for a bare `#`. */
  readonly path: string | null
  readonly file: ContentFile | null
}
