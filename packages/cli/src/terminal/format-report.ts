import { formatDiagnostics, type FormatOptions } from '@fyr/content-pipeline/format-diagnostics'
import type { SiteDiagnostic } from '../site-error.ts'

/** The report for a terminal: faults of files, then those of no file, such as a port that is taken. */
export function formatReport(diagnostics: readonly SiteDiagnostic[], options: FormatOptions): string {
  const ofFiles = diagnostics.filter(({ file }) => file !== '')
  const ofNone = diagnostics.filter(({ file }) => file === '')
  return [formatDiagnostics(ofFiles, options), ...ofNone.map(formatAlone)]
    .filter((part) => part !== '')
    .join('\n')
}

function formatAlone({ severity, code, problem, hint }: SiteDiagnostic): string {
  return [`${severity} ${code}`, `  ${problem}`, ...(hint === '' ? [] : [`  ${hint}`]), ''].join('\n')
}
