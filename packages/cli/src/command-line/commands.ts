import type { Shard } from '../shards/shard-folder.ts'

export type CommandName =
  | 'dev'
  | 'build'
  | 'preview'
  | 'check'
  | 'translate'
  | 'theme'
  | 'search'
  | 'mcp'
  | 'migrate'
  | 'urls'
  | 'plan'
  | 'openapi'
  | 'version'

/** A command as the help shows it. */
export interface CommandSpec {
  readonly summary: string
  /** Names of the words after the command, in order; one that ends in a question mark may be left out. */
  readonly words: readonly string[]
}

/** Every command. */
export const COMMANDS: Readonly<Record<CommandName, CommandSpec>> = {
  dev: { summary: 'Serve the site with live reload', words: [] },
  build: { summary: 'Build the site', words: [] },
  preview: { summary: 'Serve the built site locally', words: [] },
  check: { summary: 'Report every error without building', words: [] },
  translate: {
    summary:
      'Add the missing texts of a language to its messages.json, or compare translations with their originals',
    words: ['locale|status|accept|export|import', 'locale?', 'file?'],
  },
  theme: {
    summary: 'List the slots, components and tokens of the theme, or override a component',
    words: ['list|tokens|override|accept', 'component?'],
  },
  migrate: {
    summary: 'Move a site from another tool to Fyr: settings, addresses and pages',
    words: ['docusaurus|vitepress|starlight', 'folder?'],
  },
  urls: {
    summary: 'Record the published addresses in urls.lock, so that later checks report lost ones',
    words: ['accept'],
  },
  version: { summary: 'Release the current docs as a version', words: ['name'] },
  plan: {
    summary: 'Compare a built site with the published one before you upload it',
    words: ['old', 'new'],
  },
  openapi: {
    summary: 'Write the changes between two API descriptions as Markdown',
    words: ['diff', 'old', 'new'],
  },
  search: {
    summary: 'Measure the search with the queries in search.golden.yml, or explain the hits of a query',
    words: ['test|explain', 'query?'],
  },
  mcp: {
    summary: 'Let agents list, read and search a published site, over standard input and output',
    words: ['folder|address?'],
  },
}

/** Words of commands that stand for what the user writes. All others are written as they are. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'address',
  'component',
  'file',
  'folder',
  'locale',
  'name',
  'new',
  'old',
  'query',
])

/** A word of a command as its usage shows it: `test|explain`, `<old>`; one that may be left out in brackets. */
export function shownWord(word: string): string {
  const shown = choicesOf(word).join('|')
  return word.endsWith('?') ? `[${shown}]` : shown
}

/** The actions of a command: the words that are written as they are, such as `test` of `fyr search`. */
export function actionsOf(command: CommandName): readonly string[] {
  return choicesOf(COMMANDS[command].words[0] ?? '').filter((choice) => !choice.startsWith('<'))
}

/** What may be written for a word of a command. */
export function choicesOf(word: string): readonly string[] {
  return word
    .replace(/\?$/, '')
    .split('|')
    .map((choice) => (PLACEHOLDERS.has(choice) ? `<${choice}>` : choice))
}

/** One flag: which commands take it, how it is explained, and what it means. */
export interface FlagSpec<Value> {
  readonly commands: readonly CommandName[]
  /** Placeholder for its value in the help; null for a flag without a value. */
  readonly placeholder: string | null
  readonly help: string
  /** The value if the flag is absent. */
  readonly absent: Value
  /** Parses the given value: a string, or `true` for a switch. Throws `RangeError` with the problem. */
  readonly read: (given: string) => Value
}

