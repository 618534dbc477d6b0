import convert from 'npm-to-yarn'
import type { PackageManager } from './package-managers.ts'

/** Commands translated for another package manager. */
export interface TranslatedCommands {
  readonly code: string
  /** Commands without an equivalent, kept unchanged. */
  readonly unknown: readonly string[]
}

const NPM_COMMAND = /^(?:npm|npx)(?=\s|$)/

type OtherManager = Exclude<PackageManager, 'npm'>

/** Commands that the library cannot translate. */
const OWN_WORDS: Readonly<Record<string, Readonly<Partial<Record<OtherManager, string>>>>> = {
  'npm ci': {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
  },
  'npm audit': { pnpm: 'pnpm audit', yarn: 'yarn npm audit', bun: 'bun audit' },
  'npm outdated': { bun: 'bun outdated' },
  'npm publish': { pnpm: 'pnpm publish', yarn: 'yarn npm publish', bun: 'bun publish' },
}

const UPDATE: Readonly<Record<OtherManager, string>> = {
  pnpm: 'pnpm update',
  yarn: 'yarn upgrade',
  bun: 'bun update',
}

/** How a package manager says "npm install" without packages; null for an option that it may not have. */
function installAll(options: readonly string[], manager: OtherManager): string | null {
  const own = options.map((option) => {
    if (option === '--force') return option
    if (option === '--production' || option === '--omit=dev')
      return manager === 'pnpm' ? '--prod' : '--production'
    return null
  })
  return own.includes(null) ? null : [`${manager} install`, ...own].join(' ')
}

/**
 * Corrects commands that the library translates wrongly or not at all: null for a command that does not exist.
 * Undefined for all others.
 */
function ownWords(command: string, manager: OtherManager): string | null | undefined {
  const known = OWN_WORDS[command]?.[manager]
  if (known !== undefined) return known
  const [, , ...rest] = command.split(/\s+/)
  if (/^npm (?:install|i)(?: -[\w=-]+)+$/.test(command)) return installAll(rest, manager)
  const [, packages] = /^npm (?:update|upgrade|up)(?=\s|$)(.*)$/.exec(command) ?? []
  if (packages !== undefined && !/(?:^| )-/.test(packages)) return UPDATE[manager] + packages
  // The library leaves the version out, and a version is written on purpose.
  const [, name, options = ''] = /^npm (?:create|init) ([^-\s]\S*)(.*)$/s.exec(command) ?? []
  if (name !== undefined) return `${manager} create ${name}${options.replace(/ --(?= )/, '')}`
  return undefined
}

/** An npm command in the one spelling of several that the library knows. */
function npmWords(command: string): string {
  return command
    .replace(/^npm add(?=\s)/, 'npm install')
    .replace(/^npm run-script(?=\s)/, 'npm run')
    .replace(/^npx (?:-y|--yes) /, 'npx ')
}

/** The library marks an unknown command with a comment on a line of its own. */
const UNKNOWN = '\n'

/** The library looks a command up among names that every object has, such as "toString", and would call that. */
function converted(command: string, manager: OtherManager): string {
  const [, word = ''] = command.split(/\s+/)
  return word.replaceAll(/[^A-Za-z_]/g, '') in Object.prototype ? UNKNOWN : convert(command, manager)
}

/** Translates the npm and npx commands in code for another package manager; everything else stays the same. */
export function translateCommands(code: string, manager: PackageManager): TranslatedCommands {
  if (manager === 'npm') return { code, unknown: [] }
  const unknown: string[] = []
  const lines = code.split('\n').map((line) =>
    line
      .split(/((?:(?<!\s)\s+)?(?:&&|\|\||;)\s*|^\s+)/)
      .map((part) => {
        if (!NPM_COMMAND.test(part)) return part
        const own = ownWords(part.trim(), manager)
        const translated = own === undefined ? converted(npmWords(part), manager) : (own ?? UNKNOWN)
        if (!translated.includes(UNKNOWN)) return translated.trimEnd()
        unknown.push(part.trim())
        return part
      })
      .join(''),
  )
  return { code: lines.join('\n'), unknown }
}
