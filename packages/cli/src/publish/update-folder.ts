import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentsOf } from './parents-of.ts'
import { walkFolder } from '../walk-folder.ts'

/** Target state of a folder. */
export interface FolderContent {
  /** All output paths. */
  readonly places: ReadonlyMap<string, unknown>
  /** The folders that contain them. */
  readonly folders: ReadonlySet<string>
  /** The paths whose files are already in the folder. */
  readonly kept: ReadonlySet<string>
  /** Files that stay although they are not among the places. */
  readonly old: ReadonlyMap<string, unknown>
}

/** The steps that bring a folder to its target state, in this order. Plain data. */
export interface UpdateSteps {
  /** Files at the path of a folder, and folders at the path of a file. */
  readonly inTheWay: readonly { readonly place: string; readonly isFolder: boolean }[]
  /** New files, the documents last. */
  readonly moves: readonly string[]
  readonly removals: readonly string[]
  /** Each folder comes after the folders inside it. */
  readonly emptied: readonly string[]
}

/**
 * Plans how a folder (absolute) gets its new files. Documents come after the scripts, styles and payloads that they
 * refer to, and nothing is removed before all of them are there, so that a reader always gets a complete page. Throws
 * when a kept file is missing.
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
  /** The folder to update, absolute. */
  readonly out: string
  /** Folder with the new files, each at its place, absolute and on the same disk. */
  readonly staging: string
  readonly steps: UpdateSteps
  /** Called before each file is moved or removed. If it throws, the update stops. */
  readonly onFile: () => void
}

/**
 * Runs the steps of an update. Each file is moved or removed in one operation. Can be called again after an
 * interruption. Throws when a new file is missing.
 */
export function takeSteps({ out, staging, steps, onFile }: FolderUpdate): void {
  for (const { place, isFolder } of steps.inTheWay) {
    const path = join(out, place)
    // After an interruption the correct file or folder may already be there.
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory() === isFolder) rmSync(path, { recursive: true, force: true })
  }
  // If the disk is full, creating the folders fails here, before any page has changed.
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
  // It was moved before the interruption.
  if (!existsSync(from) && existsSync(to)) return
  renameSync(from, to)
}

function removeFolder(path: string): void {
  if (existsSync(path)) rmdirSync(path)
}

function documentsLast(left: string, right: string): number {
  return Number(left.endsWith('.html')) - Number(right.endsWith('.html'))
}