/** Every flag, in the order of the help. Parser, help and `COMMANDS.md` all take them from here. */
export const FLAGS = {
  root: textFlag(['dev', 'build', 'preview', 'check', 'translate', 'theme', 'urls', 'version', 'search'], {
    placeholder: '<folder>',
    help: 'root folder of the site (default: current folder)',
    absent: '.',
  }),
  out: textFlag(['build', 'preview'], {
    placeholder: '<folder>',
    help: 'output folder, relative to the root (default: dist)',
    absent: 'dist',
  }),
  host: textFlag(['dev', 'preview'], {
    placeholder: '<name>',
    help: 'host to listen on (default: localhost)',
    absent: 'localhost',
  }),
  port: flag<number | null>(['dev', 'preview'], {
    placeholder: '<number>',
    help: 'port to listen on (default: the next free port)',
    absent: null,
    read: readPort,
  }),
  on: flag<string | null>(['build', 'check'], {
    placeholder: '<day>',
    help: 'leave out posts dated after this day, YYYY-MM-DD (default: publish all posts)',
    absent: null,
    read: readDay,
  }),
  shard: flag<Shard | null>(['build'], {
    placeholder: '<i/n>',
    help: 'compile part i of n of the documents, for a later --merge',
    absent: null,
    read: readShard,
  }),
  frozen: switchFlag(
    ['build', 'check'],
    'use the stored documents of content sources instead of loading them',
  ),
  all: switchFlag(
    ['translate'],
    'accept: every translation as it is; export: every block, not only what is not current',
  ),
  xliff: switchFlag(['translate'], 'export: print XLIFF 1.2 (default)'),
  po: switchFlag(['translate'], 'export: print a gettext catalogue'),
  'from-tag': flag<string | null>(['version'], {
    placeholder: '<tag>',
    help: 'take the docs of the version from this tag of Git, and copy no files',
    absent: null,
    read: (given) => given,
  }),
  merge: switchFlag(['build'], 'build from the compiled shards'),
  fix: switchFlag(['check'], 'fix unambiguous problems in place and report the rest'),
  unused: switchFlag(['check'], 'also list pictures beside the pages that no page shows'),
  explain: switchFlag(['build'], 'print why each page was rendered'),
  write: switchFlag(
    ['migrate'],
    'change the site (default: run its configuration, and report what would change)',
  ),
  verify: switchFlag(
    ['migrate'],
    'ask the old tool, which must be installed, for its addresses (default: they are worked out)',
  ),
  verbose: switchFlag(['build', 'check', 'migrate'], 'print every warning, including frequent ones'),
  json: switchFlag(
    ['build', 'check', 'translate', 'theme', 'plan', 'openapi', 'search', 'migrate'],
    'print the report as JSON',
  ),
  since: flag<string | null>(['mcp'], {
    placeholder: '<place>',
    help: 'folder or address of an earlier state that "changes" compares with (default: the state when the server starts)',
    absent: null,
    read: (given) => given,
  }),
  file: textFlag(['search'], {
    placeholder: '<file>',
    help: 'file of the queries, relative to the root (default: search.golden.yml)',
    absent: 'search.golden.yml',
  }),
  min: flag<number | null>(['search'], {
    placeholder: '<rank>',
    help: 'fail if the mean reciprocal rank of a language is below this, 0 to 1, too',
    absent: null,
    read: readRank,
  }),
}

export type FlagName = keyof typeof FLAGS

/** Values of all flags, defaults filled in. */
export type FlagValues = { readonly [Name in FlagName]: (typeof FLAGS)[Name]['absent'] }

/** The flags that a command takes, in order. */
export function flagsOf(command: CommandName): readonly (readonly [name: string, FlagSpec<unknown>])[] {
  return Object.entries(FLAGS).filter(([, { commands }]) => commands.includes(command))
}

function flag<Value>(
  commands: readonly CommandName[],
  rest: Omit<FlagSpec<Value>, 'commands'>,
): FlagSpec<Value> {
  return { commands, ...rest }
}

function textFlag(
  commands: readonly CommandName[],
  rest: Omit<FlagSpec<string>, 'commands' | 'read'>,
): FlagSpec<string> {
  return { commands, ...rest, read: (given) => given }
}

function switchFlag(commands: readonly CommandName[], help: string): FlagSpec<boolean> {
  return { commands, placeholder: null, help, absent: false, read: () => true }
}

const HIGHEST_PORT = 65_535

function readPort(given: string): number {
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port
  throw new RangeError(`"${given}" is not a port. Ports are 0 to ${HIGHEST_PORT}.`)
}

function readRank(given: string): number {
  const rank = Number(given)
  if (given.trim() !== '' && rank >= 0 && rank <= 1) return rank
  throw new RangeError(`"${given}" is not a mean reciprocal rank. Write a number from 0 to 1, such as 0.9.`)
}

function readDay(given: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(given) : null
  if (day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)) return given
  throw new RangeError(`"${given}" is not a date. Write YYYY-MM-DD.`)
}

/** `2/3` -> the second of three. */
function readShard(given: string): Shard {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(given) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index <= shard.count) return shard
  throw new RangeError(`"${given}" is not a shard. Write 2/3 for the second of three.`)
}
