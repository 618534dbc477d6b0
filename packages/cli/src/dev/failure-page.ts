import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { siteDiagnostic, type SiteDiagnostic, type SiteError } from '../site-error.ts'
import { formatReport } from '../terminal/format-report.ts'
import { thrownAt } from '../theme/thrown-at.ts'
import { type PageIssue, pageIssue } from './issue-report.ts'

/** The error of a page, as text and as issues that the page shows. */
export interface PageFailure {
  readonly text: string
  readonly issues: readonly PageIssue[]
}

/**
 * A bare document that says why there is no page; it disappears once the error is fixed. `dev-client.ts` shows the issues.
 */
export function failurePage(
  vite: ViteDevServer,
  pathname: string,
  { text, issues }: PageFailure,
): Promise<string> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const data = JSON.stringify(issues).replaceAll('<', String.raw`\u003C`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title><script type="application/json" id="fyr-failure">${data}</script></head><body><main><h1>This page cannot be shown</h1><pre tabindex="0" role="region" aria-label="Why">${escaped}</pre></main></body></html>`
  return vite.transformIndexHtml(pathname, html)
}

/**
 * Describes an error: a diagnostic of the site in `root` (absolute) or an exception of its components as a report; any
 * other error with its stack, because the author writes the code.
 */
export function describeFailure(error: unknown, root: string): PageFailure {
  const diagnostics = isSiteError(error) ? error.diagnostics : thrownByComponent(error, root)
  const text = diagnostics.length > 0 ? formatReport(diagnostics, { color: false }) : stackOf(error)
  return {
    // Tools colour their messages for a terminal; HTML does not allow these characters.
    text: stripVTControlCharacters(text),
    issues: diagnostics.map((one) =>
      pageIssue(root, { ...one, problem: stripVTControlCharacters(one.problem) }, null),
    ),
  }
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
