/** What begins the name of an element that raw HTML may not make. */
const FOREIGN = 'written-'

/**
 * Raw HTML with the names of special elements and drawings made unknown: those are made by blocks and plugins, which see
 * to it that they hold what the theme draws. As unknown elements they are left out, their text stays, and the writer is
 * told.
 */
export function disownSpecialElements(html: string): string {
  return html.replaceAll(/(<\/?)(fyr-|(?:svg|math)\b)/gi, `$1${FOREIGN}$2`)
}

/** The name that the writer gave to an element. */
export function writtenName(tagName: string): string {
  return tagName.startsWith(FOREIGN) ? tagName.slice(FOREIGN.length) : tagName
}
