import { formatDiagnostics, type FormatOptions, onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import { diagnosticAddress, diagnosticsPage } from '../diagnostic-page.ts'
import type { SiteDiagnostic } from '../site-error.ts'

/**
 * The report for a terminal: problems in files, then other problems, such as a port that is in use, and the address
 * that explains them.
 */
export function formatReport(diagnostics: readonly SiteDiagnostic[], options: FormatOptions): string {
  const ofFiles = diagnostics.filter(({ file }) => file !== '')
  const ofNone = diagnostics.filter(({ file }) => file === '')
  return [
    formatDiagnostics(ofFiles, { ...options, explanationOf: diagnosticAddress }),
    ...ofNone.map(formatAlone),
    whereToRead(diagnostics),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** The address that explains the only code, or that of the page that explains all of them. */
function whereToRead(diagnostics: readonly SiteDiagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  const [first, ...others] = codes
  if (first === undefined) return ''
  if (others.length === 0) return `About ${first}: ${diagnosticAddress(first)}\n`
  return `About these codes: ${diagnosticsPage(codes)}\n`
}

function formatAlone({ severity, code, problem, hint }: SiteDiagnostic): string {
  const texts = [problem, hint].map(onOneLine).filter((text) => text !== '')
  return [`${severity} ${code}`, ...texts.map((text) => `  ${text}`), ''].join('\n')
}
