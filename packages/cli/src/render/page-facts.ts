import type { PageMarkdown } from '../theme/site-theme.ts'
import type { PageLinks } from './read-page-links.ts'

/** What is known about a page that was rendered, without its files. */
export interface PageFacts extends PageLinks {
  /** Null for a page without Markdown. */
  readonly markdown: MarkdownFacts | null
}

/** What an index of pages says about the Markdown of a page. */
export interface MarkdownFacts extends Omit<PageMarkdown, 'text'> {
  /** Hash of its bytes. */
  readonly hash: string
}
