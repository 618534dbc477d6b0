import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Path of a file of this package. */
export function ownFile(path: string): string {
  return join(dirname(resolve('@fyr/mcp/package.json')), path)
}

/** The version of this package. */
export function ownVersion(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('@fyr/mcp/package.json')
  return manifest.version
}
