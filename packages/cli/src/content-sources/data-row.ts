/** A row of a table, or an entry of a list: its values by column or key. */
export type RowValues = Readonly<Record<string, unknown>>

/** A row and its position. */
export interface DataRow {
  readonly values: RowValues
  /** Line of its file, from 1. */
  readonly line: number
}

/** The document that a row becomes, without its path. */
export interface RowDocument {
  readonly frontMatter?: RowValues
  readonly markdown: string
}

/** Makes a document of a row; null leaves the row out. */
export type RowTemplate = (row: RowValues, about: { readonly locale: string }) => RowDocument | null
