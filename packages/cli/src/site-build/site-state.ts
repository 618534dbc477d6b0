import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
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
 * of a file, also of one that a symbolic link leads to. Null if that is not enough: for links to folders that are not
 * inspected themselves, and for anything that is neither file nor folder.
 */
export function readSiteState({ root, out, storeFolder }: SiteStateOptions): SiteState | null {
  const seen: string[] = []
  let changedMs = 0
  const isUnread = (folder: string, name: string): boolean => {
    const path = join(folder, name)
    if (path === out || path === storeFolder || (folder === root && UNREAD.has(name))) return true
    return path.startsWith(out) && OF_BUILDS.test(path.slice(out.length))
  }
  const lookAt = (path: string, place: string): void => {
    const { size, ino, ctimeMs } = lstatSync(path)
    changedMs = Math.max(changedMs, ctimeMs)
    seen.push(`${place} ${size} ${ino} ${ctimeMs}`)
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
        seen.push(`${place}/`)
        return look(path, place)
      }
      if (entry.isSymbolicLink()) return lookAtLink(path, place)
      if (entry.isFile()) lookAt(path, place)
      return entry.isFile()
    })
  try {
    return look(root, '') ? { hash: hashOf(...seen.toSorted()), changedMs } : null
  } catch {
    // A file or folder that cannot be inspected is reported when the build reads it.
    return null
  }
}
