import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import type { SiteDiagnostic } from '../site-error.ts'

/** The fixed problems, for a terminal: one line each. */
export function formatFixed(fixed: readonly SiteDiagnostic[]): string {
  const lines = fixed.flatMap(({ file, line, column, fix, alias, redirect, headingId }) => {
    if (alias !== undefined) return [`  ${alias.file} aliases: ${alias.alias}`]
    if (redirect !== undefined) return [`  redirects: ${redirect.from} -> ${redirect.to}`]
    if (headingId !== undefined) return [`  ${headingId.file} {#${headingId.id}}`]
    if (fix === undefined) return []
    const place = `  ${file}:${line}:${column}`
    const from = JSON.stringify(fix.from)
    return [fix.removesLines ? `${place} removed ${from}` : `${place} ${from} -> ${JSON.stringify(fix.to)}`]
  })
  return [
    `Fixed ${fixed.length} ${fixed.length === 1 ? 'problem' : 'problems'}:`,
    ...lines.map(onOneLine),
  ].join('\n')
}
