import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolderOf } from '../store/package-fingerprint.ts'
import { findTheme } from '../theme/load-theme.ts'
import { themeModules } from '../theme/theme-modules.ts'
import { bundleClient } from './bundle-client.ts'
import { unpackBundle } from './client-bundle.ts'
import { packageVersions, PREBUILT_LIST, type PrebuiltBundle } from './prebuilt-bundle.ts'

const THEME = '@fyr/theme'

/**
 * Bundles our theme as it is, as a site in `root` has it installed, and writes the bundle, the versions that it was made
 * from, and the licences of what is in it to a folder (absolute). The same packages give the same scripts and styles wherever
 * they are. Throws when a package would be bundled twice. Sets `NODE_ENV` to `production`.
 */
export async function prebuildBundle(root: string, folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const theme = findTheme(root, THEME)
  const { value, inputs } = await bundleClient(root, themeModules(root, theme, null), { isCustomised: false })
  const { files, ...rest } = unpackBundle(value)
  const prebuilt: PrebuiltBundle = {
    places: files.map(({ place }) => place),
    ...rest,
    madeFrom: packageVersions(root, theme),
  }
  for (const { place, bytes } of files) write(join(folder, place), bytes)
  write(join(folder, PREBUILT_LIST), JSON.stringify(prebuilt, null, 2))
  write(join(folder, 'licenses.txt'), licensesOf(packageFolders(inputs)))
}

/** Folders of the packages that some files are from, by name and sorted. */
function packageFolders(files: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set(files.map((file) => packageFolderOf(file)))
  const named = [...folders].map((folder): [string, string] => [manifestOf(folder).name, folder])
  const sorted = new Map(named.toSorted(([left], [right]) => (left < right ? -1 : 1)))
  if (sorted.size < folders.size) throw new Error('A package was bundled twice.')
  return sorted
}

/**
 * The licences of bundled packages. The bundle contains their code without comments, so the texts must be shipped
 * beside it.
 */
function licensesOf(folders: ReadonlyMap<string, string>): string {
  const others = [...folders].filter(([name]) => !name.startsWith('@fyr/'))
  const texts = others.map(
    ([name, folder]) => `${name} ${manifestOf(folder).version}\n\n${readLicense(folder).trim()}\n`,
  )
  const intro = 'These packages are part of the scripts. Each has its own licence.\n'
  return [intro, ...texts].join(`\n${'-'.repeat(80)}\n\n`)
}

function readLicense(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file === undefined) throw new Error(`${folder} has no licence.`)
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
}

function manifestOf(folder: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function write(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
