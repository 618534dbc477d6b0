import type { SiteDiagnostic } from '../site-error.ts'

/** What `--json` prints for a command that did not get to its result. */
export interface StoppedResult {
  /** For those who ask what `fyr check` and `fyr migrate` say. */
  readonly isValid: false
  /** For those who ask what `fyr build` says. */
  readonly isPublished: false
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** The result of a command that these errors stopped. */
export function stoppedResult(diagnostics: readonly SiteDiagnostic[]): StoppedResult {
  return { isValid: false, isPublished: false, diagnostics }
}
