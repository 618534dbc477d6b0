import type { Flags, Terminal } from '@fyr/cli/internal'
import { formatMigration } from './format-migration.ts'
import { migrate, toolNamed } from './migrate.ts'

/** Runs `fyr migrate`; returns 1 when a build of the new site would not pass. */
export async function run({ words, write, verbose, json }: Flags, terminal: Terminal): Promise<0 | 1> {
  const [name = '', folder = '.'] = words
  const result = await migrate({ tool: toolNamed(name), folder, write })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    // There is no configuration to check before it is written.
    const seeAll = result.isWritten ? undefined : 'run the same command with --verbose'
    terminal.report(result.diagnostics, { verbose, seeAll })
    terminal.print(formatMigration(result))
  }
  return result.isValid ? 0 : 1
}
