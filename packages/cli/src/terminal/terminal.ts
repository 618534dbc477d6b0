import type { SiteDiagnostic } from '../site-error.ts'
import { formatReport } from './format-report.ts'

/** Where commands write for people: results to standard output, faults and progress to standard error. */
export interface Terminal {
  print(text: string): void
  warn(text: string): void
  /** All faults, grouped by file with counts; nothing for none. */
  report(diagnostics: readonly SiteDiagnostic[]): void
  /** A line that the next one replaces; on anything but a terminal nothing is written. */
  status(text: string): void
}

const ESCAPE = String.fromCodePoint(27)

/** The terminal of this process. Colour only where a terminal shows it and `NO_COLOR` is not set. */
export function createTerminal(): Terminal {
  const { stdout, stderr } = process
  const isLive = stderr.isTTY === true && process.env.CI === undefined
  const clearStatus = (): void => {
    if (isLive) stderr.write(`\r${ESCAPE}[2K`)
  }
  return {
    print(text) {
      clearStatus()
      stdout.write(`${text}\n`)
    },
    warn(text) {
      clearStatus()
      stderr.write(`${text}\n`)
    },
    report(diagnostics) {
      if (diagnostics.length === 0) return
      clearStatus()
      stderr.write(formatReport(diagnostics, { color: stderr.isTTY === true && !process.env.NO_COLOR }))
    },
    status(text) {
      clearStatus()
      if (isLive) stderr.write(text)
    },
  }
}
