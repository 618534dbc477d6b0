const NAMES = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** The program that installs a site. */
export interface PackageManager {
  readonly name: (typeof NAMES)[number]
  /** Null if it is not known. */
  readonly version: string | null
}

/** The package manager that an `npm_config_user_agent` names; npm for one that is not known, or none. */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  const [, name = '', version = null] = /^(\w+)\/(\d+\.\d+\.\d+\S*)/.exec(userAgent ?? '') ?? []
  const known = NAMES.find((one) => one === name)
  return known === undefined ? { name: 'npm', version: null } : { name: known, version }
}

/** Commands of a machine with Node and npm that install exactly what the lock file of a site names. */
export function lockedInstall({ name, version }: PackageManager): readonly string[] {
  const itself = version === null ? name : `${name}@${version}`
  switch (name) {
    case 'npm':
      return ['npm ci']
    case 'pnpm':
      return [`npm install --global ${itself}`, 'pnpm install --frozen-lockfile']
    case 'yarn': {
      const isClassic = version?.startsWith('1.') === true
      return ['corepack enable', isClassic ? 'yarn install --frozen-lockfile' : 'yarn install --immutable']
    }
    case 'bun':
      return [`npm install --global ${itself}`, 'bun install --frozen-lockfile']
  }
}
