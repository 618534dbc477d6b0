/** The result of taking a region from a text. */
export type RegionOutcome =
  | { readonly type: 'found'; readonly lines: readonly RegionLine[] }
  | { readonly type: 'unknown'; readonly known: readonly string[] }
  | { readonly type: 'unclosed'; readonly line: number }

/** A line of a region, from 1, and its text. */
export interface RegionLine {
  readonly line: number
  readonly text: string
}

/**
 * `// region name`, `#endregion name`, `<!-- region name -->`: a comment of nearly any language, alone on its line.
 * Editors write them with a hash: `// #region Some words`, `// #endregion`.
 */
const MARKER = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--)\s*#?(end)?region(?=\s|$|\*\/|-->)(.*)$/
const EDITORS_MARKER = /#(?:end)?region/
/** Region names without a hash, which must not be mistaken for prose. */
const NAME = /^[\p{L}\p{N}_.-]+$/u

interface Marker {
  readonly line: number
  readonly region: string
  readonly isEnd: boolean
}

/** The markers of a text. An end without a name closes the innermost open region. */
function findMarkers(lines: readonly RegionLine[]): Marker[] {
  const markers: Marker[] = []
  const open: string[] = []
  for (const { line, text } of lines) {
    const [matched, end, rest = ''] = MARKER.exec(text) ?? []
    if (matched === undefined) continue
    const isEnd = end !== undefined
    const name = nameIn(rest)
    const isMarker = EDITORS_MARKER.test(text) || (name === '' ? isEnd : NAME.test(name))
    const region = isEnd && name === '' ? open.at(-1) : name
    if (!isMarker || region === undefined) continue
    if (!isEnd) open.push(region)
    else if (open.includes(region)) open.splice(open.lastIndexOf(region), 1)
    markers.push({ line, region, isEnd })
  }
  return markers
}

/** The name after `region`, without the end of the comment. */
function nameIn(rest: string): string {
  const words = rest.trim()
  const end = ['*/', '-->'].find((mark) => words.endsWith(mark))
  return (end === undefined ? words : words.slice(0, -end.length)).trim()
}

/** The lines between `region name` and `endregion name`, or all lines for null, without the markers. */
export function takeRegion(text: string, name: string | null): RegionOutcome {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line }))
  const markers = findMarkers(lines)
  const marked = new Set(markers.map(({ line }) => line))
  const plain = lines.filter(({ line }) => !marked.has(line))
  if (name === null) return { type: 'found', lines: plain }
  const own = markers.filter(({ region }) => region === name)
  const start = own.find(({ isEnd }) => !isEnd)
  if (start === undefined) {
    const known = markers.filter(({ isEnd, region }) => !isEnd && region !== '').map(({ region }) => region)
    return { type: 'unknown', known: [...new Set(known)] }
  }
  const end = own.find(({ line, isEnd }) => isEnd && line > start.line)
  if (end === undefined) return { type: 'unclosed', line: start.line }
  return { type: 'found', lines: plain.filter(({ line }) => line > start.line && line < end.line) }
}
