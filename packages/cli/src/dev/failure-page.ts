import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { siteDiagnostic, type SiteDiagnostic, type SiteError } from '../site-error.ts'
import { formatReport } from '../terminal/format-report.ts'
import { thrownAt } from '../theme/thrown-at.ts'

/** A bare document that says why there is no page; it disappears once the error is fixed. */
export function failurePage(vite: ViteDevServer, pathname: string, text: string): Promise<string> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><pre>${escaped}</pre></body></html>`
  return vite.transformIndexHtml(pathname, html)
}

/**
 * Formats an error: a diagnostic of the site in `root` (absolute) or an exception of its components as a report; any
 * other error with its stack, because the author writes the code.
 */
export function describeFailure(error: unknown, root: string): string {
  const diagnostics = isSiteError(error) ? error.diagnostics : thrownByComponent(error, root)
  const text = diagnostics.length > 0 ? formatReport(diagnostics, { color: false }) : stackOf(error)
  // Tools colour their messages for a terminal; HTML does not allow these characters.
  return stripVTControlCharacters(text)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function thrownByComponent(error: unknown, root: string): readonly SiteDiagnostic[] {
  const at = thrownAt(error, root)
  return at === null ? [] : [siteDiagnostic({ code: 'page-failed', ...at, problem: String(error) })]
}

/**
 * Whether an exception carries diagnostics of the site. Vite copies what its plugins throw: errors with the name and
 * the properties, but of another class.
 */
function isSiteError(error: unknown): error is SiteError {
  return error instanceof Error && error.name === 'SiteError' && 'diagnostics' in error
}
