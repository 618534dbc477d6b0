import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { parentsOf } from './parents-of.ts'
import { type FoundEntry, walkFolder } from '../walk-folder.ts'

/** A published file as the build that wrote it left it. */
export interface PublishedFile {
  /** Says which bytes these are: a hash of them, or of all that they were made from. */
  readonly identity: string
  readonly bytes: number
  /** When anything about the file changed last, its name included, in milliseconds since 1970; nobody can set it back. */
  readonly changedMs: number
  readonly inode: number
  /** Stamp of the file that it was copied from, where that shows any later change. */
  readonly source?: string
  /** Set for assets, whose names are made from their bytes. */
  readonly isAsset?: true
  /** Of an asset that the site no longer uses. */
  readonly left?: LeftAsset
}

/** How long an asset has stayed that the site no longer uses. */
export interface LeftAsset {
  /** Publishes that changed the site, from the first one without it. */
  readonly publishes: number
  /** When that first one was, in milliseconds since 1970. */
  readonly sinceMs: number
}

/** The files of a published folder, each with its place: relative to the folder, with `/`. Plain data. */
export type PublishedFiles = readonly (readonly [place: string, file: PublishedFile])[]

/** The files that a site's folder is going to hold. */
export interface PlacedFiles {
  /** Places relative to the folder, with `/`, each with what says which bytes belong there. */
  readonly places: ReadonlyMap<string, string>
  /** Of places that were copied, the stamps of the files that they were copied from, where these show any later change. */
  readonly sources: ReadonlyMap<string, string>
  /** Places of assets, whose names are made from their bytes. */
  readonly assets: ReadonlySet<string>
}

/** The outputs of the last build, for the next one to leave alone what has not changed. */
export interface LastOutputs {
  /** Bytes of the file at a place when that is still the one of this identity; else null. */
  sizeOf(place: string, identity: string): number | null
  /** Whether the last build published a file at a place. */
  has(place: string): boolean
  /** The identity of the file at a place when that was copied from a file with this stamp; else null. */
  identityFrom(place: string, stamp: string | null): string | null
}

/** Of a folder that nothing is known about. */
export const NO_OUTPUTS: LastOutputs = { sizeOf: () => null, has: () => false, identityFrom: () => null }

/** What the last build published to `out` (absolute). */
export function openLastOutputs(out: string, published: PublishedFiles): LastOutputs {
  const files = new Map(published)
  return {
    sizeOf(place, identity) {
      const file = files.get(place)
      if (file === undefined || file.identity !== identity) return null
      return isAsLeft(statsOf(join(out, place)), file) ? file.bytes : null
    },
    has: (place) => files.has(place),
    identityFrom(place, stamp) {
      const file = files.get(place)
      return file?.source !== undefined && file.source === stamp ? file.identity : null
    },
  }
}

/** Whether `out` (absolute) holds exactly these files, each as it was left. */
export function isUntouched(out: string, published: PublishedFiles): boolean {
  const files = new Map(published)
  const folders = new Set(published.flatMap(([place]) => parentsOf(place)))
  const found = walkIfThere(out)
  return (
    found !== null &&
    found.length === files.size + folders.size &&
    found.every(({ place, entry }) => {
      if (entry.isDirectory()) return folders.has(place)
      const file = files.get(place)
      return file !== undefined && isAsLeft(statsOf(join(out, place)), file)
    })
  )
}

/** What `out` (absolute) holds now of the files that belong there, and of old assets that stay. */
export function listPublished(
  out: string,
  { places, sources, assets }: PlacedFiles,
  old: ReadonlyMap<string, PublishedFile>,
): PublishedFiles {
  const facts = [...places].map(([place, identity]) => {
    const source = sources.get(place)
    const fact = source === undefined ? { identity } : { identity, source }
    return [place, assets.has(place) ? { ...fact, isAsset: true as const } : fact] as const
  })
  return [...facts, ...old].flatMap(([place, fact]) => {
    const stats = statsOf(join(out, place))
    if (stats?.isFile() !== true) return []
    return [[place, { ...fact, bytes: stats.size, changedMs: stats.ctimeMs, inode: stats.ino }] as const]
  })
}

/** Null for a folder that is not there, changes meanwhile or can not be looked into. */
function walkIfThere(folder: string): FoundEntry[] | null {
  try {
    return walkFolder(folder)
  } catch {
    return null
  }
}

/** Null for what is not there or can not be looked at. */
function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

function isAsLeft(now: Stats | null, left: PublishedFile): boolean {
  return (
    now?.isFile() === true &&
    now.size === left.bytes &&
    now.ctimeMs === left.changedMs &&
    now.ino === left.inode
  )
}
