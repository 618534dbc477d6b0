import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { HOST_FILES } from '../site-build/host-config.ts'

/** How a host answers a request for an address. */
export interface FoundFile {
  readonly status: 200 | 404
  /** Below the published folder, with `/`. */
  readonly place: string
}

const HIDDEN = new Set(HOST_FILES)
const NOT_FOUND = '404.html'

/**
 * Finds the file for the path of a request, relative to the published folder (absolute) and with a leading slash: the
 * file itself, the index of the folder, or the document with that name, with and without a trailing slash. A dot in the
 * last segment makes no difference. Otherwise the nearest not-found page above; null without one.
 */
export function findFile(folder: string, path: string): FoundFile | null {
  const { parts, isWhole } = decodedParts(path)
  const place = isWhole ? placeOf(folder, parts.join('/'), path.endsWith('/')) : null
  if (place && !HIDDEN.has(place) && !/(^|\/)404\.html$/.test(place)) return { status: 200, place }
  return nearestNotFound(folder, parts)
}

function placeOf(folder: string, place: string, isFolder: boolean): string | null {
  if (place !== '' && !isFolder && isPublished(folder, place)) return place
  const documents = place === '' ? ['index.html'] : [`${place}/index.html`, `${place}.html`]
  return documents.find((document) => isPublished(folder, document)) ?? null
}

function nearestNotFound(folder: string, parts: readonly string[]): FoundFile | null {
  // An address can have thousands of segments: below the first folder that is missing there is nothing to look for.
  const missing = parts.findIndex((_part, index) => !existsSync(join(folder, ...parts.slice(0, index + 1))))
  for (let depth = missing === -1 ? parts.length : missing; depth >= 0; depth -= 1) {
    const place = [...parts.slice(0, depth), NOT_FOUND].join('/')
    if (isPublished(folder, place)) return { status: 404, place }
  }
  return null
}

interface DecodedPath {
  /** The segments up to the first one that is malformed, empty or leaves the folder. */
  readonly parts: readonly string[]
  readonly isWhole: boolean
}

function decodedParts(path: string): DecodedPath {
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  const parts: string[] = []
  for (const part of inner === '' ? [] : inner.split('/')) {
    const decoded = decodePart(part)
    if (decoded === null || /^\.{0,2}$|[/\\\0]/.test(decoded)) return { parts, isWhole: false }
    parts.push(decoded)
  }
  return { parts, isWhole: true }
}

function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/**
 * Whether a place in the published folder is a file, and no link leads out of the folder to it. False, without an error, for a path
 * through a file or one that is too long.
 */
export function isPublished(folder: string, place: string): boolean {
  try {
    const real = realpathSync.native(join(folder, place))
    return real.startsWith(realpathSync.native(folder) + sep) && statSync(real).isFile()
  } catch {
    return false
  }
}
