import { realpathSync } from 'node:fs'
import { isAbsolute, join, normalize, relative, sep } from 'node:path'
import { isHidden } from '@fyr/content-pipeline'
import { isFileLoadingAllowed, type ViteDevServer } from 'vite'

/** What Vite puts before the path of a file, and what it takes for a name of its own. */
const FILE_PREFIX = /^\/@(?:fs|id)(?=\/)/

/**
 * Whether Vite may answer the address of a request. Vite looks at the path as it is written; this looks at where that leads:
 * no symbolic link leads out of the folders that may be served, and none of it is hidden. An address of no file is for Vite
 * to judge.
 */
export function isServable(vite: ViteDevServer, url: string): boolean {
  const { root, cacheDir, server } = vite.config
  // The site may stand in a hidden folder of its workspace.
  const folders = [root, cacheDir, ...server.fs.allow].map((folder) => normalize(folder))
  return placesOf(url)
    .flatMap((place) => [join(root, place), normalize(withoutDriveSlash(place))])
    .filter((path) => folders.some((folder) => placeBelow(folder, path) !== null))
    .every((path) => {
      const real = realPath(path)
      return real === null || folders.some((folder) => isOpen(vite, folder, real))
    })
}

/** Whether a file (links resolved) is one of a folder (links not resolved) that may be served. */
function isOpen({ config, environments }: ViteDevServer, folder: string, real: string): boolean {
  const place = placeBelow(realPath(folder) ?? folder, real)
  if (place === null) return false
  if (!isFileLoadingAllowed(config, join(folder, place).replaceAll(sep, '/'))) return false
  // What a page imports is meant to be seen, wherever it stands.
  const isImported = environments.client.moduleGraph.getModulesByFile(real.replaceAll(sep, '/'))
  return isPublic(place) || isImported !== undefined
}

/** Every path that Vite may read from an address: some of its parts decode more of it than others. */
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

/** Place of a path in a folder, with `/`; null for one that is not below it. */
function placeBelow(folder: string, path: string): string | null {
  const inner = relative(folder, path).replaceAll(sep, '/')
  return inner === '..' || inner.startsWith('../') || isAbsolute(inner) ? null : inner
}

/** What is installed has hidden folders of its own that pages need. */
function isPublic(place: string): boolean {
  return !isHidden(place.replace(/(?:^|\/)node_modules\/.*$/, ''))
}

/** Where a path leads; null for one that nothing is at. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch {
    return null
  }
}
