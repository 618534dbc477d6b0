import { createHeadingIds, headingId } from '../markdown/metadata/heading-id.ts'
import { createFenceReader } from '../markdown/parse/fence-reader.ts'

const HEADING = /^ {0,3}#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/

/**
 * The text of a Markdown page in which the heading with the id `current` has the id `id`, written after it. Null unless
 * exactly one line is such a heading: an id may also come from a component, or from a heading with markup in it.
 */
export function keepHeadingId(markdown: string, current: string, id: string): string | null {
  const lines = markdown.split('\n')
  const found = headingLines(lines).filter(({ text }) => headingId(text, createHeadingIds()) === current)
  const [heading, ...others] = found
  if (heading === undefined || others.length > 0) return null
  const line = lines[heading.index] ?? ''
  const end = line.endsWith('\r') ? '\r' : ''
  lines[heading.index] = `${line.trimEnd()} {#${id}}${end}`
  return lines.join('\n')
}

interface HeadingLine {
  readonly index: number
  readonly text: string
}

/** Lines outside of code that begin with number signs. */
function headingLines(lines: readonly string[]): HeadingLine[] {
  const isCode = createFenceReader()
  return lines.flatMap((line, index) => {
    const text = isCode(line) ? undefined : HEADING.exec(line.replace(/\r$/, ''))?.[1]
    return text === undefined ? [] : [{ index, text }]
  })
}
