import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownFile } from '../own-package.ts'
import { hashOf } from '../store/hash-of.ts'
import { findPackage, packageFolderOf } from '../store/package-fingerprint.ts'
import type { ThemeDoors } from '../theme/load-theme.ts'
import { hashFile } from './bundle-inputs.ts'
import { type ClientBundle, type PackedBundle, SITE_PACKAGES } from './client-bundle.ts'

/** The bundle that comes with this package, and what it was made from. Its files stand beside it. */
export interface PrebuiltBundle extends Omit<ClientBundle, 'files'> {
  /** Of its files, in the bundler's order. */
  readonly places: readonly string[]
  /** Name of the theme's package. */
  readonly theme: string
  /** Below the theme's folder, with `/`. */
  readonly doors: Omit<ThemeDoors, 'server'>
  /** By name. */
  readonly packages: Readonly<Record<string, PrebuiltInput>>
}

/** What of one package went into a bundle. */
export interface PrebuiltInput {
  /** Hash of what its manifest says to a bundler. */
  readonly manifest: string
  /** Names of the packages in the bundle that it may import. */
  readonly needs: readonly string[]
  /** Hashes by path, below the package's folder and with `/`. */
  readonly files: Readonly<Record<string, string>>
}

/** Folder of the bundle that comes with this package, absolute. */
export const PREBUILT = ownFile('dist/prebuilt')

/** Name of the file, in that folder, that holds a `PrebuiltBundle`. */
export const PREBUILT_LIST = 'bundle.json'

/**
 * The bundle in a folder (absolute), if making one anew for the site in `root` would give the same bytes: every file that
 * went into it is what the site has installed. Null where anything differs, or no bundle is there.
 */
export function readPrebuiltBundle(root: string, theme: ThemeDoors, folder: string): PackedBundle | null {
  const list = join(folder, PREBUILT_LIST)
  if (!existsSync(list)) return null
  const prebuilt: PrebuiltBundle = JSON.parse(readFileSync(list, 'utf8'))
  if (!isMadeFrom(prebuilt, root, theme)) return null
  const { places, bootScript, styleSheet } = prebuilt
  const files = places.map((place) => ({ place, base64: readFileSync(join(folder, place), 'base64') }))
  return { files, bootScript, styleSheet }
}

function isMadeFrom(
  { theme: name, doors, packages }: PrebuiltBundle,
  root: string,
  theme: ThemeDoors,
): boolean {
  const themeFolder = packageFolderOf(theme.client)
  if (theme.client !== join(themeFolder, doors.client) || theme.styles !== join(themeFolder, doors.styles)) {
    return false
  }
  const folders = new Map([[name, themeFolder]])
  // A map gives what is added to it on the way, too.
  for (const [one, folder] of folders) {
    const input = packages[one]
    if (input === undefined || !isInput(folder, input)) return false
    for (const needed of input.needs) {
      const found = findPackage(SITE_PACKAGES.includes(needed) ? root : folder, needed)
      // What is there twice is bundled twice.
      if (found === null || (folders.get(needed) ?? found) !== found) return false
      folders.set(needed, found)
    }
  }
  return replacedImports(root) === undefined
}

function isInput(folder: string, { manifest, files }: PrebuiltInput): boolean {
  return (
    manifest === hashManifest(folder) &&
    Object.entries(files).every(([path, hash]) => hashFile(join(folder, path)) === hash)
  )
}

/** What the manifest of a site says of other modules in place of those that are imported from its folder: `browser`. */
export function replacedImports(root: string): unknown {
  let folder = root
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) return undefined
    folder = dirname(folder)
  }
  return readManifest(folder).browser
}

/** What bundlers look at. Versions and what installers use do not matter to them. */
const FIELDS = [
  'name',
  'type',
  'sideEffects',
  'main',
  'module',
  'jsnext:main',
  'jsnext',
  'browser',
  'imports',
]

/** Hash of what the manifest of the package in a folder (absolute) says to a bundler. */
export function hashManifest(folder: string): string {
  const manifest = readManifest(folder)
  const parts = FIELDS.map((field) => manifest[field] ?? null)
  return hashOf(JSON.stringify([...parts, bundledExports(manifest.exports ?? null)]))
}

function readManifest(folder: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** A manifest's `exports` without the conditions for sources and types: a published manifest has fewer than one at work. */
function bundledExports(exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) return exports
  const entries = Object.entries(exports).filter(([name]) => name !== 'source' && name !== 'types')
  const [first] = entries
  if (entries.length === 1 && first?.[0] === 'default') return bundledExports(first[1])
  return Object.fromEntries(entries.map(([name, value]) => [name, bundledExports(value)]))
}
