import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of a site with its changes to the theme. */
export const THEME_FOLDER = 'theme'
/** Folder with components in place of the theme's. */
export const COMPONENTS_FOLDER = `${THEME_FOLDER}/components`

/** Files of a site's `theme` folder, relative to the root with `/`. */
export interface CustomisingFiles {
  readonly tokens: string | null
  readonly styles: string | null
  readonly slots: string | null
  /** Sorted by code point. */
  readonly components: readonly string[]
}

/** Finds what a site changes about its theme; null without anything. `root` is absolute. */
export function findCustomisingFiles(root: string): CustomisingFiles | null {
  if (!existsSync(join(root, THEME_FOLDER))) return null
  const find = (name: string): string | null => {
    const file = `${THEME_FOLDER}/${name}`
    return existsSync(join(root, file)) ? file : null
  }
  const files = { tokens: find('tokens.css'), styles: find('styles.css'), slots: find('slots.tsx') }
  const components = findComponents(root)
  const isEmpty = Object.values(files).every((file) => file === null) && components.length === 0
  return isEmpty ? null : { ...files, components }
}

function findComponents(root: string): string[] {
  const folder = join(root, COMPONENTS_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(name))
    .toSorted()
    .map((name) => `${COMPONENTS_FOLDER}/${name}`)
}
