import type { Variables } from '@fyr/content-pipeline'

/** A position in a file, both from 1. */
export interface Point {
  readonly line: number
  readonly column: number
}

/** A fenced code block of a Markdown file. */
export interface Fence {
  /** Empty without one. */
  readonly language: string
  /** The text after the language. */
  readonly meta: string
  /** Position of the line with the opening marks. */
  readonly at: Point
  readonly text: string
  /** Point in the file of an offset in the text. */
  readonly pointOf: (offset: number) => Point
}

/** Characters before a fence: markers of quotes and list items, and their indentation. */
const OPENING = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?:(`{3,})([^`]*)|(~{3,})(.*))$/

const VARIABLE = /(\\)?\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu

interface OpenFence {
  readonly marks: string
  readonly prefix: string
  readonly info: string
  readonly line: number
  readonly lines: FenceLine[]
}

/** Lists the closed fences of a Markdown text, with the values of variables filled in. */
export function findFences(markdown: string, variables: Variables): readonly Fence[] {
  const fences: Fence[] = []
  let open: OpenFence | null = null
  for (const [index, line] of markdown.split(/\r\n|\n|\r/).entries()) {
    const [, prefix = '', backticks, afterBackticks, tildes, afterTildes] = OPENING.exec(line) ?? []
    const marks = backticks ?? tildes
    const info = (afterBackticks ?? afterTildes ?? '').trim()
    if (open === null) {
      if (marks !== undefined) open = { marks, prefix, info, line: index + 1, lines: [] }
      continue
    }
    if (marks?.startsWith(open.marks) === true && info === '') {
      fences.push(makeFence(open, variables))
      open = null
    } else open.lines.push(fenceLine(line, { prefix: open.prefix, line: index + 1, variables }))
  }
  return fences
}

interface FenceLine {
  readonly text: string
  readonly line: number
  readonly columnOf: (offset: number) => number
}

interface LineContext {
  readonly prefix: string
  readonly line: number
  readonly variables: Variables
}

/** A line without what belongs to the quotes and lists around it; variables may be longer or shorter than their names. */
function fenceLine(line: string, { prefix, line: number, variables }: LineContext): FenceLine {
  const start = lengthOfPrefix(line, prefix)
  const raw = line.slice(start)
  /** The ends of values: the offset after each, and how much farther right that is in the file. */
  const shifts: { readonly from: number; readonly by: number }[] = []
  let by = 0
  const text = raw.replaceAll(VARIABLE, (written, escape: Escape, name: string, at: number) => {
    const value = valueOf(written, { escape, name, variables })
    const from = at - by + value.length
    by += written.length - value.length
    shifts.push({ from, by })
    return value
  })
  return {
    text,
    line: number,
    columnOf: (offset) => {
      const shift = shifts.findLast(({ from }) => from <= offset)
      return start + offset + (shift?.by ?? 0) + 1
    },
  }
}

type Escape = string | undefined

interface WrittenVariable {
  readonly escape: Escape
  readonly name: string
  readonly variables: Variables
}

/** What a page shows: the value, or the name as written where it is unknown or follows a backslash. */
function valueOf(written: string, { escape, name, variables }: WrittenVariable): string {
  return escape === undefined ? (variables.get(name) ?? written) : written.slice(escape.length)
}

function lengthOfPrefix(line: string, prefix: string): number {
  let at = 0
  for (const mark of prefix) {
    const isThere = mark === '>' ? line[at] === '>' : line[at] === ' ' || line[at] === '\t'
    if (isThere) at += 1
    else if (mark === '>') break
  }
  return at
}

function makeFence({ prefix, info, line, lines, marks }: OpenFence, variables: Variables): Fence {
  const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(info) ?? []
  const text = lines.map((one) => one.text).join('\n')
  const at = { line, column: prefix.length + 1 }
  return {
    language: language.toLowerCase(),
    meta: meta.replaceAll(VARIABLE, (written, escape: Escape, name: string) =>
      valueOf(written, { escape, name, variables }),
    ),
    at,
    text,
    pointOf(offset) {
      let rest = offset
      for (const one of lines) {
        if (rest <= one.text.length) return { line: one.line, column: one.columnOf(rest) }
        rest -= one.text.length + 1
      }
      const last = lines.at(-1)
      return last === undefined
        ? { line, column: at.column + marks.length }
        : { line: last.line, column: last.columnOf(last.text.length) }
    },
  }
}
