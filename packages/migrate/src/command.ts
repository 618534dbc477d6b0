import { type Flags, SiteError, type Terminal } from '@fyr/cli/internal'
import { formatMigration } from './format-migration.ts'
import { isOldWarning, movedFirst } from './old-warnings.ts'
import { migrate, type MigrationResult, toolNamed } from './migrate.ts'

/** Runs `fyr migrate`; returns 1 when a build of the new site would not pass. */
export async function run(
  { words, write, verify, verbose, json }: Flags,
  terminal: Terminal,
): Promise<0 | 1> {
  const [name = '', folder = '.'] = words
  let result: MigrationResult
  try {
    result = await migrate({ tool: toolNamed(name), folder, write, verify })
  } catch (error) {
    if (!json || !(error instanceof SiteError)) throw error
    terminal.print(JSON.stringify({ isValid: false, diagnostics: error.diagnostics }, null, 2))
    return 1
  }
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    // There is no configuration to check before it is written.
    const seeAll = result.isWritten ? undefined : 'run the same command with --verbose'
    const shown = verbose
      ? movedFirst(result.diagnostics)
      : result.diagnostics.filter((one) => !isOldWarning(one))
    terminal.report(shown, { verbose, seeAll })
    terminal.print(formatMigration(result))
  }
  return result.isValid ? 0 : 1
}
