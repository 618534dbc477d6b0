import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import type { CompiledReport, DiagnosticCode } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'

/**
 * The files that a document looked for, each with the hash of its content; null for a missing file. A path with a slash at
 * its end is a folder, with the hash of the names in it.
 */
type DependencyHashes = Readonly<Record<string, string | null>>

/** Times of files come from a clock that is some milliseconds behind. */
const CLOCK_LAG_MS = 50

export interface KeptReportOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Name of the report in the store. */
  readonly key: string
  /** The report as JSON. */
  readonly json: string
  /** When compiling the document began, in milliseconds since 1970. */
  readonly sinceMs: number
}

/**
 * Errors that are more than the text of a document and the files it looked for: a component or a plugin may fail today and
 * not tomorrow.
 */
const PASSING_ERRORS: ReadonlySet<string> = new Set<DiagnosticCode>([
  'unrendered-page',
  'plugin-failed',
  'unknown-api-part',
  'unreadable-file',
])

/**
 * Whether a report says the same of every document with its text, wherever that is: it names no file, and none was looked for.
 * An unchanged page of another version of the docs, and a page that has moved, are compiled once.
 */
export function isOfTextAlone({ diagnostics, dependencies }: CompiledReport['report']): boolean {
  return diagnostics.length === 0 && dependencies.length === 0
}

/** The error whose hint names a file beside the one that is missing. */
const NAMES_NEIGHBOUR: DiagnosticCode = 'missing-include'

/**
 * Stores the report of a document, its errors too, which a site may have turned into warnings. It is not stored if one of
 * them may pass while the document and the files that it looked for stay the same, or if a file has changed since compiling
 * began. Returns the hashes that are stored with it, as JSON; null if it is not stored.
 */
export function keepReport(
  store: Store,
  { report }: CompiledReport,
  { root, key, sinceMs, json }: KeptReportOptions,
): string | null {
  const { diagnostics, dependencies } = report
  if (diagnostics.some(({ code }) => PASSING_ERRORS.has(code))) return null
  // It is unknown whether the old or the new content was read.
  if (dependencies.some((file) => changedMs(join(root, file)) > sinceMs - CLOCK_LAG_MS)) return null
  const hashed = dependencies.map((file) => [file, hashFile(root, file)] as const)
  const folders = diagnostics.some(({ code }) => code === NAMES_NEIGHBOUR)
    ? hashed.flatMap(([file, hash]) => (hash === null ? [`${posix.dirname(file)}/`] : []))
    : []
  const dependencyHashes: DependencyHashes = Object.fromEntries([
    ...hashed,
    ...folders.map((folder) => [folder, hashNames(root, folder)] as const),
  ])
  const hashes = JSON.stringify(dependencyHashes)
  store.write('report', key, `${hashes}\n${json}`)
  return hashes
}

/** A stored report. */
export interface KeptReport {
  /** `DependencyHashes` as JSON. */
  readonly hashes: string
  /** `CompiledReport` as JSON. */
  readonly json: string
}

/** The stored report of a key; null if there is none. */
export function findReport(store: Store, key: string): KeptReport | null {
  const bytes = store.read('report', key)
  if (bytes === null) return null
  const [hashes = '{}', json = ''] = bytes.toString('utf8').split('\n')
  return { hashes, json }
}

/** Parses a stored report if every file that the document looked for is unchanged; else null. */
export function openReport({ hashes, json }: KeptReport, root: string): CompiledReport | null {
  const dependencyHashes: DependencyHashes = JSON.parse(hashes)
  const isCurrent = Object.entries(dependencyHashes).every(
    ([path, hash]) => (path.endsWith('/') ? hashNames(root, path) : hashFile(root, path)) === hash,
  )
  return isCurrent ? JSON.parse(json) : null
}

/** When a file (absolute) was last changed; for a missing file, its nearest existing folder. */
function changedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? changedMs(dirname(path))
}

function hashFile(root: string, file: string): string | null {
  const path = join(root, file)
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile) return null
  // A link may start to lead outside the site, to a private file with the same content.
  const place = relative(realpathSync.native(root), realpathSync.native(path))
  return hashOf(place, readFileSync(path, 'latin1'))
}

/** A hash of the names of the files in a folder; null for a missing folder. */
function hashNames(root: string, folder: string): string | null {
  const path = join(root, folder)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return null
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
  return hashOf(...files.map(({ name }) => name).toSorted())
}
