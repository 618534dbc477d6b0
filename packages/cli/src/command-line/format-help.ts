import { COMMANDS, type CommandName, flagsOf, shownWord } from './commands.ts'

/** Help for one command, or the list of all. */
export function formatHelp(command: CommandName | null): string {
  if (command === null) {
    const list = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const)
    const general = [
      ['--help, -h', 'show this help; after a command, the help of that command'],
      ['--version, -v', 'show the version'],
    ] as const
    return [
      'fyr <command> [options]',
      '',
      'Commands:',
      ...columns(list),
      '',
      'Options:',
      ...columns(general),
    ].join('\n')
  }
  const { summary, words } = COMMANDS[command]
  const usage = ['fyr', command, ...words.map(shownWord), '[options]'].join(' ')
  const options = flagsOf(command).map(([name, { placeholder, help }]): [string, string] => [
    placeholder === null ? `--${name}` : `--${name} ${placeholder}`,
    help,
  ])
  return [usage, '', `${summary}.`, '', 'Options:', ...columns(options)].join('\n')
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
