/** The package managers that an npm command is shown for, npm first, because authors write npm commands. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** How each of them writes its name. */
export const PACKAGE_MANAGER_LABELS: Readonly<Record<PackageManager, string>> = {
  npm: 'npm',
  pnpm: 'pnpm',
  yarn: 'Yarn',
  bun: 'Bun',
}
