import { COMMANDS, type CommandName, type CommandSpec } from './parse-command-line.ts'

const FLAG_HELP: Readonly<Record<CommandSpec['flags'][number], readonly [flag: string, text: string]>> = {
  root: ['--root <folder>', 'folder of the site (default: the current one)'],
  out: ['--out <folder>', 'published folder, relative to the root (default: dist)'],
  host: ['--host <name>', 'name to listen on (default: localhost)'],
  port: ['--port <number>', 'port to listen on (default: the next free one)'],
  on: ['--on <day>', 'hold back posts of days after this one, YYYY-MM-DD (default: publish all)'],
  shard: ['--shard <i/n>', 'compile the i-th of n parts of the documents, for a later --merge'],
  merge: ['--merge', 'build from what all shards have compiled'],
  fix: ['--fix', 'mend in the files what can be mended safely, and report the rest'],
  json: ['--json', 'print the report as JSON'],
  explain: ['--explain', 'say of each page that was made anew what had changed'],
  title: ['--title <text>', 'title of the site (default: the name of the folder)'],
}

/** Help for one command, or the list of all. */
export function formatHelp(command: CommandName | null): string {
  if (command === null) {
    const list = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const)
    const general = [
      ['--help, -h', 'this help; behind a command, its own'],
      ['--version, -v', 'the version'],
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
  const { summary, flags, words } = COMMANDS[command]
  const places = words.map((word) => (word.endsWith('?') ? ` [${word.slice(0, -1)}]` : ` <${word}>`))
  const usage = `fyr ${command}${places.join('')} [options]`
  return [usage, '', `${summary}.`, '', 'Options:', ...columns(flags.map((flag) => FLAG_HELP[flag]))].join(
    '\n',
  )
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
