import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { CompiledReport, DocumentPlace } from '@fyr/content-pipeline'
import { fileStamp, isLasting } from '@fyr/content-pipeline/internal'
import { hashOf } from '../store/hash-of.ts'
import { MARK_LASTS_MS, type Store } from '../store/open-store.ts'
import { type KeptReport, openReport } from './kept-report.ts'

/**
 * The reports of documents, grouped by folder. Reading a site takes one entry of the store for each folder instead of a
 * file and an entry for each document.
 */
export interface FolderReports {
  /** The report of a document if its file, and every other file that it looked for, is unchanged; else null. */
  find(place: DocumentPlace): CompiledReport | null
  /** Records the result of a document that `find` did not know; null for a report that is not stored. */
  note(place: DocumentPlace, key: string, kept: KeptReport | null): void
  /** Writes the recorded reports to the store. */
  keep(): void
}

/** The record of a document. */
interface NotedReport extends KeptReport {
  /** The `fileStamp` of the file before it was read. */
  readonly stamp: string
  /** Name of the document's own entry in the store. */
  readonly key: string
}

/** A folder whose documents were requested. */
interface OpenFolder {
  readonly entryKey: string
  /**
   * When the store entries of its documents were last marked as used, in milliseconds since 1970; null for a new
   * folder.
   */
  markedMs: number | null
  /** The records by the names of documents. */
  readonly reports: Map<string, NotedReport>
  /** Documents whose files were checked. */
  readonly seen: Set<string>
  /** Whether the entries must be marked as used again. */
  readonly isDue: boolean
  isChanged: boolean
}

/** The state of a file that had to be read. */
interface Look {
  readonly stamp: string
  readonly atMs: number
}

/** Bump when the format changes; older entries are ignored. */
const FORMAT = 1

/**
 * Number of folders in memory. Documents are read folder by folder, and some of the next folder while others are compiled.
 */
const MAX_OPEN = 8

/** Number of lines for each document in the entry of its folder. */
const LINES = 3

/**
 * Opens the reports of a site in `root` (absolute). `settingsKey` covers everything that is the same for all documents.
 */
export function openFolderReports(store: Store, root: string, settingsKey: string): FolderReports {
  const open = new Map<string, OpenFolder>()
  const looks = new Map<string, Look>()

  function folderOf({ file }: DocumentPlace): OpenFolder {
    const path = posix.dirname(file)
    const known = open.get(path)
    if (known !== undefined) return known
    const [first] = open
    if (first !== undefined && open.size >= MAX_OPEN) close(...first)
    const folder = readFolder(store, hashOf('folder', String(FORMAT), root, settingsKey, path))
    open.set(path, folder)
    return folder
  }

  function close(path: string, folder: OpenFolder): void {
    open.delete(path)
    if (folder.isChanged) writeFolder(store, root, folder)
  }

  return {
    find(place) {
      const atMs = Date.now()
      const stamp = fileStamp(root, place.readFrom)
      if (stamp === null) return null
      const folder = folderOf(place)
      const name = nameOf(place)
      folder.seen.add(name)
      const noted = folder.reports.get(name)
      const compiled = noted?.stamp === stamp ? openReport(noted, root) : null
      if (noted === undefined || compiled === null) {
        looks.set(name, { stamp, atMs })
        return null
      }
      if (folder.isDue) {
        store.use('report', noted.key)
        store.use('text', compiled.textKey)
        folder.markedMs = atMs
        folder.isChanged = true
      }
      return compiled
    },
    note(place, key, kept) {
      const name = nameOf(place)
      const look = looks.get(name)
      looks.delete(name)
      if (look === undefined || kept === null || !isLasting(look.stamp, look.atMs)) return
      const folder = folderOf(place)
      folder.seen.add(name)
      folder.reports.set(name, { ...kept, key, stamp: look.stamp })
      folder.isChanged = true
    },
    keep() {
      for (const [path, folder] of open) close(path, folder)
    },
  }
}

/** A document is identified by its file, its collection and its original file. */
function nameOf({ collection, file, originalFile }: DocumentPlace): string {
  return JSON.stringify([file, collection, originalFile])
}

function fileOf(name: string): string {
  return JSON.parse(name)[0]
}

function readFolder(store: Store, entryKey: string): OpenFolder {
  const text = store.read('folder', entryKey)?.toString('utf8') ?? null
  const [head, ...lines] = text?.split('\n') ?? []
  const markedMs = text === null ? null : Number(head)
  const reports = new Map<string, NotedReport>()
  for (let at = 0; at + LINES <= lines.length; at += LINES) {
    const [about = '', hashes = '', json = ''] = lines.slice(at, at + LINES)
    const [name, stamp, key]: [string, string, string] = JSON.parse(about)
    reports.set(name, { stamp, key, hashes, json })
  }
  const isDue = markedMs !== null && Date.now() - markedMs >= MARK_LASTS_MS
  return { entryKey, markedMs, reports, seen: new Set(), isDue, isChanged: false }
}

function writeFolder(store: Store, root: string, { entryKey, markedMs, reports, seen }: OpenFolder): void {
  const lines = [...reports].flatMap(([name, { stamp, key, hashes, json }]) =>
    // The file of a document that was not requested may have been removed.
    seen.has(name) || existsSync(join(root, fileOf(name)))
      ? [JSON.stringify([name, stamp, key]), hashes, json]
      : [],
  )
  store.write('folder', entryKey, [markedMs ?? Date.now(), ...lines].join('\n'))
}
