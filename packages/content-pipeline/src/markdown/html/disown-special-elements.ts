/** Start of element names that raw HTML must not use. */
const FOREIGN = 'written-'

/**
 * Renames special elements and drawings in raw HTML to unknown names: only directives and plugins may make them,
 * because they guarantee what the theme needs. Unknown elements are dropped, their text is kept, and the author gets a
 * diagnostic.
 */
export function disownSpecialElements(html: string): string {
  return html.replaceAll(/(<\/?)(fyr-|(?:svg|math)\b)/gi, `$1${FOREIGN}$2`)
}

/** The name that the author gave to an element. */
export function writtenName(tagName: string): string {
  return tagName.startsWith(FOREIGN) ? tagName.slice(FOREIGN.length) : tagName
}
