import type { Diagnostic } from './content-error.ts'
import { groupBy } from './group-by.ts'

const ESCAPE = String.fromCodePoint(27)
const STYLES = { red: '31', yellow: '33', dim: '2', bold: '1' } as const

/** A diagnostic to print. Commands that report their own problems bring their own codes. */
export type PrintableDiagnostic = Omit<Diagnostic, 'code'> & { readonly code: string }

/** In characters; with its gutter it fits a terminal. */
const LONGEST_SOURCE_LINE = 100

type Paint = (style: keyof typeof STYLES, text: string) => string

/**
 * The terminal report: diagnostics grouped by file, each with its position, the source line and a caret under the
 * column, and the counts at the end. Empty without diagnostics. `color` adds ANSI escapes.
 */
export function formatDiagnostics(
  diagnostics: readonly PrintableDiagnostic[],
  { color }: { color: boolean },
): string {
  if (diagnostics.length === 0) return ''
  const paint: Paint = (style, text) => (color ? `${ESCAPE}[${STYLES[style]}m${text}${ESCAPE}[0m` : text)
  const groups = groupBy(diagnostics, (diagnostic) => diagnostic.file)
  const blocks = [...groups].map(([file, faults]) =>
    [paint('bold', showControls(file)), ...faults.map((fault) => formatOne(fault, paint))].join('\n'),
  )
  return `${[...blocks, formatCounts(diagnostics, groups.size)].join('\n\n')}\n`
}

function formatOne(written: PrintableDiagnostic, paint: Paint): string {
  const fault = withoutControls(written)
  const place = fault.line === 0 ? fault.file : `${fault.file}:${fault.line}:${fault.column}`
  const severity = paint(fault.severity === 'error' ? 'red' : 'yellow', fault.severity)
  const lines = [`  ${place} ${severity} ${paint('dim', fault.code)}`, `    ${fault.problem}`]
  // Only the beginning of a very long line is kept.
  const isQuoted = fault.sourceLine.trim() !== '' && fault.column <= fault.sourceLine.length + 1
  if (isQuoted) lines.push(...formatSource(fault, paint))
  if (fault.hint !== '') lines.push(`    ${fault.hint}`)
  return lines.join('\n')
}

/** Quoted text must not control the terminal: move its cursor, change its title, or reverse its text. */
function withoutControls(fault: PrintableDiagnostic): PrintableDiagnostic {
  const { file, problem, hint, sourceLine } = fault
  return {
    ...fault,
    file: showControls(file),
    problem: showControls(problem),
    hint: showControls(hint),
    sourceLine: showControls(sourceLine),
  }
}

/**
 * Shows control characters except tab and line feed as their symbols, one for one, so that columns stay the same;
 * others as `\uFFFD`.
 */
function showControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (mark) => {
    const code = mark.codePointAt(0) ?? 0
    if (mark === '\t' || mark === '\n') return mark
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\uFFFD'
  })
}

function formatSource(fault: PrintableDiagnostic, paint: Paint): string[] {
  const gutter = `    ${fault.line} | `
  const { text, column } = cutLine(fault.sourceLine, fault.column)
  // Tabs are kept, so that the caret is under its column whatever their width.
  const lead = text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')
  return [`${paint('dim', gutter)}${text}`, `${' '.repeat(gutter.length)}${lead}${paint('red', '^')}`]
}

/** The part of a long line around its column: a paragraph is often a single line. */
function cutLine(line: string, column: number): { text: string; column: number } {
  if (line.length <= LONGEST_SOURCE_LINE) return { text: line, column }
  const start = Math.max(0, Math.min(column - LONGEST_SOURCE_LINE / 2, line.length - LONGEST_SOURCE_LINE))
  const end = start + LONGEST_SOURCE_LINE
  const before = start > 0 ? '…' : ''
  const after = end < line.length ? '…' : ''
  return { text: before + line.slice(start, end) + after, column: column - start + before.length }
}

function formatCounts(diagnostics: readonly PrintableDiagnostic[], files: number): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const warnings = diagnostics.length - errors
  return `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(files, 'file')}`
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
