import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentsOf } from './parents-of.ts'
import { walkFolder } from '../walk-folder.ts'

/** What a folder shall hold. */
export interface FolderContent {
  /** Every place that there shall be. */
  readonly places: ReadonlyMap<string, unknown>
  /** The folders that they stand in. */
  readonly folders: ReadonlySet<string>
  /** Those of them whose files stand in the folder already. */
  readonly kept: ReadonlySet<string>
  /** Files that stay where they are there although they are none of the places. */
  readonly old: ReadonlyMap<string, unknown>
}

/** How a folder becomes what it shall be, in this order. Plain data. */
export interface UpdateSteps {
  /** Files where folders belong, and folders where files belong. */
  readonly inTheWay: readonly { readonly place: string; readonly isFolder: boolean }[]
  /** New files, the documents last. */
  readonly moves: readonly string[]
  readonly removals: readonly string[]
  /** A folder comes after those in it. */
  readonly emptied: readonly string[]
}

/**
 * Plans how a folder (absolute) gets its new files. Documents come after the scripts, styles and payloads that they name,
 * and nothing is removed before all of them are there, so a reader who comes meanwhile gets a whole page. Throws when a
 * kept file is not there.
 */
export function planUpdate(out: string, { places, folders, kept, old }: FolderContent): UpdateSteps {
  const found = walkFolder(out)
  const foundFiles = found.filter(({ entry }) => !entry.isDirectory()).map(({ place }) => place)
  const foundFolders = found.filter(({ entry }) => entry.isDirectory()).map(({ place }) => place)
  const there = new Set(foundFiles)
  for (const place of kept) if (!there.has(place)) throw new Error(`"${place}" no longer exists.`)

  const inTheWay = [
    ...foundFiles.filter((file) => folders.has(file)).map((place) => ({ place, isFolder: false })),
    ...foundFolders.filter((folder) => places.has(folder)).map((place) => ({ place, isFolder: true })),
  ]
  const isLeft = (place: string): boolean =>
    !inTheWay.some(({ place: removed }) => place === removed || place.startsWith(`${removed}/`))
  const oldFolders = new Set([...old.keys()].flatMap(parentsOf))
  return {
    inTheWay,
    moves: [...places.keys()].filter((one) => !kept.has(one)).toSorted(documentsLast),
    removals: foundFiles.filter((file) => !places.has(file) && !old.has(file) && isLeft(file)),
    emptied: foundFolders
      .toReversed()
      .filter((folder) => !folders.has(folder) && !oldFolders.has(folder) && isLeft(folder)),
  }
}

export interface FolderUpdate {
  /** The folder to bring up to date, absolute. */
  readonly out: string
  /** Folder with the new files, each at its place, absolute and on the same disk. */
  readonly staging: string
  readonly steps: UpdateSteps
  /** Called before each file is moved or removed; what it throws ends the work. */
  readonly onFile: () => void
}

/**
 * Takes the steps of an update, each file in one, and may be called again when it was ended in the middle. Throws when a
 * new file is gone.
 */
export function takeSteps({ out, staging, steps, onFile }: FolderUpdate): void {
  for (const { place, isFolder } of steps.inTheWay) {
    const path = join(out, place)
    // When the work was ended, what belongs there may have come already.
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory() === isFolder) rmSync(path, { recursive: true, force: true })
  }
  // A full disk ends the work here, where no page has changed yet.
  for (const folder of new Set(steps.moves.map((place) => dirname(place)))) {
    mkdirSync(join(out, folder), { recursive: true })
  }
  for (const place of steps.moves) {
    onFile()
    move(join(staging, place), join(out, place))
  }
  for (const file of steps.removals) {
    onFile()
    rmSync(join(out, file), { force: true })
  }
  for (const folder of steps.emptied) removeFolder(join(out, folder))
}

function move(from: string, to: string): void {
  // It was moved before the work was ended.
  if (!existsSync(from) && existsSync(to)) return
  renameSync(from, to)
}

function removeFolder(path: string): void {
  if (existsSync(path)) rmdirSync(path)
}

function documentsLast(left: string, right: string): number {
  return Number(left.endsWith('.html')) - Number(right.endsWith('.html'))
}
