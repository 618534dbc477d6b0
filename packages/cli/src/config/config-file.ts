import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Possible names of a configuration file; the first is the usual one. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
] as const

/** Name of the configuration file in a site's folder (absolute); null without one. */
export function findConfigFile(root: string): (typeof CONFIG_FILES)[number] | null {
  return CONFIG_FILES.find((name) => existsSync(join(root, name))) ?? null
}
