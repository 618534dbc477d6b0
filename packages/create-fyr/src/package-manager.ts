const NAMES = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** The program that installs a site. */
export interface PackageManager {
  readonly name: (typeof NAMES)[number]
  /** Null if it is not known. */
  readonly version: string | null
}

/** The package manager that an `npm_config_user_agent` names; npm for one that is not known, or none. */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  const [, name = '', version = null] = /^(\w+)\/(\d+\.\d+\.\d+[\w.+-]*)/.exec(userAgent ?? '') ?? []
  const known = NAMES.find((one) => one === name)
  return known === undefined ? { name: 'npm', version: null } : { name: known, version }
}

/** Whether Yarn is of the first generation, which installs into `node_modules` and has flags of its own. */
function isClassicYarn({ name, version }: PackageManager): boolean {
  return name === 'yarn' && version?.startsWith('1.') === true
}

/** The command that runs a binary of an installed package. */
const RUNNERS: Readonly<Record<PackageManager['name'], string>> = {
  npm: 'npx ',
  pnpm: 'pnpm exec ',
  yarn: 'yarn ',
  bun: 'bunx ',
}

/** A text with its commands of npm as the package manager has them. */
export function inPackageManager(text: string, { name }: PackageManager): string {
  return text.replaceAll('npm run ', `${name} run `).replaceAll('npx ', RUNNERS[name])
}

/** Files that the package manager writes besides `node_modules` and that do not belong in a repository. */
export function ignoredFiles(packageManager: PackageManager): readonly string[] {
  return packageManager.name === 'yarn' && !isClassicYarn(packageManager) ? ['.yarn/', '.pnp.*'] : []
}

/** Commands of a machine with Node and npm that install exactly what the lock file of a site names. */
export function lockedInstall(packageManager: PackageManager): readonly string[] {
  const { name, version } = packageManager
  const itself = version === null ? name : `${name}@${version}`
  switch (name) {
    case 'npm':
      return ['npm ci']
    case 'pnpm':
      return [`npm install --global ${itself}`, 'pnpm install --frozen-lockfile']
    case 'yarn':
      return [
        'corepack enable',
        isClassicYarn(packageManager) ? 'yarn install --frozen-lockfile' : 'yarn install --immutable',
      ]
    case 'bun':
      return [`npm install --global ${itself}`, 'bun install --frozen-lockfile']
  }
}
