import type { Flags, Terminal } from '@fyr/cli/internal'
import { formatMigration } from './format-migration.ts'
import { movedFirst } from './old-warnings.ts'
import { migrate, toolNamed } from './migrate.ts'

/** Runs `fyr migrate`; returns 1 when a build of the new site would not pass. Throws `SiteError` for what it cannot move. */
export async function run(
  { words, write, verify, verbose, json }: Flags,
  terminal: Terminal,
): Promise<0 | 1> {
  const [name = '', folder = '.'] = words
  const result = await migrate({ tool: toolNamed(name), folder, write, verify, within: process.cwd() })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    // There is no configuration to check before it is written.
    const seeAll = result.isWritten ? undefined : 'run the same command with --verbose'
    const shown = verbose ? movedFirst(result.diagnostics) : result.diagnostics.filter(({ isOld }) => !isOld)
    terminal.report(shown, { verbose, seeAll })
    terminal.print(formatMigration(result))
  }
  return result.isValid ? 0 : 1
}
