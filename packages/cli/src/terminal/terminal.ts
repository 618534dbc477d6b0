import type { SiteDiagnostic } from '../site-error.ts'
import { formatReport } from './format-report.ts'

/** Where commands write for people: results to standard output, faults and progress to standard error. */
export interface Terminal {
  print(text: string): void
  warn(text: string): void
  /** All faults, grouped by file with counts; nothing for none. Frequent warnings are summed up, unless `verbose`. */
  report(diagnostics: readonly SiteDiagnostic[], options?: { readonly verbose: boolean }): void
  /** Whether somebody looks on: a terminal that can take a line back, outside CI. */
  readonly isLive: boolean
  /** A line that the next one replaces; where nobody looks on nothing is written. */
  status(text: string): void
}

const ESCAPE = String.fromCodePoint(27)

/** The terminal of this process. Colour only where a terminal shows it and `NO_COLOR` is not set. */
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
    report(diagnostics, { verbose } = { verbose: false }) {
      if (diagnostics.length === 0) return
      clearStatus()
      const color = stderr.isTTY === true && !process.env.NO_COLOR
      stderr.write(formatReport(diagnostics, { color, verbose }))
    },
    status(text) {
      clearStatus()
      // A line that breaks could not be taken back.
      if (isLive) stderr.write(text.slice(0, stderr.columns - 1))
    },
  }
}

/** Whoever reads what is written may have enough of it, as `head` has; the command goes on. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
