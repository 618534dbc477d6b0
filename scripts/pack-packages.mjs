import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runPnpm } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folders below `packages` whose packages are published as `@fyr/` and that name. */
export const PACKAGES = ['router', 'content-pipeline', 'theme', 'mcp', 'cli']

/** Packs the built packages into a folder (absolute). Gives the `dependencies` for a project outside the workspace. */
export function packPackages(folder) {
  return Object.fromEntries(
    PACKAGES.map((name) => {
      runPnpm(['pack', '--pack-destination', folder], join(root, 'packages', name))
      const file = readdirSync(folder).find((packed) => packed.startsWith(`fyr-${name}-`)) ?? ''
      return [`@fyr/${name}`, `file:${join(folder, file)}`]
    }),
  )
}
