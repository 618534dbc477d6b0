import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { parentsOf } from './parents-of.ts'
import { walkFolder } from './walk-folder.ts'

/** A published file as the build that wrote it left it. */
interface PublishedFile {
  /** Says which bytes these are: a hash of them, or of all that they were made from. */
  readonly identity: string
  readonly bytes: number
  /** When anything about the file changed last, its name included, in milliseconds since 1970; nobody can set it back. */
  readonly changedMs: number
  readonly inode: number
}

/** What a published folder is known to hold. */
export interface StandingFiles {
  /** Bytes of the file at a place when that is still the one of this identity; else null. */
  sizeOf(place: string, identity: string): number | null
}

/** A folder of which nothing is known. */
export const NOTHING_STANDS: StandingFiles = { sizeOf: () => null }

/** What builds with this store have noted of the published folder `out` (absolute). */
export function readStanding(store: Store, out: string): StandingFiles {
  const noted = readNoted(store, out)
  if (noted === null) return NOTHING_STANDS
  const files = new Map(noted)
  return {
    sizeOf(place, identity) {
      const file = files.get(place)
      if (file === undefined || file.identity !== identity) return null
      return isAsLeft(lookAt(out, place, identity), file) ? file.bytes : null
    },
  }
}

/** Whether `out` (absolute) holds all that was noted of it, as it was left, and nothing else. */
export function standsWhole(store: Store, out: string): boolean {
  const noted = readNoted(store, out)
  if (noted === null || statsOf(out)?.isDirectory() !== true) return false
  const left = new Map(noted)
  const folders = new Set(noted.flatMap(([place]) => parentsOf(place)))
  const found = walkFolder(out)
  return (
    found.length === left.size + folders.size &&
    found.every(({ place, entry }) => {
      if (entry.isDirectory()) return folders.has(place)
      const file = left.get(place)
      return file !== undefined && isAsLeft(lookAt(out, place, file.identity), file)
    })
  )
}

/** Notes what stands in `out` now: places and the identities of their files. */
export function noteStanding(store: Store, out: string, places: ReadonlyMap<string, string>): void {
  const files = [...places].map(([place, identity]) => [place, lookAt(out, place, identity)] as const)
  store.write('ledger', keyOf(out), JSON.stringify(files.filter(([, file]) => file !== null)))
}

function readNoted(store: Store, out: string): [string, PublishedFile][] | null {
  const bytes = store.read('ledger', keyOf(out))
  return bytes === null ? null : JSON.parse(bytes.toString('utf8'))
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
