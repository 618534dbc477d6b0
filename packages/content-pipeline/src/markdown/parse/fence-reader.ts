/** Opens or closes fenced code, in quotes and lists too; what follows three backticks holds no other. */
const FENCE = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(?:(`{3,})([^`]*)|(~{3,})(.*))$/

/** Tells of the lines of a text, asked one after the other, whether fenced code holds them; its fences count as code. */
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
