import type { DiagnosticSettings } from '@fyr/content-pipeline'
import picomatch from 'picomatch'
import type { SiteDiagnostic } from '../site-error.ts'

/** Applies the settings of a site to diagnostics: its severities, without diagnostics that it ignores. */
export function applyDiagnosticSettings(
  diagnostics: readonly SiteDiagnostic[],
  settings: DiagnosticSettings,
): readonly SiteDiagnostic[] {
  const severities = new Map(Object.entries(settings.severity))
  const isIgnored = ignorerOf(settings)
  return diagnostics
    .filter((diagnostic) => !isIgnored(diagnostic))
    .map((diagnostic) => {
      const severity = severities.get(diagnostic.code) ?? diagnostic.severity
      return severity === diagnostic.severity ? diagnostic : { ...diagnostic, severity }
    })
}

function ignorerOf({ ignore }: DiagnosticSettings): (diagnostic: SiteDiagnostic) => boolean {
  const rules = ignore.map(({ code, path }) => ({
    code: String(code),
    isMatch: path === undefined ? () => true : picomatch(path, { dot: true }),
  }))
  return ({ code, file }) => rules.some((rule) => rule.code === code && rule.isMatch(file))
}

/** Codes of problems that leave a broken address in a published page if a site tolerates them. */
const OF_LINKS = ['broken-link', 'missing-image', 'invalid-image', 'unsafe-file']
const OF_ANCHORS = ['broken-anchor']

/** How serious broken addresses in finished pages are: tolerated in content, they are not errors there either. */
export function outputSeverity({ severity, ignore }: DiagnosticSettings): OutputSeverity {
  const tolerated = new Set<string>([
    ...Object.entries(severity).flatMap(([code, chosen]) => (chosen === 'warning' ? [code] : [])),
    ...ignore.map(({ code }) => code),
  ])
  const severityOf = (codes: readonly string[]) =>
    codes.some((code) => tolerated.has(code)) ? 'warning' : 'error'
  return { 'broken-output-link': severityOf(OF_LINKS), 'broken-output-anchor': severityOf(OF_ANCHORS) }
}

export type OutputSeverity = Readonly<
  Record<'broken-output-link' | 'broken-output-anchor', SiteDiagnostic['severity']>
>
