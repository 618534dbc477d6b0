import type { SourceTexts } from '@fyr/content-pipeline'
import type { ApiModel, ApiTag } from './api-model.ts'
import type { CallableOperation } from './callable-operation.ts'
import type { ApiDescription, ApiNode } from './description.ts'

/** What the pages of a reference are written from. */
export interface PagesContext {
  readonly api: ApiDescription
  readonly model: ApiModel
  /** Folder of the pages. */
  readonly base: string
  readonly words: SourceTexts
  /** Whether schemas have pages; otherwise fields are in the operations. */
  readonly hasSchemaPages: boolean
  /** Servers that readers may call from the pages. */
  readonly tryServers: readonly string[]
  /** A tag's name in the language of the pages. */
  readonly nameTag: (tag: ApiTag) => string
}

/** A page of a reference. */
export interface ApiPage {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  /** The data of the form that calls the operation; none where readers cannot call one. */
  readonly operation?: CallableOperation | null
  /** The node that it was made from. */
  readonly node: ApiNode
}

/** The content of a page. */
export type PageText = Pick<ApiPage, 'frontMatter' | 'markdown' | 'operation'>

/** A warning that what the page describes is deprecated. */
export function deprecationNote(text: string, words: SourceTexts): string {
  return `:::warning[${words('apiDeprecated')}]\n${text}\n:::`
}
