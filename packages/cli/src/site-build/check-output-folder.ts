import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { SiteError } from '../site-error.ts'

/**
 * The folder to publish to: `out` (absolute), or the target of symbolic links on the way, because that is what is
 * served. `written` has the places of the sources, relative to the root. Throws `SiteError` when a site must not replace
 * it: the root of the site, a folder above it, one with its sources, or one with something other than a published site.
 * Publishing deletes what is there.
 */
export function checkOutputFolder(out: string, root: string, written: readonly string[]): string {
  const place = realPlace(out)
  const sources = written.map((folder) => realPlace(join(root, folder)))
  const isSource = sources.some((source) => holds(place, source) || holds(source, place))
  if (holds(place, realPlace(root)) || isSource) {
    throw refusal(
      'folder-in-use',
      `Cannot publish to ${out}: the site's source files are there.`,
      'Publish to a separate folder, such as "dist".',
    )
  }
  const stats = statSync(place, { throwIfNoEntry: false })
  if (stats === undefined || (stats.isDirectory() && isReplaceable(readdirSync(place)))) return place
  throw refusal(
    'folder-not-empty',
    `Cannot publish to ${out}: the folder contains something other than a published site.`,
    'Publishing replaces the whole folder. Choose another folder, or empty this one first.',
  )
}

/** Real path of a path (absolute), as far as it exists. */
export function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPlace(parent), basename(path))
}

/**
 * Files in the root of every published site. Few other folders contain both, because an application also has an index.
 */
const MARKS = ['404.html', '_headers']
/** Files that keep an empty folder in version control, or that the system creates. */
const NOBODYS = new Set(['.gitkeep', '.gitignore', '.keep', '.DS_Store'])

function isReplaceable(names: readonly string[]): boolean {
  if (names.every((name) => NOBODYS.has(name))) return true
  // If the site is published from its own clone, the folder contains the history.
  return MARKS.every((mark) => names.includes(mark)) && !names.includes('.git')
}

function holds(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  // Paths on different drives have no relative path.
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

function refusal(code: 'folder-in-use' | 'folder-not-empty', problem: string, hint: string): SiteError {
  return new SiteError([{ code, problem, hint }])
}
