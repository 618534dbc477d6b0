import type { Diagnostic } from '@fyr/content-pipeline'

/** What can go wrong outside content, by stable code. */
export const SITE_ERROR_CODES = [
  'config-missing',
  'config-syntax',
  'config-failed',
  'config-empty',
  'theme-missing',
  'theme-failed',
  'theme-font',
  'theme-import',
  'theme-invalid',
  'theme-syntax',
  'theme-language',
  'theme-unwritable',
  'version-refused',
  'search-golden-invalid',
  'search-golden-missing',
  'search-off',
  'mcp-missing',
  'mcp-failed',
  'unknown-locale',
  'messages-unwritable',
  'unknown-hook',
  'unknown-slot',
  'unknown-override',
  'override-empty',
  'island-empty',
  'layout-empty',
  'override-exists',
  'unknown-action',
  'override-unrecorded',
  'override-outdated',
  'token-file',
  'token-color',
  'token-contrast',
  'bundle-failed',
  'document-failed',
  'source-failed',
  'source-document',
  'source-snapshot',
  'page-failed',
  'static-file-unusable',
  'unsafe-svg',
  'social-cards-missing',
  'social-card-font',
  'social-card-letters',
  'place-taken',
  'place-outside',
  'broken-output-link',
  'broken-output-anchor',
  'home-missing',
  'nothing-built',
  'publish-unfinished',
  'folder-in-use',
  'folder-not-empty',
  'shard-missing',
  'shard-foreign',
  'shard-damaged',
  'port-taken',
] as const

export type SiteErrorCode = (typeof SITE_ERROR_CODES)[number]

/** A diagnostic of a site as every command reports it: the pipeline's, or one of the commands' own. */
export type SiteDiagnostic = Omit<Diagnostic, 'code'> & { readonly code: Diagnostic['code'] | SiteErrorCode }

/** The variable part of a diagnostic; what is left out is empty. */
export interface SiteFault {
  readonly code: SiteErrorCode
  /** Default `error`. */
  readonly severity?: SiteDiagnostic['severity']
  /** Relative to the root of the site, with `/`; empty without a file. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly sourceLine?: string
  readonly problem: string
  readonly hint?: string
}

/** Completes a diagnostic for printing. Default severity: error. */
export function siteDiagnostic(fault: SiteFault | SiteDiagnostic): SiteDiagnostic {
  return { file: '', line: 0, column: 0, sourceLine: '', hint: '', severity: 'error', ...fault }
}

/** An error that the user can fix. Commands print its diagnostics and no stack. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly diagnostics: readonly SiteDiagnostic[]

  constructor(faults: readonly (SiteFault | SiteDiagnostic)[], options?: ErrorOptions) {
    super(faults.map((fault) => fault.problem).join('\n'), options)
    this.diagnostics = faults.map(siteDiagnostic)
  }
}
