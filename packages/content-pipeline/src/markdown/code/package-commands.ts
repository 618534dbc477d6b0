import convert from 'npm-to-yarn'

/** The package managers that commands are told for, npm first, since writers write it. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** Commands in the words of another package manager. */
export interface TranslatedCommands {
  readonly code: string
  /** Those that have no counterpart and stay as they are. */
  readonly unknown: readonly string[]
}

const NPM_COMMAND = /^(?:npm|npx)(?=\s|$)/

/** What the library has no words for. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<Exclude<PackageManager, 'npm'>, string>>>> = {
  'npm ci': {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
  },
}

/** Says npm's and npx's commands in the words of another package manager; everything else in the code stays. */
export function translateCommands(code: string, manager: PackageManager): TranslatedCommands {
  if (manager === 'npm') return { code, unknown: [] }
  const unknown: string[] = []
  const lines = code.split('\n').map((line) =>
    line
      .split(/(\s*(?:&&|\|\||;)\s*|^\s+)/)
      .map((part) => {
        if (!NPM_COMMAND.test(part)) return part
        const translated = OWN_WORDS[part.trim()]?.[manager] ?? convert(part, manager)
        if (!translated.includes('\n')) return translated.trimEnd()
        // The library says in a comment of its own that it does not know the command.
        unknown.push(part.trim())
        return part
      })
      .join(''),
  )
  return { code: lines.join('\n'), unknown }
}
