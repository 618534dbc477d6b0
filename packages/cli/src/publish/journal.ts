import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { UpdateSteps } from './update-folder.ts'

/** What a build does to a published folder, noted before it begins, so that somebody else can finish it. */
export interface Journal {
  /** Folder with the new files, absolute. */
  readonly staging: string
  readonly steps: UpdateSteps
}

/** The journal beside a published folder (absolute). While there is one, the folder may hold files of two builds. */
function journalPath(out: string): string {
  return `${out}.tmp-journal`
}

/** Whether a publish to a folder has begun and is not finished. */
export function hasJournal(out: string): boolean {
  return existsSync(journalPath(out))
}

/** Notes what is going to be done. The journal is there whole or not at all. */
export function writeJournal(out: string, staging: string, steps: UpdateSteps): void {
  const draft = `${staging}-journal`
  writeFileSync(draft, JSON.stringify({ staging: basename(staging), steps }))
  renameSync(draft, journalPath(out))
}

/** Null without one, and for a file that no build has written. */
export function readJournal(out: string): Journal | null {
  if (!hasJournal(out)) return null
  try {
    const { staging, steps }: Journal = JSON.parse(readFileSync(journalPath(out), 'utf8'))
    const isOurs = basename(staging) === staging && staging.startsWith(`${basename(out)}.tmp-`)
    return isOurs ? { staging: join(dirname(out), staging), steps } : null
  } catch {
    return null
  }
}

/** The folder holds one site again. */
export function removeJournal(out: string): void {
  rmSync(journalPath(out), { force: true })
}
