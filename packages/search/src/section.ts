/** A part of a page: what is between one heading and the next. */
export interface Section {
  /** Id of its heading; null for what comes before the first heading. */
  readonly headingId: string | null
  /** Its heading and those above it, from the outside in; empty before the first heading. */
  readonly headings: readonly string[]
  /** Plain text without the heading and without blocks of code; other blocks are separated by a space. Heads and cells of tables have marks: see `TABLE_MARKS`. */
  readonly text: string
  /** The text of its code blocks, separated by line breaks. */
  readonly code: string
  /** Names that it defines: code in the first cells of tables, terms of description lists, headings that are code. */
  readonly defines: readonly string[]
}
