import { hash } from 'node:crypto'
import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { parentsOf } from './parents-of.ts'
import { type FoundEntry, walkFolder } from './walk-folder.ts'

/** A published file as the build that wrote it left it. */
interface PublishedFile {
  /** Says which bytes these are: a hash of them, or of all that they were made from. */
  readonly identity: string
  readonly bytes: number
  /** When anything about the file changed last, its name included, in milliseconds since 1970; nobody can set it back. */
  readonly changedMs: number
  readonly inode: number
  /** Stamp of the file that it was copied from, where that tells of any later change. */
  readonly source?: string
}

/** The files that a site's folder is going to hold. */
export interface PlacedFiles {
  /** Places relative to the folder, with `/`, each with what says which bytes belong there. */
  readonly places: ReadonlyMap<string, string>
  /** Of places that were copied, the stamps of the files that they were copied from, where these tell of any later change. */
  readonly sources: ReadonlyMap<string, string>
}

/** What a published folder is known to hold. */
export interface StandingFiles {
  /** Bytes of the file at a place when that is still the one of this identity; else null. */
  sizeOf(place: string, identity: string): number | null
  /** Whether anything is known of a place. */
  knows(place: string): boolean
  /** The identity of the file at a place when that was copied from a file with this stamp; else null. */
  identityFrom(place: string, stamp: string | null): string | null
}

/** A folder of which nothing is known. */
export const NOTHING_STANDS: StandingFiles = {
  sizeOf: () => null,
  knows: () => false,
  identityFrom: () => null,
}

/** What builds with this store have noted of the published folder `out` (absolute). */
export function readStanding(store: Store, out: string): StandingFiles {
  const bytes = store.read('ledger', keyOf(out))
  if (bytes === null) return NOTHING_STANDS
  const files = new Map(parseNoted(bytes))
  return {
    sizeOf(place, identity) {
      const file = files.get(place)
      if (file === undefined || file.identity !== identity) return null
      return isAsLeft(lookAt(out, place, identity), file) ? file.bytes : null
    },
    knows: (place) => files.has(place),
    identityFrom(place, stamp) {
      const file = files.get(place)
      return file?.source !== undefined && file.source === stamp ? file.identity : null
    },
  }
}

/**
 * Whether `out` (absolute) holds all that was noted of it, as it was left, and nothing else, and the note is the one that
 * `noteStanding` gave a name.
 */
export function standsWhole(store: Store, out: string, name: string): boolean {
  const bytes = store.read('ledger', keyOf(out))
  if (bytes === null || nameOf(bytes) !== name) return false
  const noted = parseNoted(bytes)
  const left = new Map(noted)
  const folders = new Set(noted.flatMap(([place]) => parentsOf(place)))
  const found = walkIfThere(out)
  return (
    found !== null &&
    found.length === left.size + folders.size &&
    found.every(({ place, entry }) => {
      if (entry.isDirectory()) return folders.has(place)
      const file = left.get(place)
      return file !== undefined && isAsLeft(lookAt(out, place, file.identity), file)
    })
  )
}

/** Null for a folder that is not there, changes meanwhile or can not be looked into. */
function walkIfThere(folder: string): FoundEntry[] | null {
  try {
    return walkFolder(folder)
  } catch {
    return null
  }
}

/**
 * Notes what stands in `out` now: places and the identities of their files, and of copies the stamps of their `sources`. Gives
 * a name that no other note has.
 */
export function noteStanding(store: Store, out: string, { places, sources }: PlacedFiles): string {
  const files = [...places].flatMap(([place, identity]) => {
    const file = lookAt(out, place, identity)
    const source = sources.get(place)
    return file === null ? [] : [[place, source === undefined ? file : { ...file, source }] as const]
  })
  const note = JSON.stringify(files)
  store.write('ledger', keyOf(out), note)
  return nameOf(note)
}

/** Not by `hashOf`, which copies what it is given: a note of a large site is megabytes. */
function nameOf(note: string | Buffer): string {
  return hash('sha256', note, 'hex')
}

function parseNoted(bytes: Buffer): [string, PublishedFile][] {
  return JSON.parse(bytes.toString('utf8'))
}

function keyOf(out: string): string {
  return hashOf('published', out)
}

function lookAt(out: string, place: string, identity: string): PublishedFile | null {
  const stats = statsOf(join(out, place))
  if (stats?.isFile() !== true) return null
  return { identity, bytes: stats.size, changedMs: stats.ctimeMs, inode: stats.ino }
}

/** Null for what is not there or can not be looked at. */
function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

function isAsLeft(now: PublishedFile | null, left: PublishedFile): boolean {
  return now?.bytes === left.bytes && now.changedMs === left.changedMs && now.inode === left.inode
}
