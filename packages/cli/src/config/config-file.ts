import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Names that a configuration may have; the first is the usual one. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
] as const

/** Name of the configuration in a site's folder (absolute); null where there is none. */
export function findConfigFile(root: string): (typeof CONFIG_FILES)[number] | null {
  return CONFIG_FILES.find((name) => existsSync(join(root, name))) ?? null
}
