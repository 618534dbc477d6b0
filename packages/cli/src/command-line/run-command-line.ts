import { diskFull, isDiskFull } from '../disk-full.ts'
import { ownVersion } from '../own-package.ts'
import { SiteError } from '../site-error.ts'
import { createTerminal, type Terminal } from '../terminal/terminal.ts'
import { formatHelp } from './format-help.ts'
import type { OwnCommands } from './load-command.ts'
import { parseCommandLine, type ParsedCommandLine } from './parse-command-line.ts'
import { type CommandContext, runCommand } from './run-command.ts'

/** Success, an error of the site or its environment, an invalid command line. */
export type ExitCode = 0 | 1 | 2

/**
 * Runs a command line without the program's name. Returns the exit code when the command is done; servers are done when
 * they are stopped. `own` are the commands of the package that calls it. User mistakes are printed without a stack, unless `FYR_DEBUG` is set.
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = createTerminal(),
  own: OwnCommands = {},
): Promise<ExitCode> {
  const asked = parseCommandLine(args)
  try {
    return await answer(asked, { terminal, own })
  } catch (error) {
    if (process.env.FYR_DEBUG) console.error(error)
    if (isDiskFull(error)) terminal.report(diskFull(error).diagnostics)
    else if (error instanceof SiteError) terminal.report(error.diagnostics)
    else terminal.warn(`fyr stopped: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

async function answer(asked: ParsedCommandLine, context: CommandContext): Promise<ExitCode> {
  const { terminal } = context
  switch (asked.type) {
    case 'run':
      return runCommand(asked.command, asked.flags, context)
    case 'help':
      terminal.print(formatHelp(asked.command))
      return 0
    case 'version':
      terminal.print(ownVersion())
      return 0
    case 'mistake':
      terminal.warn([asked.problem, await meant(asked.unknown), HELP].filter(Boolean).join('\n'))
      return 2
  }
}

const HELP = 'Run "fyr --help" for a list of commands.'

/** The command or option that a misspelt one probably means; loaded only for a mistake. */
async function meant(unknown: Extract<ParsedCommandLine, { type: 'mistake' }>['unknown']): Promise<string> {
  if (unknown === null) return ''
  const { suggestName } = await import('@fyr/content-pipeline')
  return suggestName(unknown.name, unknown.known, '').trim()
}
