import type { ApiNode } from './description.ts'
import type { ReferenceWords } from './words.ts'

/** A page of a reference. */
export interface ApiPage {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  /** The node that it was made from. */
  readonly node: ApiNode
}

/** The content of a page. */
export type PageText = Pick<ApiPage, 'frontMatter' | 'markdown'>

/** A warning that what the page describes is deprecated. */
export function deprecationNote(text: string, words: ReferenceWords): string {
  return `:::warning[${words.deprecated}]\n${text}\n:::`
}
