import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The part of tsup's `metafile` that lists what went into the built files. */
interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>
}

/**
 * Writes `licenses.txt` for the packages whose code is in the built files of a folder, sorted by name, and removes the
 * metafile. Throws for a package without a licence.
 */
export function writeLicenses(folder: string): void {
  const list = join(folder, 'metafile-esm.json')
  const { inputs }: Metafile = JSON.parse(readFileSync(list, 'utf8'))
  rmSync(list)
  const files = Object.keys(inputs).flatMap((file) => [file, ...filesWithin(file)])
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []))
  const licenses = new Map([...folders].map((one) => [nameOf(one), licenseIn(one)]))
  const texts = [...licenses].toSorted(([left], [right]) => (left < right ? -1 : 1))
  const intro = 'These packages are part of the built files. Each has its own licence.\n'
  const parts = texts.map(([name, license]) => `${name}\n\n${license.replaceAll('\r\n', '\n').trim()}\n`)
  writeFileSync(join(folder, 'licenses.txt'), [intro, ...parts].join(`\n${'-'.repeat(80)}\n\n`))
}

/** The files that are in a built file of another package of ours, which names each of them in a comment. */
function filesWithin(file: string): string[] {
  if (!/^\.\.\/[^/]+\/dist\/[^/]+\.js$/.test(file)) return []
  const names = readFileSync(file, 'utf8').matchAll(/^\/\/ (\S+\/node_modules\/\S+)$/gm)
  return [...names].map(([, name = '']) => join(dirname(file), '..', name))
}

/** `…/node_modules/@scope/name/lib/x.js` -> `…/node_modules/@scope/name`; null for the package's own files. */
function packageFolder(file: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null
}

/** The fields of a `package.json` that are used here. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function nameOf(folder: string): string {
  const { name, version } = readManifest(folder)
  return `${name} ${version}`
}

/** The text of a package's licence, or its name and author if the package contains no text. */
function licenseIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8')
  const { license, author = '' } = readManifest(folder)
  if (license === undefined) throw new Error(`${nameOf(folder)} has no licence.`)
  return `${license}, ${typeof author === 'string' ? author : author.name}`
}
