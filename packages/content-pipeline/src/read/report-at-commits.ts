import { createDiagnosticLog, type Diagnostic } from '../diagnostic.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { isOfCommit } from './is-of-commit.ts'

/**
 * Reports diagnostics of versions from Git as warnings, at the names that Git has for their files: `v2.0:content/docs/intro.md`.
 * Nobody can correct what a commit has, so nothing offers to change its files.
 */
export function reportAtCommits(
  diagnostics: readonly Diagnostic[],
  config: Pick<SiteConfig, 'gitVersions'>,
): readonly Diagnostic[] {
  const { gitVersions = [] } = config
  if (gitVersions.length === 0) return diagnostics
  const log = createDiagnosticLog()
  const named = (text: string): string =>
    gitVersions.reduce((rest, { folder, revision }) => rest.replaceAll(`${folder}/`, `${revision}:`), text)
  log.take(
    diagnostics.map((diagnostic) => {
      const { fix, alias, headingId, ...rest } = diagnostic
      const { file, problem, hint } = diagnostic
      const texts = { file: named(file), problem: named(problem), hint: named(hint) }
      const isInside = isOfCommit(file, config)
      return {
        ...rest,
        ...texts,
        ...(fix !== undefined && !isInside && { fix }),
        ...(alias !== undefined && !isOfCommit(alias.file, config) && { alias }),
        ...(headingId !== undefined && !isOfCommit(headingId.file, config) && { headingId }),
        // An anchor is lost in the lock, which names it in the hint, and no redirect can keep one.
        ...((isInside || (rest.code === 'lost-anchor' && texts.hint !== hint)) && { severity: 'warning' }),
      }
    }),
  )
  return log.list()
}
