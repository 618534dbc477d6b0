import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Absolute path of a file of this package, the same from sources and from built files: both are one folder below it. */
function ownFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

/** Folder of what new sites are made of. */
export const TEMPLATE: string = ownFile('template')

/** Snippets for VS Code, written by the build of this package. */
export const SNIPPETS_FILE: string = ownFile('dist/front-matter.code-snippets')

/** Version of this package, which is that of all packages of a release. */
export function ownVersion(): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(ownFile('package.json'), 'utf8'))
  return version
}
