import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folder of a site with its changes to the theme. */
export const THEME_FOLDER = 'theme'
/** Folder with overrides of the theme's components. */
export const COMPONENTS_FOLDER = `${THEME_FOLDER}/components`
/** Folder with components that Markdown can show. */
export const ISLANDS_FOLDER = `${THEME_FOLDER}/islands`

/** Folder with layouts that front matter can name. */
export const LAYOUTS_FOLDER = `${THEME_FOLDER}/layouts`

/** Files of a site's `theme` folder, relative to the root with `/`. */
export interface CustomisingFiles {
  readonly tokens: string | null
  readonly styles: string | null
  readonly slots: string | null
  /** The site's own module for browsers. */
  readonly client: string | null
  /** Sorted by code point. */
  readonly components: readonly string[]
  /** Sorted by code point. */
  readonly islands: readonly string[]
  /** Sorted by code point. */
  readonly layouts: readonly string[]
}

/** Finds what a site changes about its theme; null without anything. `root` is absolute. */
export function findCustomisingFiles(root: string): CustomisingFiles | null {
  if (!existsSync(join(root, THEME_FOLDER))) return null
  const find = (name: string): string | null => {
    const file = `${THEME_FOLDER}/${name}`
    return existsSync(join(root, file)) ? file : null
  }
  const files = {
    tokens: find('tokens.css'),
    styles: find('styles.css'),
    slots: find('slots.tsx'),
    client: find('client.ts') ?? find('client.tsx'),
  }
  const components = findComponents(root, COMPONENTS_FOLDER)
  const islands = findComponents(root, ISLANDS_FOLDER)
  const layouts = findComponents(root, LAYOUTS_FOLDER)
  const isEmpty =
    Object.values(files).every((file) => file === null) &&
    components.length + islands.length + layouts.length === 0
  return isEmpty ? null : { ...files, components, islands, layouts }
}

function findComponents(root: string, place: string): string[] {
  const folder = join(root, place)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(name))
    .toSorted()
    .map((name) => `${place}/${name}`)
}

/** Names of a site's islands in Markdown: those of their files, without the extension. */
export function findIslandNames(root: string): readonly string[] {
  return findCustomisingFiles(root)?.islands.map(islandName) ?? []
}

/** Names of a site's layouts in front matter. */
export function findLayoutNames(root: string): readonly string[] {
  return findCustomisingFiles(root)?.layouts.map(islandName) ?? []
}

/** Name of the island or the layout in a file. */
export function islandName(file: string): string {
  return basename(file, '.tsx')
}
