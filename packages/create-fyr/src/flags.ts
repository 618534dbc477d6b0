import { parseArgs } from 'node:util'
import { ACCENTS, HOST_NAMES, type SiteChoices } from './site-choices.ts'

/** A parsed command line: choices for the site, and other requests such as help. */
export interface Flags {
  readonly chosen: Partial<Omit<SiteChoices, 'packageManager'>>
  /** Whether what is not chosen gets its default without a question. */
  readonly yes: boolean
  readonly help: boolean
  readonly version: boolean
}

/** Reads the arguments after the name of the program. Throws `RangeError` with what is wrong. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parse(args)
  const [folder, ...rest] = positionals
  if (rest.length > 0)
    throw new RangeError(
      `Unexpected argument "${rest.join(' ')}" after the folder "${folder}". Quote a name that contains spaces.`,
    )
  const { name, locales, blog, accent, host, url, images } = values
  return {
    chosen: {
      ...(folder === undefined ? {} : { folder }),
      ...(name === undefined ? {} : { name: readName(name) }),
      ...(locales === undefined ? {} : { locales: readLocales(locales) }),
      ...(blog === undefined ? {} : { blog }),
      ...(accent === undefined ? {} : { accent: readAccent(accent) }),
      ...(host === undefined ? {} : { host: oneOf(HOST_NAMES, 'host', host) }),
      ...(url === undefined ? {} : { url: readUrl(url) }),
      ...(images === undefined ? {} : { images }),
    },
    yes: values.yes === true,
    help: values.help === true,
    version: values.version === true,
  }
}

const OPTIONS = {
  name: { type: 'string' },
  locales: { type: 'string' },
  blog: { type: 'boolean' },
  accent: { type: 'string' },
  host: { type: 'string' },
  url: { type: 'string' },
  images: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, allowNegative: true })
  } catch (error) {
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new RangeError(`${problem}. Run it with --help to see the options.`, { cause: error })
  }
}

const CODE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A name that is one visible line, without spaces around it. Throws `RangeError`. */
function readName(given: string): string {
  const name = given.trim()
  if (name === '') throw new RangeError('The name is empty.')
  if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name))
    throw new RangeError('The name contains a line break or a character that nobody sees.')
  return name
}

/** `en,no` -> the codes of both. Throws `RangeError`. */
export function readLocales(given: string): readonly string[] {
  const codes = given.split(/[\s,]+/).filter((code) => code !== '')
  const wrong = codes.find((code) => !CODE.test(code))
  if (wrong !== undefined) throw new RangeError(`"${wrong}" is not the code of a language, such as en or no.`)
  const twice = codes.find((code, index) => codes.indexOf(code) < index)
  if (twice !== undefined) throw new RangeError(`"${twice}" is listed twice.`)
  if (codes.length === 0) throw new RangeError('A site needs a language, such as en.')
  return codes
}

/** The name of an accent, or a colour. Throws `RangeError`. */
export function readAccent(given: string): string | null {
  const named = Object.entries(ACCENTS).find(([name]) => name === given)
  if (named !== undefined) return named[1]
  if (/^#[\da-f]{6}$/i.test(given)) return given.toLowerCase()
  const names = Object.keys(ACCENTS).join(', ')
  throw new RangeError(`"${given}" is not an accent: write #rrggbb, or one of ${names}.`)
}

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash === '') return url.href
  throw new RangeError(`"${given}" is not an address such as https://docs.example.com.`)
}

function oneOf<const Name extends string>(names: readonly Name[], flag: string, given: string): Name {
  const found = names.find((name) => name === given)
  if (found !== undefined) return found
  throw new RangeError(`--${flag} is one of ${names.join(', ')}, not "${given}".`)
}

/** The help. */
export const HELP: string = [
  'npm create fyr@latest [folder] -- [options]',
  '',
  'Creates a documentation site. Asks for everything that the options leave open.',
  '',
  'Options:',
  '  --name <text>       name of what the site documents (default: name of the folder)',
  '  --locales <codes>   its languages, the default one first, such as en,no (default: en)',
  '  --blog, --no-blog   with or without a blog (default: with one)',
  `  --accent <colour>   #rrggbb, or ${Object.keys(ACCENTS).join(', ')} (default: sea)`,
  `  --host <name>       workflow that checks, builds and publishes the site: ${HOST_NAMES.join(', ')} (default: none)`,
  '  --url <address>     where it will be published (default: https://example.com)',
  '  --images, --no-images  with or without sharp, which makes pictures smaller for readers; it brings 20 MB (default: with it)',
  '  --yes, -y           use the defaults without asking, as it does without a terminal',
  '  --help, -h          show this help',
  '  --version, -v       show the version',
].join('\n')
