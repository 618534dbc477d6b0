import type { SiteConfig } from '@fyr/content-pipeline'
import { locate } from '@fyr/content-pipeline/internal'
import { readLineOfSite } from '../read-line-of-site.ts'
import { siteDiagnostic, type SiteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'

export type IssuePlace = Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>

/** Where the source with this number is written. */
export function placeInConfig(root: string, { source }: SiteConfig, index: number): IssuePlace {
  const at = locate(source.text, ['sources', index])
  return {
    file: source.file,
    ...(at !== null && { ...at, sourceLine: readLineOfSite(root, source.file, at.line) }),
  }
}

/** What a source threw, as diagnostics. `hint` says what follows from it. */
export function explainFailure(
  error: unknown,
  { name, place, hint }: { readonly name: string; readonly place: IssuePlace; readonly hint: string },
): readonly SiteDiagnostic[] {
  // Sources of ours say where in a file the issue is.
  if (error instanceof SiteError) return error.diagnostics
  const message = error instanceof Error ? error.message : String(error)
  return [
    siteDiagnostic({
      code: 'source-failed',
      ...place,
      problem: `The source "${name}" failed: ${message}`,
      hint,
    }),
  ]
}
