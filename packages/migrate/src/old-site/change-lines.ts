const FENCE = /^\s*(`{3,}|~{3,})/

interface LineChanges {
  /** A line outside of code; null removes it. */
  readonly text: (line: string) => string | null
  /** The line that opens a code block. */
  readonly fence?: (line: string) => string
  /** A line inside a code block, which is only read. */
  readonly code?: (line: string) => void
}

/** A line whose parts outside of code are changed. */
export function changeOutsideCode(line: string, change: (part: string) => string): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

/** A text with changed lines. Code blocks are not changed, and line ends are kept. */
export function changeLines(
  text: string,
  { text: change, fence: changeFence, code: readCode }: LineChanges,
): string {
  let fence: string | null = null
  const lines = text.split('\n').map((whole) => {
    const lineEnd = whole.endsWith('\r') ? '\r' : ''
    const line = whole.slice(0, whole.length - lineEnd.length)
    const [, marks] = FENCE.exec(line) ?? []
    if (marks !== undefined && fence === null) {
      fence = marks
      return (changeFence?.(line) ?? line) + lineEnd
    }
    if (marks !== undefined && fence !== null && marks.startsWith(fence)) fence = null
    if (fence !== null) readCode?.(line)
    if (fence !== null || marks !== undefined) return whole
    const changed = change(line)
    return changed === null ? null : changed + lineEnd
  })
  return lines.filter((line) => line !== null).join('\n')
}
