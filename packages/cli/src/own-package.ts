import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const MANIFEST = '@fyr/cli/package.json'

/** Version of this package, from its own manifest. */
export function ownVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)(MANIFEST)
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isManifest ? String(manifest.version) : ''
}

/** Absolute path of a file of this package, the same from sources and from built files. */
export function ownFile(path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(MANIFEST)), path)
}

/** Absolute path of the folder of a dependency. */
export function dependencyFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}
