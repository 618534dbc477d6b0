import type { Diagnostic } from './diagnostic.ts'
import { groupBy } from './group-by.ts'

const ESCAPE = String.fromCodePoint(27)
const STYLES = { red: '31', yellow: '33', dim: '2', bold: '1' } as const

/** A diagnostic to print. Commands that report their own problems have their own codes. */
export type PrintableDiagnostic = Omit<Diagnostic, 'code'> & { readonly code: string }

/** In characters; with its gutter it fits a terminal. */
const LONGEST_SOURCE_LINE = 100

type Paint = (style: keyof typeof STYLES, text: string) => string

/** How the parts of a report look in the terminal. */
interface Look {
  readonly paint: Paint
  /** A code, as a link to its explanation where the terminal can have links. */
  readonly showCode: (code: string, style: keyof typeof STYLES) => string
}

/** A link as terminals know it (OSC 8); others show only the text. */
function terminalLink(address: string, text: string): string {
  return `${ESCAPE}]8;;${address}${ESCAPE}\\${text}${ESCAPE}]8;;${ESCAPE}\\`
}

/** More warnings of one kind are summed up. */
const MAX_WARNINGS_OF_A_KIND = 5

/** Places of a kind that is summed up. */
const NAMED_PLACES = 3

export interface FormatOptions {
  /** Adds ANSI escapes. */
  readonly color: boolean
  /** Shows every warning. Default: of a kind that is frequent, the count and the first places. */
  readonly verbose?: boolean | undefined
  /** What to do to see every warning: `run …`. Default: run "fyr check --verbose". */
  readonly seeAll?: string | undefined
  /** The URL of the page that explains a code. With colours, the code links to it. */
  readonly explanationOf?: (code: string) => string
}

/**
 * The terminal report: diagnostics grouped by file, each with its position, the source line and a caret under the
 * column; then frequent warnings by kind, and the counts at the end. Empty without diagnostics.
 */
export function formatDiagnostics(
  diagnostics: readonly PrintableDiagnostic[],
  { color, verbose = false, seeAll = 'run "fyr check --verbose"', explanationOf }: FormatOptions,
): string {
  if (diagnostics.length === 0) return ''
  const paint: Paint = (style, text) => (color ? `${ESCAPE}[${STYLES[style]}m${text}${ESCAPE}[0m` : text)
  const showCode: Look['showCode'] = (code, style) =>
    color && explanationOf !== undefined
      ? terminalLink(explanationOf(code), paint(style, code))
      : paint(style, code)
  const look: Look = { paint, showCode }
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const kinds = verbose ? [] : [...groupBy(warnings, ({ code }) => code)].filter(isFrequent)
  const summedUp = new Set(kinds.flatMap(([, issues]) => issues))
  const rest = groupBy(
    diagnostics.filter((diagnostic) => !summedUp.has(diagnostic)),
    ({ file }) => file,
  )
  const blocks = [...rest].map(([file, issues]) =>
    [paint('bold', onOneLine(file)), ...issues.map((issue) => formatOne(issue, look))].join('\n'),
  )
  const sums = kinds.map(([code, issues]) => formatKind(code, issues, { ...look, seeAll }))
  return `${[...blocks, ...sums, formatCounts(diagnostics)].join('\n\n')}\n`
}

type Kind = readonly [code: string, issues: readonly PrintableDiagnostic[]]

function isFrequent([, issues]: Kind): boolean {
  return issues.length > MAX_WARNINGS_OF_A_KIND
}

function formatKind(
  code: string,
  issues: readonly PrintableDiagnostic[],
  { paint, showCode, seeAll }: Look & { readonly seeAll: string },
): string {
  const amount = `${count(issues.length, 'warning')} in ${count(filesOf(issues), 'file')}`
  const places = issues.slice(0, NAMED_PLACES).map((issue) => `  ${placeOf(issue)} ${oneLine(issue.problem)}`)
  const more = `  and ${issues.length - NAMED_PLACES} more: ${seeAll} to see all`
  return [`${showCode(code, 'yellow')} ${amount}`, ...places, paint('dim', more)].join('\n')
}

function placeOf({ file, line, column }: PrintableDiagnostic): string {
  const shown = onOneLine(file)
  return line === 0 ? shown : `${shown}:${line}:${column}`
}

function oneLine(text: string): string {
  return showControls(text).replaceAll(/\s+/g, ' ')
}

function formatOne(written: PrintableDiagnostic, { paint, showCode }: Look): string {
  const issue = withoutControls(written)
  const severity = paint(issue.severity === 'error' ? 'red' : 'yellow', issue.severity)
  const lines = [`  ${placeOf(issue)} ${severity} ${showCode(issue.code, 'dim')}`, `    ${issue.problem}`]
  const isQuoted = issue.sourceLine.trim() !== '' && columnOf(issue) <= issue.sourceLine.length + 1
  if (isQuoted) lines.push(...formatSource(issue, paint))
  if (issue.hint !== '') lines.push(`    ${issue.hint}`)
  return lines.join('\n')
}

/** The column in the quoted line. */
function columnOf({ column, sourceColumn = column }: PrintableDiagnostic): number {
  return sourceColumn
}

/** Quoted text must not control the terminal: move its cursor, change its title, or reverse its text. */
function withoutControls(issue: PrintableDiagnostic): PrintableDiagnostic {
  const { problem, hint, sourceLine } = issue
  return {
    ...issue,
    problem: onOneLine(problem),
    hint: onOneLine(hint),
    sourceLine: showControls(sourceLine),
  }
}

/**
 * A text from outside, such as the message of a content source or the name of a file, on one line: no part of it can look like a
 * line of the report. Line breaks and other control characters are shown as signs.
 */
export function onOneLine(text: string): string {
  return showControls(text.trimEnd().replaceAll(/\r?\n/g, '␊'))
}

/**
 * Shows control characters except tab and line feed as their symbols, one for one, so that columns stay the same;
 * others as `\uFFFD`.
 */
function showControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, (mark) => {
    const code = mark.codePointAt(0) ?? 0
    if (mark === '\t' || mark === '\n') return mark
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\uFFFD'
  })
}

function formatSource(issue: PrintableDiagnostic, paint: Paint): string[] {
  const gutter = `    ${issue.line} | `
  const { text, column } = cutLine(issue.sourceLine, columnOf(issue))
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

function filesOf(diagnostics: readonly PrintableDiagnostic[]): number {
  return new Set(diagnostics.map(({ file }) => file)).size
}

function formatCounts(diagnostics: readonly PrintableDiagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const warnings = diagnostics.length - errors
  return `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(filesOf(diagnostics), 'file')}`
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
