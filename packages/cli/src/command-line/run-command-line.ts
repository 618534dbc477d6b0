import { diskFull, isDiskFull } from '../disk-full.ts'
import { ownVersion } from '../own-package.ts'
import { siteDiagnostic, SiteError } from '../site-error.ts'
import { createTerminal, type Terminal } from '../terminal/terminal.ts'
import { COMMANDS } from './commands.ts'
import { formatHelp } from './format-help.ts'
import type { OwnCommands } from './load-command.ts'
import { parseCommandLine, type ParsedCommandLine } from './parse-command-line.ts'
import { type CommandContext, runCommand } from './run-command.ts'
import { stoppedResult } from './stopped-result.ts'

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
    return await answer(asked, { terminal, own }, args)
  } catch (error) {
    if (process.env.FYR_DEBUG) console.error(error)
    const known = isDiskFull(error) ? diskFull(error) : error instanceof SiteError ? error : null
    const message = error instanceof Error ? error.message : String(error)
    if (asked.type === 'run' && asked.flags.json) {
      const diagnostics = known?.diagnostics ?? [siteDiagnostic({ ...UNKNOWN_ERROR, problem: message })]
      terminal.print(JSON.stringify(stoppedResult(diagnostics), null, 2))
    } else if (known === null) terminal.warn(`fyr stopped: ${message}`)
    else terminal.report(known.diagnostics)
    // Commands know their own actions, so some mistakes of the command line come to light in them.
    return known?.diagnostics.every(({ code }) => code === 'unknown-action') ? 2 : 1
  }
}

async function answer(
  asked: ParsedCommandLine,
  context: CommandContext,
  args: readonly string[],
): Promise<ExitCode> {
  const isJson = args.includes('--json')
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
      await reportMistake(asked, terminal, { isJson, hint: helpOf(args) })
      return 2
  }
}

/** An error that no code of ours expects. */
const UNKNOWN_ERROR = {
  code: 'command-stopped',
  hint: 'Run the command again with FYR_DEBUG=1 to see where it comes from.',
} as const

/** Where the help of what was typed is: that of the command, if its name is known. */
function helpOf(args: readonly string[]): string {
  const command = args.find((arg) => !arg.startsWith('-'))
  return command !== undefined && Object.hasOwn(COMMANDS, command)
    ? `Run "fyr ${command} --help" for its options.`
    : 'Run "fyr --help" for a list of commands.'
}

async function reportMistake(
  { problem, unknown }: Extract<ParsedCommandLine, { type: 'mistake' }>,
  terminal: Terminal,
  { isJson, hint }: { readonly isJson: boolean; readonly hint: string },
): Promise<void> {
  const hints = [await meant(unknown), hint].filter(Boolean)
  if (!isJson) return terminal.warn([problem, ...hints].join('\n'))
  const issue = { code: 'command-stopped', problem, hint: hints.join(' ') } as const
  terminal.print(JSON.stringify(stoppedResult([siteDiagnostic(issue)]), null, 2))
}

/** The command or option that a misspelt one probably means; loaded only for a mistake. */
async function meant(unknown: Extract<ParsedCommandLine, { type: 'mistake' }>['unknown']): Promise<string> {
  if (unknown === null) return ''
  const { suggestName } = await import('@fyr/content-pipeline/internal')
  return suggestName(unknown.name, unknown.known, '').trim()
}
