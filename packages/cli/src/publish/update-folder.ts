import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentsOf } from './parents-of.ts'
import { hashOf } from '../store/hash-of.ts'
import { walkFolder } from '../walk-folder.ts'

/** Target state of a folder. */
export interface FolderContent {
  /** All output paths. */
  readonly places: ReadonlyMap<string, unknown>
  /** The folders that contain them. */
  readonly folders: ReadonlySet<string>
  /** The paths whose files are already in the folder. */
  readonly kept: Pick<ReadonlySet<string>, 'has' | 'keys'>
  /** Files that stay although they are not among the places. */
  readonly old: ReadonlyMap<string, unknown>
}

/** The steps that bring a folder to its target state, in this order. Plain data. */
export interface UpdateSteps {
  /** Files at the path of a folder, and folders at the path of a file. */
  readonly inTheWay: readonly { readonly place: string; readonly isFolder: boolean }[]
  /** New files, and folders that are new as a whole; what has documents comes last. */
  readonly moves: readonly string[]
  /** All new files, also those in new folders. */
  readonly files: readonly string[]
  /** Files, and whole folders, that no longer belong there; what has documents comes first. */
  readonly removals: readonly string[]
}

/**
 * Plans how a folder (absolute) gets its new files. Documents come after the scripts, styles and payloads that they
 * refer to, and nothing is removed before all of them are there, so that a reader always gets a complete page. A folder
 * that comes or goes as a whole is one step. Throws when a kept file is missing.
 */
export function planUpdate(out: string, { places, folders, kept, old }: FolderContent): UpdateSteps {
  const found = walkFolder(out)
  const foundFiles = found.filter(({ entry }) => !entry.isDirectory()).map(({ place }) => place)
  const foundFolders = found.filter(({ entry }) => entry.isDirectory()).map(({ place }) => place)
  const there = new Set(foundFiles)
  for (const place of kept.keys()) if (!there.has(place)) throw new Error(`"${place}" no longer exists.`)

  const inTheWay = [
    ...foundFiles.filter((file) => folders.has(file)).map((place) => ({ place, isFolder: false })),
    ...foundFolders.filter((folder) => places.has(folder)).map((place) => ({ place, isFolder: true })),
  ]
  const isLeft = (place: string): boolean =>
    !inTheWay.some(({ place: removed }) => place === removed || place.startsWith(`${removed}/`))
  const files = [...places.keys()].filter((one) => !kept.has(one))
  const thereFolders = new Set(foundFolders)
  const oldFolders = new Set([...old.keys()].flatMap(parentsOf))
  const emptied = new Set(foundFolders.filter((folder) => !folders.has(folder) && !oldFolders.has(folder)))
  const withdrawn = [...foundFiles.filter((file) => !places.has(file) && !old.has(file)), ...emptied]
  return {
    inTheWay,
    moves: wholes(files, (folder) => !thereFolders.has(folder))
      .toSorted(documentsLast)
      .map(placeOf),
    files,
    removals: wholes(withdrawn.filter(isLeft), (folder) => emptied.has(folder))
      .toSorted((left, right) => documentsLast(right, left))
      .map(placeOf),
  }
}

/** A file or a whole folder. */
interface Whole {
  readonly place: string
  readonly hasDocument: boolean
}

/** The places, each as the outermost folder around it that comes or goes as a whole; each folder once. */
function wholes(places: readonly string[], isWhole: (folder: string) => boolean): Whole[] {
  const found = new Map<string, boolean>()
  for (const place of places) {
    const whole = parentsOf(place).find(isWhole) ?? place
    found.set(whole, found.get(whole) === true || place.endsWith('.html'))
  }
  return [...found].map(([place, hasDocument]) => ({ place, hasDocument }))
}

function documentsLast(left: Whole, right: Whole): number {
  return Number(left.hasDocument) - Number(right.hasDocument)
}

function placeOf({ place }: Whole): string {
  return place
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

/** What was taken away, in the folder with the new files, until that is removed. No place of a site is hidden like this. */
const WITHDRAWN = '.withdrawn'

/**
 * Runs the steps of an update. Each file or folder is moved or removed in one operation. Can be called again after an
 * interruption. Throws when a new file is missing.
 */
export function takeSteps({ out, staging, steps, onFile }: FolderUpdate): void {
  const takeAway = (place: string): void =>
    // A name made of the whole path would be longer than file systems allow.
    moveAway(join(out, place), join(staging, WITHDRAWN, hashOf(place)))
  for (const { place, isFolder } of steps.inTheWay) {
    // After an interruption the correct file or folder may already be there.
    const stats = lstatSync(join(out, place), { throwIfNoEntry: false })
    if (stats?.isDirectory() === isFolder) takeAway(place)
  }
  // If the disk is full, creating the folders fails here, before any page has changed.
  for (const folder of new Set(steps.moves.map((place) => dirname(place)))) {
    mkdirSync(join(out, folder), { recursive: true })
  }
  for (const place of steps.moves) {
    onFile()
    move(join(staging, place), join(out, place))
  }
  for (const place of steps.removals) {
    onFile()
    takeAway(place)
  }
}

function move(from: string, to: string): void {
  // It was moved before the interruption.
  if (!existsSync(from) && existsSync(to)) return
  renameSync(from, to)
}

/** Removes a file; a folder, which takes many steps, is first moved out of the site in one. */
function moveAway(path: string, to: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) return rmSync(path, { force: true })
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  renameSync(path, to)
}
