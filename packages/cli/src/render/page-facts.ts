import type { PageMarkdown } from '../theme/site-theme.ts'
import type { PageLinks } from './read-page-links.ts'

/** Facts about a rendered page, without its files. */
export interface PageFacts extends PageLinks {
  /** Null for a page without Markdown. */
  readonly markdown: MarkdownFacts | null
}

/** Facts about the Markdown of a page, for an index of pages. */
export interface MarkdownFacts extends Omit<PageMarkdown, 'text'> {
  /** Hash of its bytes. */
  readonly hash: string
}
