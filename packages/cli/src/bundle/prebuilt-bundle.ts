import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nearestManifest } from '../nearest-manifest.ts'
import { ownFile } from '../own-package.ts'
import {
  findPackage,
  isInstalled,
  packageFingerprint,
  packageFolderOf,
} from '../store/package-fingerprint.ts'
import type { ThemeEntryPoints } from '../theme/load-theme.ts'
import { type ClientBundle, type PackedBundle, SITE_PACKAGES } from './client-bundle.ts'

/**
 * The bundle that comes with this package, and the versions that it was made from. Its files are in the same folder.
 */
export interface PrebuiltBundle extends Omit<ClientBundle, 'files'> {
  /** Places of the files, in the bundler's order. */
  readonly places: readonly string[]
  readonly madeFrom: PackageVersions
}

/** Versions of the packages that a bundle was made from. */
export interface PackageVersions {
  /** Exact versions of the theme, React and React DOM, by name. */
  readonly versions: Readonly<Record<string, string>>
  /**
   * Fingerprint of their code if one of them is a link; empty if all are installed, since installed code never changes
   * within one version.
   */
  readonly fingerprint: string
}

/** Folder of the bundle that comes with this package, absolute. */
export const PREBUILT = ownFile('dist/prebuilt')

/** Name of the file, in that folder, that holds a `PrebuiltBundle`. */
export const PREBUILT_LIST = 'bundle.json'

/**
 * The bundle in a folder (absolute), if the site in `root` has the versions of theme, React and React DOM that it was made
 * from. A link may lead to any code under a version; where one of them is a link, the code is compared. Null where anything
 * differs, or if there is no bundle.
 */
export function readPrebuiltBundle(
  root: string,
  theme: ThemeEntryPoints,
  folder: string,
): PackedBundle | null {
  const list = join(folder, PREBUILT_LIST)
  if (!existsSync(list) || replacedImports(root) !== undefined) return null
  const { places, madeFrom, ...rest }: PrebuiltBundle = JSON.parse(readFileSync(list, 'utf8'))
  if (!isSame(madeFrom, packageVersions(root, theme))) return null
  const files = places.map((place) => ({ place, base64: readFileSync(join(folder, place), 'base64') }))
  return { files, ...rest }
}

function isSame(wanted: PackageVersions, found: PackageVersions): boolean {
  const isSameVersions = JSON.stringify(wanted.versions) === JSON.stringify(found.versions)
  return isSameVersions && (found.fingerprint === '' || found.fingerprint === wanted.fingerprint)
}

/** The versions that a site in `root` has of its theme, React and React DOM. What is not installed is left out. */
export function packageVersions(root: string, theme: ThemeEntryPoints): PackageVersions {
  const folders = [
    packageFolderOf(theme.client),
    ...SITE_PACKAGES.flatMap((name) => findPackage(root, name) ?? []),
  ]
  const manifests = folders.map((folder) => readManifest(folder))
  return {
    versions: Object.fromEntries(manifests.map(({ name, version }) => [name, version])),
    fingerprint: folders.every(isInstalled) ? '' : packageFingerprint(folders),
  }
}

/** The replacements of modules that a site's manifest sets for imports from its folder: `browser`. */
export function replacedImports(root: string): unknown {
  const manifest = nearestManifest(root)
  return manifest === null ? undefined : readManifest(dirname(manifest)).browser
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly browser?: unknown
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
