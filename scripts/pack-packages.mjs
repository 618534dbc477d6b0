import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runPnpm } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The published packages. */
export const PACKAGES = [
  ...['router', 'search', 'content-pipeline', 'theme', 'mcp', 'cli', 'migrate', 'openapi'].map((name) => ({
    folder: `packages/${name}`,
    name: `@fyr/${name}`,
  })),
  { folder: 'packages/create-fyr', name: 'create-fyr' },
]

/** Packs the built packages into a folder (absolute). Gives the `dependencies` for a project outside the workspace. */
export function packPackages(folder) {
  return Object.fromEntries(
    PACKAGES.map((one) => {
      runPnpm(['pack', '--pack-destination', folder], join(root, one.folder))
      const prefix = `${one.name.replace('@', '').replace('/', '-')}-`
      const file = readdirSync(folder).find((packed) => packed.startsWith(prefix)) ?? ''
      return [one.name, `file:${join(folder, file)}`]
    }),
  )
}
