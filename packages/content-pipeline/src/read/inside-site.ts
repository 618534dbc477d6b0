import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, normalize, relative, sep } from 'node:path'

/** Hidden files may contain secrets (`.env`, `.git/config`), and installed packages are not part of the site. */
export const PRIVATE_PART = /(?:^|\/)(?:\.|node_modules(?:\/|$))/i

/** The real path, from the system in one call: a build asks for each file that it reads, and Node by itself looks at every folder on the way. */
export const realPathOf: (path: string) => string = realpathSync.native

/** Package managers link what is installed, and the store beside it, on purpose. No document can name it. */
export const INSTALLED = /(?:^|\/)node_modules\//

/**
 * The real path of a file or a folder of a site, which need not exist yet, with its symbolic links followed: they may lead
 * anywhere in the site. Null if one of them leads outside the root (absolute), to something hidden, into an installed
 * package, or to nothing. A place outside the root that is named itself, such as `../docs`, is no link.
 */
export function placeInSite(root: string, path: string): string | null {
  const place = realPlace(join(root, path))
  if (place === null) return null
  const inner = relative(realPathOf(root), place)
  const isNamed = inner === normalize(path).replace(/[\\/]$/, '')
  // Between drives there is no relative path.
  const isPrivate = isAbsolute(inner) || PRIVATE_PART.test(inner.replaceAll(sep, '/'))
  return isNamed || !isPrivate || INSTALLED.test(path) ? place : null
}

/**
 * Whether a path that something from outside names, such as a content source, is a place of the site: below the root, not
 * hidden, no package, and no link to such.
 */
export function isInSite(root: string, path: string): boolean {
  if (PRIVATE_PART.test(normalize(path).replaceAll(sep, '/'))) return false
  try {
    return placeInSite(root, path) !== null
  } catch {
    // It is no path, or there is no site.
    return false
  }
}

/** Null for a link to nothing: writing there would create what it names. */
function realPlace(path: string): string | null {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    const parent = dirname(path)
    const place = parent === path ? path : realPlace(parent)
    return place === null ? null : join(place, basename(path))
  }
  try {
    return realPathOf(path)
  } catch {
    return null
  }
}

/** What Node calls a buffer, by a name of our own: the types of the package are read where those of Node are not installed. */
export interface FileBytes extends Uint8Array {
  toString(encoding?: 'utf8' | 'hex', start?: number, end?: number): string
}

/**
 * The bytes of a file of a site; null if it cannot be read, is no file, or is a link that `placeInSite` refuses, even one
 * that has just been put there.
 */
export function readInSite(root: string, path: string): FileBytes | null {
  try {
    const place = placeInSite(root, path)
    return place === null ? null : readUnlinked(place)
  } catch {
    return null
  }
}

/** The bytes of a file by its real path. Null if a link has taken its place, or that of a folder on the way. Throws if nothing is there. */
export function readUnlinked(place: string): FileBytes | null {
  // A pipe would wait for a writer. Windows has no such flags.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  const handle = openSync(place, flags)
  try {
    return fstatSync(handle).isFile() && realPathOf(place) === place ? readFileSync(handle) : null
  } finally {
    closeSync(handle)
  }
}
