/** A page of a built site, as document and as Markdown. */
export interface Twin {
  readonly place: string
  readonly html: string
  readonly markdown: string
}

/** What a page says, in order. */
export interface TwinFacts {
  readonly headings: readonly string[]
  readonly codes: readonly string[]
  readonly links: readonly string[]
  readonly text: string
}

export declare function readTwins(dist: string): readonly Twin[]
export declare function documentFacts(html: string): TwinFacts
export declare function markdownFacts(markdown: string): TwinFacts
export declare function residueIn(markdown: string): readonly string[]
export declare function lettersOf(text: string): string
