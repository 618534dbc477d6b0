import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../store/hash-of.ts'

/** State of all files of a site, without their content. */
export interface SiteState {
  /** Differs when a file or folder was written, replaced, moved, added or removed. */
  readonly hash: string
  /** When the last of them was changed, in milliseconds since 1970. */
  readonly changedMs: number
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

/** Suffixes of the folders that builds create next to the published folder. */
const OF_BUILDS = /^\.(?:shards$|tmp-|old-)/

/**
 * Inspects everything in a site's folder. Size, inode and change time (which cannot be set back) identify the content
 * of a file. Null if that is not enough: for symbolic links, and for anything that is neither file nor folder.
 */
export function readSiteState({ root, out, storeFolder }: SiteStateOptions): SiteState | null {
  const seen: string[] = []
  let changedMs = 0
  const isUnread = (folder: string, name: string): boolean => {
    const path = join(folder, name)
    if (path === out || path === storeFolder || (folder === root && UNREAD.has(name))) return true
    return path.startsWith(out) && OF_BUILDS.test(path.slice(out.length))
  }
  const look = (folder: string, inner: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).every((entry) => {
      const { name } = entry
      if (isUnread(folder, name)) return true
      const path = join(folder, name)
      const place = `${inner}/${name}`
      if (entry.isDirectory()) {
        seen.push(`${place}/`)
        return look(path, place)
      }
      if (!entry.isFile()) return false
      const { size, ino, ctimeMs } = lstatSync(path)
      changedMs = Math.max(changedMs, ctimeMs)
      seen.push(`${place} ${size} ${ino} ${ctimeMs}`)
      return true
    })
  try {
    return look(root, '') ? { hash: hashOf(...seen.toSorted()), changedMs } : null
  } catch {
    // A file or folder that cannot be inspected is reported when the build reads it.
    return null
  }
}
