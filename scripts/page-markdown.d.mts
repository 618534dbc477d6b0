/** A page of a built site, as document and as Markdown. */
export interface PageAsMarkdown {
  readonly place: string
  readonly html: string
  readonly markdown: string
}

/** What a page says, in order. */
export interface PageFacts {
  readonly headings: readonly string[]
  readonly codes: readonly string[]
  readonly links: readonly string[]
  readonly text: string
}

export declare function readPagesAsMarkdown(dist: string): readonly PageAsMarkdown[]
/** Addresses by the file that lists them; `markdown` and `llms` lead to Markdown. */
export interface ListedPages {
  readonly sitemap: readonly string[]
  readonly agents: readonly string[]
  readonly markdown: readonly string[]
  readonly llms: readonly string[]
}

export declare function readListedPages(dist: string, base: string): ListedPages
export declare function documentFacts(html: string): PageFacts
export declare function markdownFacts(markdown: string): PageFacts & { readonly residue: readonly string[] }
export declare function lettersOf(text: string): string
