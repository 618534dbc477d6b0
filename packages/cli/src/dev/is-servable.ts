import { realpathSync } from 'node:fs'
import { isAbsolute, join, normalize, relative, sep } from 'node:path'
import { isHidden } from '@fyr/content-pipeline/internal'
import { isFileLoadingAllowed, type ViteDevServer } from 'vite'

/** The prefixes that Vite puts before the path of a file, and before its own special names. */
const FILE_PREFIX = /^\/@(?:fs|id)(?=\/)/

/**
 * Whether Vite may answer the address of a request. Vite checks the path as written; this checks its real path: no
 * symbolic link leads outside the allowed folders, and no part is hidden. An address without a file is left to Vite.
 */
export function isServable(vite: ViteDevServer, url: string): boolean {
  const { root, cacheDir, server } = vite.config
  // The site may be in a hidden folder of its workspace.
  const folders = [root, cacheDir, ...server.fs.allow].map((folder) => normalize(folder))
  return placesOf(url)
    .flatMap((place) => [join(root, place), normalize(withoutDriveSlash(place))])
    .filter((path) => folders.some((folder) => placeBelow(folder, path) !== null))
    .every((path) => {
      const real = realPath(path)
      return real === null || folders.some((folder) => isOpen(vite, folder, real))
    })
}

/** Whether a file (links resolved) is in an allowed folder (links not resolved). */
function isOpen({ config, environments }: ViteDevServer, folder: string, real: string): boolean {
  const place = placeBelow(realPath(folder) ?? folder, real)
  if (place === null) return false
  if (!isFileLoadingAllowed(config, join(folder, place).replaceAll(sep, '/'))) return false
  // A file that a page imports may be served wherever it is.
  const isImported = environments.client.moduleGraph.getModulesByFile(real.replaceAll(sep, '/'))
  return isPublic(place) || isImported !== undefined
}

/** Every path that Vite may read from an address: parts of Vite decode it differently. */
function placesOf(url: string): string[] {
  const written = url.split(/[?#]/, 1)[0] ?? ''
  const parsed = pathnameOf(url.replace(/^\/{2,}/, '/')) ?? written
  const decoded = [written, parsed].flatMap((path) => [
    path,
    decode(decodeURI, path),
    decode(decodeURIComponent, path),
  ])
  return [...new Set(decoded.map((path) => path.replace(FILE_PREFIX, '')))]
}

function pathnameOf(url: string): string | null {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname : null
}

function decode(read: (text: string) => string, path: string): string {
  try {
    return read(path)
  } catch {
    return path
  }
}

/** `/C:/site` -> `C:/site`. */
function withoutDriveSlash(place: string): string {
  return place.replace(/^\/+(?=[a-z]:)/i, '')
}

/** Path inside a folder, with `/`; null when it is not below it. */
function placeBelow(folder: string, path: string): string | null {
  const inner = relative(folder, path).replaceAll(sep, '/')
  return inner === '..' || inner.startsWith('../') || isAbsolute(inner) ? null : inner
}

/** Installed packages have hidden folders that pages need. */
function isPublic(place: string): boolean {
  return !isHidden(place.replace(/(?:^|\/)node_modules\/.*$/, ''))
}

/** Real path; null for a missing file. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch {
    return null
  }
}
