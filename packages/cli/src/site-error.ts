import type { Diagnostic } from '@fyr/content-pipeline'
import type { SITE_ERROR_CODES } from './site-error-codes.ts'

/** The codes of errors outside content. */
export type SiteErrorCode = keyof typeof SITE_ERROR_CODES

/** A diagnostic of a site as every command reports it: the pipeline's, or one of the commands' own. */
export type SiteDiagnostic = Omit<Diagnostic, 'code'> & { readonly code: Diagnostic['code'] | SiteErrorCode }

/** The variable part of a diagnostic; what is left out is empty. */
export interface SiteIssue {
  readonly code: SiteErrorCode
  /** Default `error`. */
  readonly severity?: SiteDiagnostic['severity']
  /** Relative to the root of the site, with `/`; empty without a file. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly sourceLine?: string
  /** The column in `sourceLine`, where that is only a part of the line. */
  readonly sourceColumn?: number
  readonly problem: string
  readonly hint?: string
}

/** Completes a diagnostic for printing. Default severity: error. */
export function siteDiagnostic(issue: SiteIssue | SiteDiagnostic): SiteDiagnostic {
  return { file: '', line: 0, column: 0, sourceLine: '', hint: '', severity: 'error', ...issue }
}

/** An error that the user can fix. Commands print its diagnostics and no stack. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly diagnostics: readonly SiteDiagnostic[]

  constructor(issues: readonly (SiteIssue | SiteDiagnostic)[], options?: ErrorOptions) {
    super(issues.map((issue) => issue.problem).join('\n'), options)
    this.diagnostics = issues.map(siteDiagnostic)
  }
}
