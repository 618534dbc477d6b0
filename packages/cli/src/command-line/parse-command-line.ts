import { parseArgs } from 'node:util'
import {
  choicesOf,
  COMMANDS,
  type CommandName,
  FLAGS,
  type FlagName,
  flagsOf,
  type FlagValues,
  shownWord,
} from './commands.ts'

/** The parsed command line. */
export type ParsedCommandLine =
  | { readonly type: 'run'; readonly command: CommandName; readonly flags: Flags }
  | { readonly type: 'help'; readonly command: CommandName | null }
  | { readonly type: 'version' }
  | {
      readonly type: 'mistake'
      readonly problem: string
      /** The unknown name and the known ones; null for another mistake. */
      readonly unknown: { readonly name: string; readonly known: readonly string[] } | null
    }

/** Values of the flags, and the words after the command. */
export interface Flags extends FlagValues {
  /**
   * The locale of `fyr translate`, the action and the component of `fyr theme`, the tool and the
   * folder of `fyr migrate`, the folder or address of `fyr mcp`.
   */
  readonly words: readonly string[]
}

const SWITCH = { type: 'boolean' } as const

/** What other tools call the command that makes a site, which is a package of its own here. */
const CREATING: ReadonlySet<string> = new Set(['new', 'init', 'create'])

/** Reads the arguments after the program's name. Nothing is thrown: what cannot be read is a mistake with its reason. */
export function parseCommandLine(args: readonly string[]): ParsedCommandLine {
  const [first = ''] = args
  if (CREATING.has(first))
    return mistake(`There is no "fyr ${first}". Create a site with "npm create fyr@latest".`)
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        ...Object.fromEntries(
          Object.entries(FLAGS).map(([name, { placeholder }]) => [
            name,
            placeholder === null ? SWITCH : { type: 'string' as const },
          ]),
        ),
        help: { ...SWITCH, short: 'h' },
        version: { ...SWITCH, short: 'v' },
      },
    })
    const { help, version, ...given } = values
    const asksHelp = positionals[0] === 'help'
    const [name = 'help', ...words] = asksHelp ? positionals.slice(1) : positionals
    if (version) return { type: 'version' }
    if (name === 'help') return { type: 'help', command: null }
    if (help || (asksHelp && isCommand(name))) return { type: 'help', command: isCommand(name) ? name : null }
    if (!isCommand(name)) {
      const known = Object.keys(COMMANDS)
      return mistake(`Unknown command "${name}". Commands: ${known.join(', ')}.`, { name, known })
    }
    const problem = problemWith(name, Object.keys(given), words)
    if (problem) return mistake(problem)
    const second = givenTwice(
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
      given,
    )
    if (second !== undefined) return mistake(`--${second} is there twice. Write it once.`)
    const flags = { ...readFlags(given), words }
    if (flags.shard !== null && flags.merge)
      return mistake('--shard and --merge cannot be combined. Merge after all shards are built.')
    return { type: 'run', command: name, flags }
  } catch (error) {
    return unreadable(error, args)
  }
}

/** The first option that has a second value. A switch may be there twice. */
function givenTwice(names: readonly string[], given: Readonly<Record<string, unknown>>): string | undefined {
  return names.find((name, index) => typeof given[name] === 'string' && names.indexOf(name) !== index)
}

function readFlags(given: Readonly<Record<string, unknown>>): FlagValues {
  const entries = Object.entries(FLAGS).map(([name, { absent, placeholder, read }]) => {
    const value = given[name]
    if (value === '')
      throw new RangeError(`--${name} is empty. Write "--${name} ${placeholder}", or leave it out.`)
    return [name, value === undefined ? absent : read(String(value))]
  })
  return Object.fromEntries(entries) as Record<FlagName, unknown> as FlagValues
}

/** Node's message for an unknown option explains how to quote one. */
function unreadable(error: unknown, args: readonly string[]): ParsedCommandLine {
  if (!(error instanceof Error)) return mistake(String(error))
  const [, option] = /^Unknown option '([^']+)'/.exec(error.message) ?? []
  if (option === undefined) return mistake(error.message)
  const command = args.find(isCommand)
  if (command === undefined) return mistake(`Unknown option "${option}".`)
  const problem = `Unknown option "${option}". ${optionsOf(command)}`
  return mistake(problem, { name: option, known: optionNames(command) })
}

function optionsOf(command: CommandName): string {
  return `Options of "fyr ${command}": ${optionNames(command).join(', ')}.`
}

function optionNames(command: CommandName): readonly string[] {
  return [...flagsOf(command).map(([name]) => name), 'help'].map((name) => `--${name}`)
}

function problemWith(
  command: CommandName,
  given: readonly string[],
  words: readonly string[],
): string | null {
  const known = new Set(flagsOf(command).map(([name]) => name))
  const unknown = given.find((name) => !known.has(name))
  if (unknown) return `"fyr ${command}" does not take --${unknown}. ${optionsOf(command)}`
  const wanted = COMMANDS[command].words
  // A variable of a shell that is not set gives an empty word.
  const missing = wanted.findIndex((word, index) => !(words[index] ?? word.endsWith('?')))
  if (missing !== -1) return missingWord(command, missing)
  const extra = words[wanted.length]
  return extra === undefined ? null : `Unexpected argument "${extra}" for "fyr ${command}".`
}

/** What a command needs: each choice for its first word, or all of its words. */
function missingWord(command: CommandName, index: number): string {
  const { words } = COMMANDS[command]
  const choices = choicesOf(words[0] ?? '')
  const lines =
    index === 0 && choices.length > 1
      ? choices.map((choice) => `"fyr ${command} ${choice}"`)
      : [`"${['fyr', command, ...words.map(shownWord)].join(' ')}"`]
  return `"fyr ${command}" is incomplete. Write ${lines.join(' or ')}.`
}

function isCommand(name: string | null): name is CommandName {
  return name !== null && Object.hasOwn(COMMANDS, name)
}

function mistake(
  problem: string,
  unknown: Extract<ParsedCommandLine, { type: 'mistake' }>['unknown'] = null,
): ParsedCommandLine {
  return { type: 'mistake', problem, unknown }
}
