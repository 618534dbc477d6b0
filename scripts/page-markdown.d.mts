/** What a page says, in order. */
export interface PageFacts {
  readonly headings: readonly string[]
  readonly codes: readonly string[]
  readonly links: readonly string[]
  readonly text: string
}

/** What differs between a page and its Markdown: one of the lists of facts, words that are missing, or markup of our own. */
export interface Difference {
  /** The file of the Markdown in the built site. */
  readonly place: string
  readonly [fact: string]: unknown
}

export declare function comparePages(
  dist: string,
  readDocument: (html: string) => Promise<PageFacts>,
): Promise<{ readonly count: number; readonly differences: readonly Difference[] }>

export declare function documentFacts(html: string): PageFacts

/** Addresses by the file that lists them; `markdown` and `llms` lead to Markdown. */
export interface ListedPages {
  readonly sitemap: readonly string[]
  readonly agents: readonly string[]
  readonly markdown: readonly string[]
  readonly llms: readonly string[]
}

export declare function readListedPages(dist: string, base: string): ListedPages
