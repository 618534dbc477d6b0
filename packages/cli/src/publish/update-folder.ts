import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { walkFolder } from './walk-folder.ts'

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
  /** Called before each file is moved or removed; what it throws ends the work. */
  readonly onFile: () => void
}

/**
 * Moves new files into a folder, each in one step, and removes what no longer belongs there. Documents come after the
 * scripts, styles and payloads that they name, and nothing is removed before all of them are there, so a reader who comes
 * meanwhile gets a whole page. Throws before anything is touched when a kept file is not there.
 */
export function updateFolder({ out, staging, places, folders, kept, onFile }: FolderUpdate): void {
  const found = walkFolder(out)
  const foundFiles = found.filter(({ entry }) => !entry.isDirectory()).map(({ place }) => place)
  const foundFolders = found.filter(({ entry }) => entry.isDirectory()).map(({ place }) => place)
  const there = new Set(foundFiles)
  for (const place of kept) if (!there.has(place)) throw new Error(`"${place}" no longer exists.`)

  // A file where a folder belongs has to go first, and so has a folder where a file belongs.
  const inTheWay = [
    ...foundFiles.filter((file) => folders.has(file)),
    ...foundFolders.filter((folder) => places.has(folder)),
  ]
  for (const place of inTheWay) rmSync(join(out, place), { recursive: true, force: true })
  for (const place of [...places.keys()].filter((one) => !kept.has(one)).toSorted(documentsLast)) {
    onFile()
    mkdirSync(dirname(join(out, place)), { recursive: true })
    renameSync(join(staging, place), join(out, place))
  }
  const isLeft = (place: string): boolean =>
    !inTheWay.some((removed) => place === removed || place.startsWith(`${removed}/`))
  for (const file of foundFiles) {
    if (places.has(file) || !isLeft(file)) continue
    onFile()
    rmSync(join(out, file))
  }
  // A folder comes after those in it.
  for (const folder of foundFolders.toReversed()) {
    if (!folders.has(folder) && isLeft(folder)) rmdirSync(join(out, folder))
  }
}

function documentsLast(left: string, right: string): number {
  return Number(left.endsWith('.html')) - Number(right.endsWith('.html'))
}
