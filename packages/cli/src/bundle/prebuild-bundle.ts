import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { packageFolderOf } from '../store/package-fingerprint.ts'
import { findTheme } from '../theme/load-theme.ts'
import { themeModules } from '../theme/theme-modules.ts'
import { bundleClient } from './bundle-client.ts'
import { hashFile } from './bundle-inputs.ts'
import { unpackBundle } from './client-bundle.ts'
import {
  hashManifest,
  PREBUILT_LIST,
  type PrebuiltBundle,
  type PrebuiltInput,
  readPrebuiltBundle,
} from './prebuilt-bundle.ts'

const THEME = '@fyr/theme'

/**
 * Bundles our theme as it is, as a site in `root` has it installed, and writes the bundle, what it was made from, and the
 * licences of what is in it to a folder (absolute). The same files give the same bytes wherever they are. Throws when
 * the bundle can not be told from others by its list. Sets `NODE_ENV` to `production`.
 */
export async function prebuildBundle(root: string, folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const theme = findTheme(root, THEME)
  const { value, inputs } = await bundleClient(root, themeModules(root, theme, null), { isCustomised: false })
  const folders = packageFolders(inputs)
  const themeFolder = packageFolderOf(theme.client)
  const { files, bootScript, styleSheet } = unpackBundle(value)
  const prebuilt: PrebuiltBundle = {
    places: files.map(({ place }) => place),
    bootScript,
    styleSheet,
    theme: THEME,
    doors: { client: pathBelow(themeFolder, theme.client), styles: pathBelow(themeFolder, theme.styles) },
    packages: Object.fromEntries(
      [...folders].map(([name, one]) => [name, describeInput(one, inputs, folders)]),
    ),
  }
  for (const { place, bytes } of files) write(join(folder, place), bytes)
  write(join(folder, PREBUILT_LIST), JSON.stringify(prebuilt, null, 2))
  write(join(folder, 'licenses.txt'), licensesOf(folders))
  if (readPrebuiltBundle(root, theme, folder) === null) {
    throw new Error('The list of what the bundle was made from does not lead to all of it.')
  }
}

/** Folders of the packages that some files are from, by name and sorted. */
function packageFolders(files: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set(files.map((file) => packageFolderOf(file)))
  const named = [...folders].map((folder): [string, string] => [readManifest(folder).name, folder])
  const sorted = new Map(named.toSorted(([left], [right]) => (left < right ? -1 : 1)))
  if (sorted.size < folders.size) throw new Error('A package is bundled twice.')
  return sorted
}

function describeInput(
  folder: string,
  inputs: readonly string[],
  folders: ReadonlyMap<string, string>,
): PrebuiltInput {
  const { dependencies, peerDependencies } = readManifest(folder)
  const own = inputs.filter((file) => packageFolderOf(file) === folder)
  const hashes = own.map((file): [string, string] => [pathBelow(folder, file), hashFile(file)])
  return {
    manifest: hashManifest(folder),
    needs: Object.keys({ ...dependencies, ...peerDependencies })
      .filter((name) => folders.has(name))
      .toSorted(),
    files: Object.fromEntries(hashes.toSorted(([left], [right]) => (left < right ? -1 : 1))),
  }
}

/** What others have written is bundled too, without its comments. */
function licensesOf(folders: ReadonlyMap<string, string>): string {
  const others = [...folders].filter(([name]) => !name.startsWith('@fyr/'))
  const texts = others.map(([name, folder]) => `${name}\n\n${readLicense(folder).trim()}\n`)
  const intro = 'These packages are part of the scripts. Each stands under its own licence.\n'
  return [intro, ...texts].join(`\n${'-'.repeat(80)}\n\n`)
}

function readLicense(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file === undefined) throw new Error(`${folder} brings no licence.`)
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
}

/** What a manifest says of its package. */
interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/')
}

function write(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
