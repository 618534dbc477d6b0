/**
 * Opens or closes fenced code, also in quotes and lists; the info string after three backticks contains no backtick.
 */
const FENCE = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(?:(`{3,})([^`]*)|(~{3,})(?!~)(.*))$/

/** Returns a function that says, line by line, whether a line is inside fenced code; the fences count as code. */
export function createFenceReader(): (line: string) => boolean {
  let open: string | null = null
  return (line) => {
    const [, backticks, afterBackticks, tildes, afterTildes] = FENCE.exec(line) ?? []
    const marker = backticks ?? tildes
    if (open === null) {
      if (marker === undefined) return false
      open = marker
      return true
    }
    const isBare = (afterBackticks ?? afterTildes ?? '').trim() === ''
    if (isBare && marker?.startsWith(open) === true) open = null
    return true
  }
}
