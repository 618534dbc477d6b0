import convert from 'npm-to-yarn'

/** The package managers to show, npm first, because authors write npm commands. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** Commands translated for another package manager. */
export interface TranslatedCommands {
  readonly code: string
  /** Commands without an equivalent, kept unchanged. */
  readonly unknown: readonly string[]
}

const NPM_COMMAND = /^(?:npm|npx)(?=\s|$)/

/** Commands that the library cannot translate. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<Exclude<PackageManager, 'npm'>, string>>>> = {
  'npm ci': {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
  },
}

/** Translates the npm and npx commands in code for another package manager; everything else stays the same. */
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
        // The library marks an unknown command with a comment.
        unknown.push(part.trim())
        return part
      })
      .join(''),
  )
  return { code: lines.join('\n'), unknown }
}
