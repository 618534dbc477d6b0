/*
 * The lines that begin or end a block, of those that are read without the whole grammar. All are tried on lines that have
 * no tab, no carriage return and no space at their beginning.
 */

/** `## Words ##`: marks, and words that may be followed by marks again. */
export const HEADING = /^(#{1,6})(?: +(.*))?$/

export const THEMATIC_BREAK = /^(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/

/** A line below a paragraph that makes a heading of it. */
export const SETEXT_UNDERLINE = /^(?:=+|-+) *$/

/** Fence, and what follows it. */
export const FENCE_START = /^(`{3,}|~{3,}) *(.*)$/

/** Marker of an item, spaces, words. An item without words, or with code after five spaces, is not plain. */
export const BULLET_ITEM = /^([*+-])( {1,4})(?=[^ ])/

/** Number of an item, what ends it, spaces, words. */
export const NUMBERED_ITEM = /^(\d{1,9})([).])( {1,4})(?=[^ ])/

/** Whatever may begin a list item: what neither of those above has read is not plain. */
export const ANY_ITEM = /^(?:[*+-]|\d{1,9}[).])(?: |$)/

/** `- [ ] words`, of which only the words are. */
export const TASK = /^\[[ Xx]\](?: |$)/

/** Colons, name and a title of a container directive without attributes. */
export const CONTAINER = /^(:{3,})([A-Za-z][\dA-Za-z]*)(?:\[([^\n[\\\]]+)\])? *$/

/** Colons and name of any container directive. */
export const ANY_CONTAINER = /^(:{3,})[A-Za-z]/

/** The line that ends a container directive, and its colons. */
export const CONTAINER_END = /^ {0,3}(:{3,})[\t ]*$/

/** A line of pipes, colons and hyphens: below a line of words it makes a table's head of that. */
export const DELIMITER_ROW = /^(?=[^-]*-)[ |:-]+$/

/** A row with a pipe at both ends and nothing escaped. */
export const TABLE_ROW = /^\|[^\\]*\|$/

export const COMMENT = /^<!--(?!-?>)(?:(?!-->).)*-->$/

/** What begins in a quote and may not end with a line. */
export const QUOTED_BLOCK = /```|~~~|:::|</

/** A line that ends a table, though perhaps no paragraph: code, or an item with any number. */
export const TABLE_END = /^ |^(?:[*+-]|\d{1,9}[).])/

export const FOOTNOTE_START = /^\[\^.*\]:/

/** What a link's definition or a footnote has: those are known in the whole text. */
export const DEFINITION = /\]:/
