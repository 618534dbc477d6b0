import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hashOf } from '../store/hash-of.ts'

/** State of all files of a site. */
export interface SiteState {
  /**
   * Differs when a file or folder was written, replaced, moved, added or removed. Files that were changed after `sinceMs`
   * (milliseconds since 1970) count with their content too: they may be written again and keep their change time. Null if
   * they are too large to be read each time, or one of them cannot be read.
   */
  hashSince(sinceMs: number): string | null
}

export interface SiteStateOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /**
   * Folder that is published to, absolute: its content is not part of the site, nor are the files that builds put
   * next to it.
   */
  readonly out: string
  /** Absolute. */
  readonly storeFolder: string
}

/** Below the root of a site: what is installed, the history, and what task runners note of their tasks. */
const UNREAD = new Set(['node_modules', '.git', '.turbo'])

/** Whether the files in a folder (relative to the root) are inspected. Content may be in an installed folder. */
export function isSeen(folder: string): boolean {
  return !UNREAD.has(folder.split('/')[0] ?? '')
}

/** More than a site of a thousand documents and pictures. Reading it takes about as long as looking at all files. */
const MOST_BYTES_READ = 64 * 1024 * 1024

/** A file, folder or link that was found. */
interface Seen {
  /** Where it is in the site, and for a target of a link what leads to it. */
  readonly place: string
  readonly stamp: string
  /** A file with content to compare if it was just changed, absolute; null for others. */
  readonly file: string | null
  readonly bytes: number
  readonly changedMs: number
}

/** Suffixes of the folders that builds create next to the published folder. */
const OF_BUILDS = /^\.(?:shards$|tmp-|old-)/

/**
 * Inspects everything in a site's folder. Size, inode and change time (which cannot be set back) identify the content
 * of a file that was not just changed, also of one that a symbolic link leads to. Null if that is not enough: for links to folders that are not
 * inspected themselves, and for anything that is neither file nor folder.
 */
export function readSiteState({ root, out, storeFolder }: SiteStateOptions): SiteState | null {
  const seen: Seen[] = []
  const isUnread = (folder: string, name: string): boolean => {
    const path = join(folder, name)
    if (path === out || path === storeFolder || (folder === root && UNREAD.has(name))) return true
    return path.startsWith(out) && OF_BUILDS.test(path.slice(out.length))
  }
  const lookAt = (path: string, place: string): void => {
    const stats = lstatSync(path)
    const { size: bytes, ino, ctimeMs: changedMs } = stats
    const stamp = `${bytes} ${ino} ${changedMs}`
    seen.push({ place, stamp, file: stats.isFile() ? path : null, bytes, changedMs })
  }
  /** Whether a folder (absolute, links resolved) is inspected. */
  const isLookedThrough = (target: string): boolean => {
    const inner = relative(realpathSync.native(root), target)
    const parts = inner.split(sep)
    const parents = parts.map((name, index) => [join(root, ...parts.slice(0, index)), name] as const)
    return inner !== '' && parts[0] !== '..' && !parents.some(([folder, name]) => isUnread(folder, name))
  }
  const lookAtLink = (path: string, place: string): boolean => {
    const target = realpathSync.native(path)
    const stats = statSync(target)
    lookAt(path, place)
    lookAt(target, `${place} -> ${target}`)
    return stats.isFile() || (stats.isDirectory() && isLookedThrough(target))
  }
  const look = (folder: string, inner: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).every((entry) => {
      const { name } = entry
      if (isUnread(folder, name)) return true
      const path = join(folder, name)
      const place = `${inner}/${name}`
      if (entry.isDirectory()) {
        seen.push({ place: `${place}/`, stamp: '', file: null, bytes: 0, changedMs: 0 })
        return look(path, place)
      }
      if (entry.isSymbolicLink()) return lookAtLink(path, place)
      if (entry.isFile()) lookAt(path, place)
      return entry.isFile()
    })
  try {
    return look(root, '') ? { hashSince: (sinceMs) => hashSeen(seen, sinceMs) } : null
  } catch {
    // A file or folder that cannot be inspected is reported when the build reads it.
    return null
  }
}

function hashSeen(seen: readonly Seen[], sinceMs: number): string | null {
  const isRead = ({ file, changedMs }: Seen): boolean => file !== null && changedMs > sinceMs
  const bytes = seen.filter(isRead).reduce((total, one) => total + one.bytes, 0)
  if (bytes > MOST_BYTES_READ) return null
  const describe = (one: Seen): string => {
    const { place, stamp, file } = one
    return `${place} ${stamp} ${file !== null && isRead(one) ? hashOf(readFileSync(file, 'latin1')) : ''}`
  }
  try {
    return hashOf(...seen.map(describe).toSorted())
  } catch {
    // It is gone, or cannot be read, which the build reports.
    return null
  }
}
