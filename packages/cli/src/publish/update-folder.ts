import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface FolderUpdate {
  /** The folder to bring up to date, absolute. */
  readonly out: string
  /** Folder with the new files, each at its place, absolute and on the same disk. */
  readonly staging: string
  /** Every place that there shall be. */
  readonly places: ReadonlyMap<string, unknown>
  /** The folders that they stand in. */
  readonly folders: ReadonlySet<string>
  /** Those of them whose files stand in `out` already. */
  readonly kept: ReadonlySet<string>
}

/**
 * Moves new files into a folder, each in one step, and removes what no longer belongs there. Documents come after the
 * scripts, styles and payloads that they name, and nothing is removed before all of them are there, so a reader who comes
 * meanwhile gets a whole page. Throws before anything is touched when a kept
 * file is not there.
 */
export function updateFolder({ out, staging, places, folders, kept }: FolderUpdate): void {
  const found = listFolder(out)
  const there = new Set(found.files)
  for (const place of kept) if (!there.has(place)) throw new Error(`"${place}" is not there any more.`)

  // A file where a folder belongs has to go first, and so has a folder where a file belongs.
  const inTheWay = [
    ...found.files.filter((file) => folders.has(file)),
    ...found.folders.filter((folder) => places.has(folder)),
  ]
  for (const place of inTheWay) rmSync(join(out, place), { recursive: true, force: true })
  for (const place of [...places.keys()].filter((one) => !kept.has(one)).toSorted(documentsLast)) {
    mkdirSync(dirname(join(out, place)), { recursive: true })
    renameSync(join(staging, place), join(out, place))
  }
  const isLeft = (place: string): boolean =>
    !inTheWay.some((removed) => place === removed || place.startsWith(`${removed}/`))
  for (const file of found.files) if (!places.has(file) && isLeft(file)) rmSync(join(out, file))
  // A folder comes before those in it.
  for (const folder of found.folders.toReversed()) {
    if (!folders.has(folder) && isLeft(folder)) rmdirSync(join(out, folder))
  }
}

/**
 * Everything below a folder, with `/`, a folder before what is in it. A symbolic link counts as a file, wherever it leads:
 * Node's own walk follows links since version 24.
 */
function listFolder(folder: string, inner = ''): { files: string[]; folders: string[] } {
  const entries = readdirSync(join(folder, inner), { withFileTypes: true })
  const placesOf = (isFolder: boolean): string[] =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => inner + name)
  const folders = placesOf(true)
  const below = folders.map((place) => listFolder(folder, `${place}/`))
  return {
    files: [placesOf(false), ...below.map(({ files }) => files)].flat(),
    folders: [folders, ...below.map((one) => one.folders)].flat(),
  }
}

function documentsLast(left: string, right: string): number {
  return Number(left.endsWith('.html')) - Number(right.endsWith('.html'))
}
