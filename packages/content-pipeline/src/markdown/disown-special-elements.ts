/** What a special element of the manifest contract is called when it stands in somebody's raw HTML. */
const FOREIGN = 'written-fyr-'

/**
 * Raw HTML with names of special elements made unknown: those are made by blocks, which see to it that they hold what the
 * theme draws. As unknown elements they are left out, their text stays, and the writer is told.
 */
export function disownSpecialElements(html: string): string {
  return html.replaceAll(/(<\/?)fyr-/gi, `$1${FOREIGN}`)
}

/** The name that the writer gave to an element. */
export function writtenName(tagName: string): string {
  return tagName.startsWith(FOREIGN) ? tagName.replace(FOREIGN, 'fyr-') : tagName
}
