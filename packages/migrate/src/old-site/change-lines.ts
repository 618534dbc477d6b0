import { codeFollower } from './code-fences.ts'

interface LineChanges {
  /** A line outside of code; null removes it. */
  readonly text: (line: string) => string | null
  /** The line that opens a code block. */
  readonly fence?: (line: string) => string
  /** A line inside a code block. */
  readonly code?: (line: string) => string
}

/** A line whose parts outside of code are changed. */
export function changeOutsideCode(line: string, change: (part: string) => string): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

/** A text with changed lines. Code blocks are not changed unless it is asked for, and line ends are kept. */
export function changeLines(
  text: string,
  { text: change, fence: changeFence, code: changeCode }: LineChanges,
): string {
  const kindOf = codeFollower()
  const lines = text.split('\n').map((whole) => {
    const lineEnd = whole.endsWith('\r') ? '\r' : ''
    const line = whole.slice(0, whole.length - lineEnd.length)
    const kind = kindOf(line)
    if (kind === 'closes') return whole
    if (kind === 'opens') return (changeFence?.(line) ?? line) + lineEnd
    if (kind === 'code') return (changeCode?.(line) ?? line) + lineEnd
    const changed = change(line)
    return changed === null ? null : changed + lineEnd
  })
  return lines.filter((line) => line !== null).join('\n')
}

/** A text whose parts outside of code blocks are changed, each with all of its lines. */
export function changeText(text: string, change: (part: string) => string): string {
  const kindOf = codeFollower()
  const parts: { readonly isText: boolean; readonly lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const isText = kindOf(line.replace(/\r$/, '')) === 'text'
    const last = parts.at(-1)
    if (last?.isText === isText) last.lines.push(line)
    else parts.push({ isText, lines: [line] })
  }
  return parts.map(({ isText, lines }) => (isText ? change(lines.join('\n')) : lines.join('\n'))).join('\n')
}
