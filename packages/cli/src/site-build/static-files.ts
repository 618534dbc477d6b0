import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isHidden, LEADS_AWAY, leadsAway } from '@fyr/content-pipeline'
import { staticFolderFaults } from '../content/static-folder-faults.ts'
import { type FoundEntry, walkFolder } from '../publish/walk-folder.ts'
import { SiteError, type SiteFault } from '../site-error.ts'

/** A file that is published as it is. */
export interface StaticFile {
  /** Absolute. */
  readonly from: string
  /** Below a locale's folder, with `/`. */
  readonly place: string
}

/**
 * Every file below a folder (relative to the absolute root) that is not hidden, sorted by code point; none when the folder
 * is missing. A symbolic link counts as the file that it leads to. Throws `SiteError` for what can not be published: links out of the
 * site, the folder itself included, to hidden or installed files, to nowhere or to folders, and what is no file.
 */
export function listStaticFiles(root: string, folder: string): readonly StaticFile[] {
  const base = join(root, folder)
  if (!existsSync(base)) return []
  const ofFolder = staticFolderFaults(root, folder)
  if (ofFolder.length > 0) throw new SiteError(ofFolder)
  const found = walkFolder(base)
    .filter(({ entry, place }) => !entry.isDirectory() && !isHidden(place))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
  const faults = found.flatMap((one) => faultOf(one, root, folder) ?? [])
  if (faults.length > 0) throw new SiteError(faults)
  return found.map(({ place }) => ({ from: join(base, place), place }))
}

function faultOf({ place, entry }: FoundEntry, root: string, folder: string): SiteFault | null {
  if (entry.isFile()) return null
  const file = posix.join(folder, place)
  if (!entry.isSymbolicLink()) return unusable(file, 'This is not a regular file, so it cannot be published.')
  const target = targetOf(join(root, file))
  if (target === null) return unusable(file, 'This symbolic link is broken.')
  if (leadsAway(root, file)) return unusable(file, LEADS_AWAY.problem)
  return statSync(target).isFile() ? null : unusable(file, 'This symbolic link does not lead to a file.')
}

function unusable(file: string, problem: string): SiteFault {
  return { code: 'static-file-unusable', file, problem, hint: LEADS_AWAY.hint }
}

function targetOf(link: string): string | null {
  try {
    return realpathSync(link)
  } catch {
    return null
  }
}
