import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { siteDiagnostic, type SiteDiagnostic, type SiteError } from '../site-error.ts'
import { formatReport } from '../terminal/format-report.ts'
import { thrownAt } from '../theme/thrown-at.ts'

/** A bare document that tells why there is no page; it goes away by itself once the fault is mended. */
export function failurePage(vite: ViteDevServer, pathname: string, text: string): Promise<string> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><pre>${escaped}</pre></body></html>`
  return vite.transformIndexHtml(pathname, html)
}

/**
 * What was thrown: a fault of the site in `root` (absolute), or what a component of it threw, as it is reported; all else
 * with its stack, since the reader writes the code.
 */
export function describeFailure(error: unknown, root: string): string {
  const diagnostics = isSiteError(error) ? error.diagnostics : thrownByComponent(error, root)
  const told = diagnostics.length > 0 ? formatReport(diagnostics, { color: false }) : stackOf(error)
  // Tools colour their messages for a terminal; in a document those are characters that no page may hold.
  return stripVTControlCharacters(told)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function thrownByComponent(error: unknown, root: string): readonly SiteDiagnostic[] {
  const at = thrownAt(error, root)
  return at === null ? [] : [siteDiagnostic({ code: 'page-failed', ...at, problem: String(error) })]
}

/** Whether what was thrown tells faults of the site. Vite hands on copies of what its plugins throw: errors with the name and the properties, but of no class of ours. */
function isSiteError(error: unknown): error is SiteError {
  return error instanceof Error && error.name === 'SiteError' && 'diagnostics' in error
}
