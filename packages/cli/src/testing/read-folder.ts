import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder: its place with `/`, sorted by code point, and its bytes as Latin-1 text. */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  const places = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
  return new Map(places.map((place) => [place, readFileSync(join(folder, place), 'latin1')]))
}
