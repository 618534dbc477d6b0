import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileStamp, isLasting } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'
import { parentsOf } from './parents-of.ts'
import type { FileState, LastOutputs, PlacedFiles } from './published-files.ts'

/** The future content of a site's folder. Every place can be taken once. Unchanged files are not written again. */
export interface SiteOutput extends PlacedFiles {
  /** The folders of all places taken so far. */
  readonly folders: ReadonlySet<string>
  /** Bytes so far, by kind of file. */
  readonly sizes: OutputSizes
  /** Whether the published folder has the file of this identity at a place, unchanged. */
  isUnchanged(place: string, identity: string): boolean
  /** Claims a place that `isUnchanged` is true of. Throws as `write` does. */
  keep(place: string, identity: string): void
  /** Absolute path of a place that other code will write to. Throws as `write` does. */
  claim(place: string, identity: string): string
  /**
   * Marks the name of a place as made from its bytes: the file stays for a while after the site has stopped using it.
   */
  markAsset(place: string): void
  /** Records how many bytes other code has written to a place. */
  note(place: string, bytes: number): void
  /** Absolute path from which the bytes of a taken place can be read. */
  fileOf(place: string): string
  /**
   * Puts bytes at a place. Throws `SiteError` when the place is taken, even by a folder, is inside another file or outside
   * the folder.
   */
  write(place: string, bytes: string | Uint8Array): Promise<void>
  /** Puts the same bytes at several places, as one file on the disk where that is possible. Throws as `write` does. */
  writeOnce(places: readonly string[], identity: string, bytes: Uint8Array): Promise<void>
  /** Copies a file (absolute path) to a place, changed by `edit` if that is given; throws as `write` does. */
  copy(from: string, place: string, edit?: (bytes: Uint8Array) => Uint8Array): Promise<void>
}

/** Bytes of the files of an output. */
export interface OutputSizes {
  documents: number
  payloads: number
  scripts: number
  styles: number
  compressed: number
  others: number
}

/** The folders that an output is written to, and the files that need not be written again. Folders are absolute. */
export interface OutputFolders {
  /** An existing, empty folder for new files. */
  readonly staging: string
  /** The published folder. */
  readonly out: string
  readonly last: LastOutputs
}

/** An output without any files yet. */
export function createOutput({ staging, out, last }: OutputFolders): SiteOutput {
  const places = new Map<string, string>()
  const sources = new Map<string, string>()
  const assets = new Set<string>()
  const kept = new Map<string, FileState>()
  const folders = new Set<string>()
  const sizes: OutputSizes = { documents: 0, payloads: 0, scripts: 0, styles: 0, compressed: 0, others: 0 }
  const note = (place: string, bytes: number): void => {
    sizes[kindOf(place)] += bytes
  }
  const claim = (place: string, identity: string): string => {
    checkPlace(place, { places, folders })
    places.set(place, identity)
    for (const parent of parentsOf(place)) folders.add(parent)
    return join(staging, place)
  }
  const { isUnchanged, foundAt } = rememberStates(last)
  const keep = (place: string, identity: string): void => {
    const state = foundAt(place)
    claim(place, identity)
    kept.set(place, state)
    note(place, state.bytes)
  }
  const put = async (place: string, identity: string, fill: (path: string) => Promise<number>) => {
    if (isUnchanged(place, identity)) return keep(place, identity)
    const path = claim(place, identity)
    await mkdir(dirname(path), { recursive: true })
    return note(place, await fill(path))
  }
  return {
    places,
    sources,
    assets,
    kept,
    folders,
    sizes,
    isUnchanged,
    keep,
    claim,
    markAsset: (place) => void assets.add(place),
    note,
    fileOf: (place) => join(kept.has(place) ? out : staging, place),
    write: (place, bytes) =>
      put(place, createHash('sha256').update(bytes).digest('hex'), async (path) => {
        await writeFile(path, bytes)
        return Buffer.byteLength(bytes)
      }),
    async writeOnce(wanted, identity, bytes) {
      const [first, ...others] = wanted.filter((place) => {
        if (!isUnchanged(place, identity)) return true
        keep(place, identity)
        return false
      })
      if (first === undefined) return
      const fill = async (path: string): Promise<number> => {
        await writeFile(path, bytes)
        return bytes.length
      }
      await put(first, identity, fill)
      const written = join(staging, first)
      await Promise.all(
        others.map((place) =>
          put(place, identity, async (path) => ((await canLink(written, path)) ? bytes.length : fill(path))),
        ),
      )
    },
    async copy(from, place, edit) {
      // Taken before the file is read: if the file changes during the copy, its stamp differs the next time.
      const ofFile = fileStamp(dirname(from), basename(from))
      const stamp = ofFile !== null && edit !== undefined ? `${ofFile} edited` : ofFile
      if (ofFile !== null && stamp !== null && isLasting(ofFile, Date.now())) sources.set(place, stamp)
      if (last.has(place)) {
        const identity = last.identityFrom(place, stamp) ?? (await hashEdited(from, edit))
        if (isUnchanged(place, identity) && haveSameRights(from, join(out, place)))
          return keep(place, identity)
      }
      const path = claim(place, '')
      await mkdir(dirname(path), { recursive: true })
      await (edit === undefined ? copyFile(from, path) : copyEdited(from, path, edit))
      // Hash the copy, since the original may have changed after it was copied.
      places.set(place, await hashFile(path))
      note(place, (await stat(path)).size)
    },
  }
}

