import type { RowValues } from '@fyr/content-pipeline'

/** The document that a row becomes, without its path. */
export interface RowDocument {
  readonly frontMatter?: RowValues
  readonly markdown: string
}

/** Makes a document of a row; null leaves the row out. */
export type RowTemplate = (row: RowValues, about: { readonly locale: string }) => RowDocument | null
