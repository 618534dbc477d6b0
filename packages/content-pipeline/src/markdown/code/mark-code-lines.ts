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
const COMMENT_START = String.raw`\/\/+|#+|--+(?:\[\[)?|%+|;+|\/\*+|<!--|\{\/\*|\{#|\{\{!(?:--)?|\{-|\(\*|"|'|!+|::|@?[Rr][Ee][Mm]\b|\*>?|\.\.`
const COMMENT_END = String.raw`\*+\/\}?|-->|\*\)|#\}|(?:--)?\}\}|-\}|(?:--)?\]\]`
const COMMENT_LINE = new RegExp(String.raw`^\s*(?:${COMMENT_START})\s*([a-z-]+)\s*(?:${COMMENT_END})?\s*$`)
/** A line with a command and a few signs around it that are not a known comment. */
const UNREAD_COMMAND =
  /^\s*[^\sa-z]{0,4}\s*((?:highlight|added|removed|focus)-(?:next-line|start|end))\s*[^\sa-z]{0,4}\s*$/

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
const NOTATION = new RegExp(
  String.raw`[ \t]*(?:${COMMENT_START})[ \t]*\[!code (highlight|hl|focus|\+\+|--|warning|error)(?::(\d{1,4}))?\][ \t]*(?:${COMMENT_END})?[ \t]*$`,
)

/** The lines without notations, and the lines that these mark. A notation alone on a line marks the lines below it. */
function obeyNotations(lines: readonly CodeLine[]): readonly CodeLine[] {
  if (!lines.some(({ text }) => text.includes('[!code '))) return lines
  const open: { marks: readonly LineMark[]; left: number }[] = []
  return lines.flatMap((line): CodeLine[] => {
    const [written = '', name = '', count = '1'] = NOTATION.exec(line.text) ?? []
    const noted = NOTATIONS[name]
    const text = line.text.slice(0, line.text.length - written.length)
    if (noted !== undefined) open.push({ marks: noted, left: Number(count) })
    if (noted !== undefined && text.trim() === '') return []
    const marks = open.filter(({ left }) => left > 0).flatMap((one) => one.marks)
    for (const one of open) one.left -= 1
    return [{ text, marks: [...new Set([...line.marks, ...marks])] }]
  })
}

/** The command in a line of code that readers would see, because its comment signs are unknown; null in any other line. */
export function findUnreadCommand(line: string): string | null {
  return COMMENT_LINE.test(line) ? null : (UNREAD_COMMAND.exec(line)?.[1] ?? null)
}

/**
 * The lines of a code block with their marks. Marks come from the range in `meta`, or else from comments such as
 * `// highlight-next-line`, which are taken out; with `diff` as language also from the first sign of each line.
 */
export function markCodeLines(code: string, language: string, meta: string): CodeLine[] {
  const { highlighted, added, removed } = parseCodeMeta(meta)
  const lines = code.split('\n')
  const hasRange = highlighted !== null || added !== null || removed !== null
  const marked = hasRange ? markRanges(lines, { highlighted, added, removed }) : obeyComments(lines)
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

function obeyComments(lines: readonly string[]): CodeLine[] {
  const open = new Set<LineMark>()
  let next = new Set<LineMark>()
  const marked: CodeLine[] = []
  for (const text of lines) {
    const [, name = '', scope] = COMMAND.exec(COMMENT_LINE.exec(text)?.[1] ?? '') ?? []
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
