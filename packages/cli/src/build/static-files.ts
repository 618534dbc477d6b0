import { existsSync, realpathSync, statSync, type Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { leadsAway } from '@fyr/content-pipeline'
import { SiteError, type SiteFault } from '../site-error.ts'

/** A file that is published as it is. */
export interface StaticFile {
  /** Absolute. */
  readonly from: string
  /** Below a locale's folder, with `/`. */
  readonly place: string
}

/**
 * Every file below a folder (relative to the absolute root), sorted by code point; none when the folder is missing. A
 * symbolic link counts as the file that it leads to. Throws `SiteError` for what can not be published: links out of the
 * site, the folder itself included, to hidden or installed files, to nowhere or to folders, and what is no file.
 */
export async function listStaticFiles(root: string, folder: string): Promise<readonly StaticFile[]> {
  const base = join(root, folder)
  if (!existsSync(base)) return []
  if (leadsAway(root, folder)) throw new SiteError([{ ...unusable(folder), problem: AWAY }])
  const entries = (await readdir(base, { recursive: true, withFileTypes: true })).filter(
    (entry) => !entry.isDirectory(),
  )
  const faults = entries.flatMap((entry) => faultOf(entry, root) ?? [])
  if (faults.length > 0)
    throw new SiteError(faults.toSorted((left, right) => (left.file < right.file ? -1 : 1)))
  return entries
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, place: relative(base, from).replaceAll(sep, '/') }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
}

function faultOf(entry: Dirent, root: string): (SiteFault & { readonly file: string }) | null {
  if (entry.isFile()) return null
  const path = join(entry.parentPath, entry.name)
  const file = relative(root, path).replaceAll(sep, '/')
  const fault = unusable(file)
  if (!entry.isSymbolicLink()) return { ...fault, problem: 'This is no file, so it can not be published.' }
  const target = targetOf(path)
  if (target === null) return { ...fault, problem: 'This symbolic link leads nowhere.' }
  if (leadsAway(root, file)) return { ...fault, problem: AWAY }
  return statSync(target).isFile() ? null : { ...fault, problem: 'This symbolic link leads to no file.' }
}

const AWAY = 'This symbolic link leads out of the site, or to hidden or installed files.'

function unusable(file: string): Omit<SiteFault, 'problem'> & { readonly file: string } {
  return { code: 'static-file-unusable', file, hint: 'Put the file itself here.' }
}

function targetOf(link: string): string | null {
  try {
    return realpathSync(link)
  } catch {
    return null
  }
}