/** Looks at files of the last build, and knows the states in which it has found them. */
function rememberStates(last: LastOutputs) {
  const found = new Map<string, FileState>()
  return {
    isUnchanged(place: string, identity: string): boolean {
      const state = last.stateOf(place, identity)
      if (state !== null) found.set(place, state)
      return state !== null
    },
    /** Throws for a file that was not found to be unchanged. */
    foundAt(place: string): FileState {
      const state = found.get(place)
      if (state === undefined) throw new RangeError(`"${place}" was not found to be unchanged.`)
      return state
    },
  }
}

/** Writes the new bytes first: the rights that it takes over may not allow that. */
async function copyEdited(
  from: string,
  path: string,
  edit: (bytes: Uint8Array) => Uint8Array,
): Promise<void> {
  await writeFile(path, edit(await readFile(from)))
  await chmod(path, (await stat(from)).mode)
}

/** Links a new file to another one of this build, unless the file system has no links. */
async function canLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    return false
  }
}

/** Whether a copy has the permissions of its original: a host may read it as another user. */
function haveSameRights(from: string, copy: string): boolean {
  return modeOf(from) === modeOf(copy)
}

function modeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mode
}

async function hashEdited(path: string, edit?: (bytes: Uint8Array) => Uint8Array): Promise<string> {
  if (edit === undefined) return hashFile(path)
  return createHash('sha256')
    .update(edit(await readFile(path)))
    .digest('hex')
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function kindOf(place: string): keyof OutputSizes {
  if (place.endsWith('.html')) return 'documents'
  if (/(^|\/)page\.json$/.test(place)) return 'payloads'
  if (place.endsWith('.js')) return 'scripts'
  if (/\.(br|gz)$/.test(place)) return 'compressed'
  return place.endsWith('.css') ? 'styles' : 'others'
}

function checkPlace(place: string, { places, folders }: Pick<SiteOutput, 'places' | 'folders'>): void {
  if (place.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new SiteError([{ code: 'place-outside', problem: `"${place}" is not inside the output folder.` }])
  }
  const taken =
    places.has(place) || folders.has(place) ? place : parentsOf(place).find((one) => places.has(one))
  if (taken === undefined) return
  throw new SiteError([
    {
      code: 'place-taken',
      file: taken,
      problem: `Two outputs of the site have the path "${taken}": a page, an asset or a static file.`,
      hint: 'Rename one of them.',
    },
  ])
}
