import { formatDiagnostics, type FormatOptions } from '@fyr/content-pipeline/format-diagnostics'
import { documentationPage } from '../documentation-page.ts'
import type { SiteDiagnostic } from '../site-error.ts'

/**
 * The report for a terminal: problems of files, then those of no file, such as a port that is taken, and where all of them are
 * explained.
 */
export function formatReport(diagnostics: readonly SiteDiagnostic[], options: FormatOptions): string {
  const ofFiles = diagnostics.filter(({ file }) => file !== '')
  const ofNone = diagnostics.filter(({ file }) => file === '')
  return [
    formatDiagnostics(ofFiles, { ...options, explanationOf }),
    ...ofNone.map(formatAlone),
    whereToRead(diagnostics),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function explanationOf(code: string): string {
  return `${documentationPage('reference/diagnostics')}#${code}`
}

/** The address of the only code, or of the page that explains all. */
function whereToRead(diagnostics: readonly SiteDiagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  const [first, ...others] = codes
  if (first === undefined) return ''
  if (others.length === 0) return `About ${first}: ${explanationOf(first)}\n`
  return `About these codes: ${documentationPage('reference/diagnostics')}\n`
}

function formatAlone({ severity, code, problem, hint }: SiteDiagnostic): string {
  return [`${severity} ${code}`, `  ${problem}`, ...(hint === '' ? [] : [`  ${hint}`]), ''].join('\n')
}
