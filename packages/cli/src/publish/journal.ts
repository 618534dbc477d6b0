import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, normalize, sep } from 'node:path'
import type { UpdateSteps } from './update-folder.ts'

/**
 * The steps by which a build changes a published folder, written before the first of them, so that another process
 * can finish them.
 */
export interface Journal {
  /** Folder with the new files, absolute. */
  readonly staging: string
  readonly steps: UpdateSteps
}

/** The journal next to a published folder (absolute). While it exists, the folder may contain files of two builds. */
function journalPath(out: string): string {
  return `${out}.tmp-journal`
}

/** Whether a publish to a folder has begun and is not finished. */
export function hasJournal(out: string): boolean {
  return existsSync(journalPath(out))
}

/** Writes the planned steps. The journal is complete or absent, never partial. */
export function writeJournal(out: string, staging: string, steps: UpdateSteps): void {
  const draft = `${staging}-journal`
  writeFileSync(draft, JSON.stringify({ staging: basename(staging), steps }))
  renameSync(draft, journalPath(out))
}

/** Null without a journal, and for a file that no build has written. */
export function readJournal(out: string): Journal | null {
  if (!hasJournal(out)) return null
  try {
    const { staging, steps }: Journal = JSON.parse(readFileSync(journalPath(out), 'utf8'))
    const isOurs = basename(staging) === staging && staging.startsWith(`${basename(out)}.tmp-`)
    return isOurs && isWhole(steps) && allPlaces(steps).every(isPlace)
      ? { staging: join(dirname(out), staging), steps }
      : null
  } catch {
    return null
  }
}

/** An earlier version of the command may have written other steps. */
function isWhole({ files, inTheWay, moves, removals }: Partial<UpdateSteps>): boolean {
  return [files, inTheWay, moves, removals].every(Array.isArray)
}

/** Everything that the steps name. */
export function allPlaces({ files, inTheWay, moves, removals }: UpdateSteps): readonly string[] {
  return [...files, ...inTheWay.map(({ place }) => place), ...moves, ...removals]
}

/** Whether a value is a path below the published folder: a journal may come with the files of a stranger. */
function isPlace(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const place = normalize(value)
  return place !== '.' && !isAbsolute(place) && place.split(sep)[0] !== '..'
}

/** Removes the journal once the folder holds one site again. */
export function removeJournal(out: string): void {
  rmSync(journalPath(out), { force: true })
}
