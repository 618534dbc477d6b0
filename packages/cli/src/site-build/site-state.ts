import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../store/hash-of.ts'

/** What can be said of all files of a site without reading them. */
export interface SiteState {
  /** Differs when a file or folder was written, replaced, moved, added or removed. */
  readonly hash: string
  /** When the last of them was changed, in milliseconds since 1970. */
  readonly changedMs: number
}

export interface SiteStateOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Folder that is published to, absolute: what stands there is no part of the site, nor what builds put beside it. */
  readonly out: string
  /** Absolute. */
  readonly storeFolder: string
}

/** Below the root of a site: what is installed, the history, and what task runners note of their tasks. */
const UNREAD = new Set(['node_modules', '.git', '.turbo'])

/** Whether what stands in a folder (relative to the root) is looked at; an installed one may be given for content. */
export function isSeen(folder: string): boolean {
  return !UNREAD.has(folder.split('/')[0] ?? '')
}

/** What builds add to the name of the published folder for what they put beside it. */
const OF_BUILDS = /^\.(?:shards$|tmp-|old-)/

/**
 * Looks at everything in a site's folder. Size, inode and time of change stand for what a file holds: nobody can set that
 * time back. Null where that is not enough: symbolic links and what is neither file nor folder.
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
    // Whatever can not be looked at is told by the build that wants to read it.
    return null
  }
}
