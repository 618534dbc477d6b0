import { createDiagnosticLog, type Diagnostic } from '../content-error.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/**
 * Reports diagnostics of versions from Git as warnings, at the names that Git has for their files: `v2.0:content/docs/intro.md`.
 * Nobody can correct what a commit has.
 */
export function reportAtCommits(
  diagnostics: readonly Diagnostic[],
  { gitVersions = [] }: Pick<SiteConfig, 'gitVersions'>,
): readonly Diagnostic[] {
  if (gitVersions.length === 0) return diagnostics
  const log = createDiagnosticLog()
  const named = (text: string): string =>
    gitVersions.reduce((rest, { folder, revision }) => rest.replaceAll(`${folder}/`, `${revision}:`), text)
  log.take(
    diagnostics.map((diagnostic) => {
      const { file, problem, hint } = diagnostic
      const texts = { file: named(file), problem: named(problem), hint: named(hint) }
      if (texts.file === file) return { ...diagnostic, ...texts }
      const { fix: _fix, alias: _alias, headingId: _headingId, ...rest } = diagnostic
      return { ...rest, ...texts, severity: 'warning' }
    }),
  )
  return log.list()
}
