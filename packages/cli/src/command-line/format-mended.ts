import type { SiteDiagnostic } from '../site-error.ts'

/** The fixed problems, for a terminal: one line each. */
export function formatMended(mended: readonly SiteDiagnostic[]): string {
  const lines = mended.flatMap(({ file, line, column, fix }) =>
    fix === undefined
      ? []
      : [`  ${file}:${line}:${column} ${JSON.stringify(fix.from)} -> ${JSON.stringify(fix.to)}`],
  )
  return [`Fixed ${mended.length} ${mended.length === 1 ? 'problem' : 'problems'}:`, ...lines].join('\n')
}
