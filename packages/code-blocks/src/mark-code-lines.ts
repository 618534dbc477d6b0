import { parseCodeMeta } from './parse-code-meta.ts'

/** A mark on a line of code; also its class. */
type LineMark = 'highlighted' | 'added' | 'removed' | 'focused' | 'warning' | 'error'

export interface CodeLine {
  readonly text: string
  readonly marks: readonly LineMark[]
}

const COMMAND_MARKS: Readonly<Record<string, LineMark>> = {
  highlight: 'highlighted',
  added: 'added',
  removed: 'removed',
  focus: 'focused',
}
const COMMAND = /^(highlight|added|removed|focus)-(next-line|start|end)$/
/** Start and end of a comment, for all languages: `;;` is Lisp's, `REM` batch's, `(*` OCaml's, `*>` COBOL's. */
export const COMMENT_START = String.raw`\/\/+|#+|--+(?:\[\[)?|%+|;+|\/\*+|<!--|\{\/\*|\{#|\{\{!(?:--)?|\{-|\(\*|"|'|!+|::|@?[Rr][Ee][Mm]\b|\*>?|\.\.`
const COMMENT_END = String.raw`\*+\/\}?|-->|\*\)|#\}|(?:--)?\}\}|-\}|(?:--)?\]\]`
/** In a line without spaces around it, as below: a space that two parts could take would be tried for both. */
const COMMENT_LINE = new RegExp(String.raw`^(?:${COMMENT_START})\s*([a-z][a-z-]*)(?:\s*(?:${COMMENT_END}))?$`)
/** In Markdown, what begins a comment of code is text, which may be shown as it is. */
const MARKDOWN_LANGUAGE = /^(?:md|mdx|markdown)$/
const MARKDOWN_COMMENT = /^(?:<!--|\{\/\*|#)/

/** A command of a comment, such as `highlight-next-line`. */
export interface LineCommand {
  readonly name: keyof typeof COMMAND_MARKS
  readonly scope: string
}

/** The command that a line of code without spaces around it consists of. */
export function readCommand(line: string, language: string): LineCommand | null {
  const [, name, scope] = COMMAND.exec(COMMENT_LINE.exec(line)?.[1] ?? '') ?? []
  if (name === undefined || scope === undefined) return null
  return MARKDOWN_LANGUAGE.test(language) && !MARKDOWN_COMMENT.test(line) ? null : { name, scope }
}

/** Whether the options of a block name lines by number: then the comments in it are code. */
export function hasLineRange(meta: string): boolean {
  const { highlighted, added, removed } = parseCodeMeta(meta)
  return highlighted !== null || added !== null || removed !== null
}

/** Marks at the end of a line, as Shiki and VitePress spell them; a number after a colon is that of the lines marked. */
const NOTATIONS: Readonly<Record<string, readonly LineMark[]>> = {
  highlight: ['highlighted'],
  hl: ['highlighted'],
  focus: ['focused'],
  '++': ['added'],
  '--': ['removed'],
  warning: ['highlighted', 'warning'],
  error: ['highlighted', 'error'],
}
const NOTATION_START = '[!code '
const NOTATION = new RegExp(
  String.raw`^\[!code (highlight|hl|focus|\+\+|--|warning|error)(?::(\d{1,4}))?\](?:[ \t]*(?:${COMMENT_END}))?$`,
)
const BEFORE_NOTATION = new RegExp(String.raw`(?:${COMMENT_START})[ \t]*$`)
/** The signs of a comment and the spaces behind them are shorter. In more, a long run of them would be searched from each of its signs. */
const LONGEST_START = 100

interface Notation {
  readonly marks: readonly LineMark[]
  /** The number of lines that it marks. */
  readonly count: number
  /** The line before it. */
  readonly text: string
}

/** The notation at the end of a line of code. */
function readNotation(line: string): Notation | null {
  const at = line.lastIndexOf(NOTATION_START)
  if (at === -1) return null
  const [, name = '', count = '1'] = NOTATION.exec(line.slice(at).trimEnd()) ?? []
  const marks = NOTATIONS[name]
  const before = BEFORE_NOTATION.exec(line.slice(Math.max(at - LONGEST_START, 0), at))
  if (marks === undefined || before === null) return null
  return { marks, count: Number(count), text: line.slice(0, at - before[0].length).trimEnd() }
}

/** The lines without notations, and the lines that these mark. A notation alone on a line marks the lines below it. */
function obeyNotations(lines: readonly CodeLine[]): readonly CodeLine[] {
  if (!lines.some(({ text }) => text.includes(NOTATION_START))) return lines
  /** How many of the lines from here on have a mark. */
  const left = new Map<LineMark, number>()
  return lines.flatMap((line): CodeLine[] => {
    const notation = readNotation(line.text)
    for (const mark of notation?.marks ?? [])
      left.set(mark, Math.max(left.get(mark) ?? 0, notation?.count ?? 0))
    if (notation?.text === '') return []
    const marks = [...left].filter(([, count]) => count > 0).map(([mark]) => mark)
    for (const [mark, count] of left) left.set(mark, count - 1)
    return [{ text: notation?.text ?? line.text, marks: [...new Set([...line.marks, ...marks])] }]
  })
}

/**
 * The lines of a code block with their marks. Marks come from the range in `meta`, or else from comments such as
 * `// highlight-next-line`, which are taken out; with `diff` as language also from the first sign of each line.
 */
export function markCodeLines(code: string, language: string, meta: string): CodeLine[] {
  const lines = code.split('\n')
  const marked = hasLineRange(meta) ? markRanges(lines, parseCodeMeta(meta)) : obeyComments(lines, language)
  const noted = obeyNotations(marked)
  return language === 'diff' ? noted.map(markDiffLine) : [...noted]
}

const RANGES = ['highlighted', 'added', 'removed'] as const

function markRanges(
  lines: readonly string[],
  ranges: Readonly<Record<(typeof RANGES)[number], ReadonlySet<number> | null>>,
): CodeLine[] {
  return lines.map((text, index) => ({
    text,
    marks: RANGES.filter((mark) => ranges[mark]?.has(index + 1) === true),
  }))
}

function obeyComments(lines: readonly string[], language: string): CodeLine[] {
  const open = new Set<LineMark>()
  let next = new Set<LineMark>()
  const marked: CodeLine[] = []
  for (const text of lines) {
    const { name = '', scope = '' } = readCommand(text.trim(), language) ?? {}
    const mark = COMMAND_MARKS[name]
    if (mark === undefined) {
      marked.push({ text, marks: [...new Set([...open, ...next])] })
      next = new Set()
    } else if (scope === 'next-line') next.add(mark)
    else if (scope === 'start') open.add(mark)
    else open.delete(mark)
  }
  return marked
}

function markDiffLine(line: CodeLine): CodeLine {
  if (/^\+(?!\+\+)/.test(line.text)) return { ...line, marks: [...line.marks, 'added'] }
  return /^-(?!--)/.test(line.text) ? { ...line, marks: [...line.marks, 'removed'] } : line
}
