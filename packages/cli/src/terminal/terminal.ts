import type { FormatOptions } from '@fyr/content-pipeline/format-diagnostics'
import type { SiteDiagnostic } from '../site-error.ts'
import { formatReport } from './format-report.ts'

/** How much a report shows, and what it says about the rest. */
export type ReportOptions = Pick<FormatOptions, 'verbose' | 'seeAll'>

/** Output of commands for people: results go to standard output, problems and progress to standard error. */
export interface Terminal {
  print(text: string): void
  warn(text: string): void
  /**
   * Prints all diagnostics, grouped by file with counts; nothing if there are none. Frequent warnings are summed up,
   * unless `verbose`.
   */
  report(diagnostics: readonly SiteDiagnostic[], options?: ReportOptions): void
  /** Whether a person is watching: a terminal that can rewrite a line, outside CI. */
  readonly isLive: boolean
  /** Prints a line that the next one replaces. Prints nothing without a live terminal. */
  status(text: string): void
}

const ESCAPE = String.fromCodePoint(27)

/** The terminal of this process. It has colour only if the terminal supports it and `NO_COLOR` is not set. */
export function createTerminal(): Terminal {
  const { stdout, stderr } = process
  for (const stream of [stdout, stderr]) stream.on('error', ignoreClosedPipe)
  const isLive = stderr.isTTY === true && process.env.CI === undefined
  const clearStatus = (): void => {
    if (isLive) stderr.write(`\r${ESCAPE}[2K`)
  }
  return {
    isLive,
    print(text) {
      clearStatus()
      stdout.write(`${text}\n`)
    },
    warn(text) {
      clearStatus()
      stderr.write(`${text}\n`)
    },
    report(diagnostics, options = {}) {
      if (diagnostics.length === 0) return
      clearStatus()
      const color = stderr.isTTY === true && !process.env.NO_COLOR
      stderr.write(formatReport(diagnostics, { ...options, color }))
    },
    status(text) {
      clearStatus()
      // A line that wraps could not be rewritten.
      if (isLive) stderr.write(text.slice(0, stderr.columns - 1))
    },
  }
}

/** The reader of a pipe may close it early, as `head` does; the command goes on. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
