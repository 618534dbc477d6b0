import { parseArgs } from 'node:util'
import type { Shard } from '../shards/shard-folder.ts'

/** What a command line asks for. */
export type ParsedCommandLine =
  | { readonly type: 'run'; readonly command: CommandName; readonly flags: Flags }
  | { readonly type: 'help'; readonly command: CommandName | null }
  | { readonly type: 'version' }
  | { readonly type: 'mistake'; readonly problem: string }

export type CommandName = 'dev' | 'build' | 'preview' | 'check' | 'translate' | 'new' | 'theme'

/** Values of the flags, after defaults. */
export interface Flags {
  readonly root: string
  readonly out: string
  readonly host: string
  /** Null when it was not given. */
  readonly port: number | null
  readonly json: boolean
  /** Whether to mend what can be mended safely. */
  readonly fix: boolean
  /** Whether to say why each page was made anew. */
  readonly explain: boolean
  /** Which part of the build to make; null when it was not given. */
  readonly shard: Shard | null
  /** Whether to build from what the shards have made. */
  readonly merge: boolean
  /** Day of the build; null when it was not given. */
  readonly on: string | null
  /** Null when it was not given. */
  readonly title: string | null
  /** What stands behind the command: the folder of `fyr new`, the locale of `fyr translate`, the action and the component of `fyr theme`. */
  readonly words: readonly string[]
}

type FlagName =
  | 'root'
  | 'out'
  | 'host'
  | 'port'
  | 'json'
  | 'explain'
  | 'fix'
  | 'on'
  | 'title'
  | 'shard'
  | 'merge'

/** A command as the help tells it. */
export interface CommandSpec {
  readonly summary: string
  readonly flags: readonly FlagName[]
  /** Names of the words behind the command, in order; one that ends in a question mark may be left out. */
  readonly words: readonly string[]
}

/** Every command and what it takes. */
export const COMMANDS: Readonly<Record<CommandName, CommandSpec>> = {
  dev: { summary: 'Serve the site while writing it', flags: ['root', 'host', 'port'], words: [] },
  build: {
    summary: 'Build the site',
    flags: ['root', 'out', 'on', 'shard', 'merge', 'explain', 'json'],
    words: [],
  },
  preview: { summary: 'Serve the built site', flags: ['root', 'out', 'host', 'port'], words: [] },
  check: { summary: 'Report every fault without building', flags: ['root', 'on', 'fix', 'json'], words: [] },
  translate: {
    summary: 'Write the texts that a language lacks, for translators',
    flags: ['root'],
    words: ['locale'],
  },
  new: { summary: 'Make a small site in a new folder', flags: ['title'], words: ['folder'] },
  theme: {
    summary: 'Show what a site can put into its theme, or begin a component of its own',
    flags: ['root'],
    words: ['list|replace|accept', 'component?'],
  },
}

const HIGHEST_PORT = 65_535
const VALUE = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const

/** Reads the arguments behind the program's name. Nothing is thrown: what can't be read is a mistake with its reason. */
export function parseCommandLine(args: readonly string[]): ParsedCommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        root: VALUE,
        out: VALUE,
        host: VALUE,
        port: VALUE,
        title: VALUE,
        on: VALUE,
        json: SWITCH,
        fix: SWITCH,
        explain: SWITCH,
        shard: VALUE,
        merge: SWITCH,
        help: { ...SWITCH, short: 'h' },
        version: { ...SWITCH, short: 'v' },
      },
    })
    const { help, version, port, shard: shardText, ...given } = values
    const [name = null, ...words] = positionals
    if (version) return { type: 'version' }
    if (help || name === null) return { type: 'help', command: isCommand(name) ? name : null }
    if (!isCommand(name))
      return mistake(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
    const problem = problemWith(name, Object.keys(values), words)
    if (problem) return mistake(problem)
    const portNumber = port === undefined ? null : Number(port)
    if (portNumber !== null && !isPort(portNumber))
      return mistake(`"${port}" is no port: 0 to ${HIGHEST_PORT}.`)
    if (given.on !== undefined && !isDay(given.on))
      return mistake(`"${given.on}" is no day: write YYYY-MM-DD.`)
    if (given.host === '') return mistake('--host needs a name or an address.')
    const shard = shardText === undefined ? null : parseShard(shardText)
    if (shardText !== undefined && shard === null)
      return mistake(`"${shardText}" is no shard: write 2/3 for the second of three.`)
    if (shard !== null && given.merge === true)
      return mistake('Merge when all shards are there, without --shard.')
    const defaults = {
      root: '.',
      out: 'dist',
      host: 'localhost',
      json: false,
      explain: false,
      fix: false,
      merge: false,
      on: null,
      title: null,
    }
    return { type: 'run', command: name, flags: { ...defaults, ...given, shard, port: portNumber, words } }
  } catch (error) {
    return mistake(unreadable(error, args))
  }
}

/** Node's words for an option that it does not know speak of how to quote one. */
function unreadable(error: unknown, args: readonly string[]): string {
  if (!(error instanceof Error)) return String(error)
  const [, option] = /^Unknown option '([^']+)'/.exec(error.message) ?? []
  if (option === undefined) return error.message
  const name = args.find(isCommand)
  const taken = name === undefined ? '' : ` "fyr ${name}" takes ${takenBy(name)}.`
  return `There is no option "${option}".${taken}`
}

function takenBy(name: CommandName): string {
  return [...COMMANDS[name].flags, 'help'].map((flag) => `--${flag}`).join(', ')
}

function problemWith(name: CommandName, flags: readonly string[], given: readonly string[]): string | null {
  const { flags: known, words } = COMMANDS[name]
  const unknown = flags.find((flag) => !known.some((one) => one === flag))
  if (unknown) return `"fyr ${name}" does not take --${unknown}. It takes ${takenBy(name)}.`
  // A variable of a shell that nobody has set gives an empty word.
  const missing = words.find((word, index) => !word.endsWith('?') && !given[index])
  if (missing !== undefined) return `"fyr ${name}" needs a ${missing}.`
  const extra = given[words.length]
  return extra === undefined ? null : `"fyr ${name}" does not know what to do with "${extra}".`
}

function isCommand(name: string | null): name is CommandName {
  return name !== null && Object.hasOwn(COMMANDS, name)
}

/** `2/3` -> the second of three. */
function parseShard(text: string): Shard | null {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  return shard.index <= shard.count ? shard : null
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT
}

function mistake(problem: string): ParsedCommandLine {
  return { type: 'mistake', problem }
}
