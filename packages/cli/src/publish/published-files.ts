import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { parentsOf } from './parents-of.ts'
import { type FoundEntry, walkFolder } from '../walk-folder.ts'

/** What the file system says about a published file. */
export interface FileState {
  readonly bytes: number
  /** Change time (ctime) in milliseconds since 1970: it covers the name too and cannot be set back. */
  readonly changedMs: number
  readonly inode: number
}

/** A published file and its state when the build wrote it. */
export interface PublishedFile extends FileState {
  /** Identifies the bytes: a hash of them, or of everything that they were made from. */
  readonly identity: string
  /** Stamp of the file that it was copied from, if that stamp shows any later change. */
  readonly source?: string
  /** Set for assets, whose names are made from their bytes. */
  readonly isAsset?: true
  /** Set for an asset that the site no longer uses. */
  readonly left?: LeftAsset
}

/** How long an asset has been unused. */
export interface LeftAsset {
  /** Number of publishes that changed the site, from the first one without the asset. */
  readonly publishes: number
  /** Time of that first publish, in milliseconds since 1970. */
  readonly sinceMs: number
}

/** The files of a published folder, each with its place: relative to the folder, with `/`. Plain data. */
export type PublishedFiles = readonly (readonly [place: string, file: PublishedFile])[]

/** The files that a site's folder will contain. */
export interface PlacedFiles {
  /** Places relative to the folder, with `/`, each with the identity of its bytes. */
  readonly places: ReadonlyMap<string, string>
  /** For places that were copied: the stamps of the original files, where a stamp shows any later change. */
  readonly sources: ReadonlyMap<string, string>
  /** Places of assets, whose names are made from their bytes. */
  readonly assets: ReadonlySet<string>
  /** Places whose files are unchanged in the published folder, with their states there. */
  readonly kept: ReadonlyMap<string, FileState>
}

/** The outputs of the last build, which let the next build skip unchanged files. */
export interface LastOutputs {
  /** The state of the file at a place if it still has this identity and that state; else null. Looks at the file each time. */
  stateOf(place: string, identity: string): FileState | null
  /** Whether the last build published a file at a place. */
  has(place: string): boolean
  /** The identity of the file at a place if that was copied from a file with this stamp; else null. */
  identityFrom(place: string, stamp: string | null): string | null
}

/** For a folder that nothing is known about. */
export const NO_OUTPUTS: LastOutputs = { stateOf: () => null, has: () => false, identityFrom: () => null }

/** The outputs that the last build published to `out` (absolute). */
export function openLastOutputs(out: string, published: PublishedFiles): LastOutputs {
  const files = new Map(published)
  return {
    stateOf(place, identity) {
      const file = files.get(place)
      if (file === undefined || file.identity !== identity) return null
      return isAsLeft(statsOf(join(out, place)), file) ? file : null
    },
    has: (place) => files.has(place),
    identityFrom(place, stamp) {
      const file = files.get(place)
      return file?.source !== undefined && file.source === stamp ? file.identity : null
    },
  }
}

/** Whether `out` (absolute) contains exactly these files, all unchanged. */
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

/** The files of an output, and the old assets that stay, as they are in `out` (absolute) now. Kept ones have just been looked at. */
export function listPublished(
  out: string,
  { places, sources, assets, kept }: PlacedFiles,
  old: ReadonlyMap<string, PublishedFile>,
): PublishedFiles {
  const facts = [...places].map(([place, identity]) => {
    const source = sources.get(place)
    const fact = source === undefined ? { identity } : { identity, source }
    return [place, assets.has(place) ? { ...fact, isAsset: true as const } : fact] as const
  })
  return [...facts, ...old].flatMap(([place, fact]) => {
    const state = kept.get(place) ?? stateAt(join(out, place))
    if (state === null) return []
    const { bytes, changedMs, inode } = state
    return [[place, { ...fact, bytes, changedMs, inode }] as const]
  })
}

/** Null for a folder that is missing, unreadable, or changes during the walk. */
function walkIfThere(folder: string): FoundEntry[] | null {
  try {
    return walkFolder(folder)
  } catch {
    return null
  }
}

/** Null for a path that is missing or unreadable. */
function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

/** Null for anything but a file. */
function stateAt(path: string): FileState | null {
  const stats = statsOf(path)
  return stats?.isFile() === true ? { bytes: stats.size, changedMs: stats.ctimeMs, inode: stats.ino } : null
}

function isAsLeft(now: Stats | null, left: FileState): boolean {
  return (
    now?.isFile() === true &&
    now.size === left.bytes &&
    now.ctimeMs === left.changedMs &&
    now.ino === left.inode
  )
}
