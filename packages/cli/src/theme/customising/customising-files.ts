import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a site's `theme` folder, relative to the root with `/`. */
export interface CustomisingFiles {
  readonly tokens: string | null
  readonly styles: string | null
}

const FOLDER = 'theme'

/** Finds what a site changes about its theme; null without anything. `root` is absolute. */
export function findCustomisingFiles(root: string): CustomisingFiles | null {
  const find = (name: string): string | null => {
    const file = `${FOLDER}/${name}`
    return existsSync(join(root, file)) ? file : null
  }
  const files = { tokens: find('tokens.css'), styles: find('styles.css') }
  return Object.values(files).every((file) => file === null) ? null : files
}
