/** What asking a text for one of its regions gives. */
export type RegionOutcome =
  | { readonly type: 'found'; readonly lines: readonly RegionLine[] }
  | { readonly type: 'unknown'; readonly known: readonly string[] }
  | { readonly type: 'unclosed'; readonly line: number }

/** A line of a region, from 1, and its text. */
export interface RegionLine {
  readonly line: number
  readonly text: string
}

/** `// region name`, `#endregion name`, `<!-- region name -->`: a comment of nearly any language, alone on its line. */
const MARKER = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--)\s*#?(end)?region\s+([\p{L}\p{N}_.-]+)\s*(?:\*\/|-->)?\s*$/u

/** The lines between `region name` and `endregion name`, or all lines for null; the markers themselves are left out. */
export function takeRegion(text: string, name: string | null): RegionOutcome {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line }))
  const markers = lines.flatMap(({ line, text: written }) => {
    const [, end, region] = MARKER.exec(written) ?? []
    return region === undefined ? [] : [{ line, region, isEnd: end !== undefined }]
  })
  const marked = new Set(markers.map(({ line }) => line))
  const plain = lines.filter(({ line }) => !marked.has(line))
  if (name === null) return { type: 'found', lines: plain }
  const own = markers.filter(({ region }) => region === name)
  const start = own.find(({ isEnd }) => !isEnd)
  if (start === undefined) {
    const known = markers.filter(({ isEnd }) => !isEnd).map(({ region }) => region)
    return { type: 'unknown', known: [...new Set(known)] }
  }
  const end = own.find(({ line, isEnd }) => isEnd && line > start.line)
  if (end === undefined) return { type: 'unclosed', line: start.line }
  return { type: 'found', lines: plain.filter(({ line }) => line > start.line && line < end.line) }
}
