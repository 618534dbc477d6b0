import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CompiledReport } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'

/** The files that a document looked for, each with the hash of what it held; null for one missing. */
type DependencyHashes = Readonly<Record<string, string | null>>

/** File systems take their time from a clock that is some milliseconds behind. */
const CLOCK_LAG_MS = 50

export interface KeptReportOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Name of the report in the store. */
  readonly key: string
  /** The report as JSON. */
  readonly json: string
  /** When the document was begun, in milliseconds since 1970. */
  readonly sinceMs: number
}

/**
 * Keeps the report of a document without errors. With one it would have to be told again in every build anyway, and
 * what it depends on is hard to say: a missing include is found by what its folder holds. Nor is the report kept when a
 * file has changed since the document was begun. Gives the hashes that it is kept with, as JSON; null when it is not.
 */
export function keepReport(
  store: Store,
  { report }: CompiledReport,
  { root, key, sinceMs, json }: KeptReportOptions,
): string | null {
  const { diagnostics, dependencies } = report
  if (diagnostics.some(({ severity }) => severity === 'error')) return null
  // It is unknown which state of it was read.
  if (dependencies.some((file) => changedMs(join(root, file)) > sinceMs - CLOCK_LAG_MS)) return null
  const dependencyHashes: DependencyHashes = Object.fromEntries(
    dependencies.map((file) => [file, hashFile(root, file)]),
  )
  const hashes = JSON.stringify(dependencyHashes)
  store.write('report', key, `${hashes}\n${json}`)
  return hashes
}

/** A report as it is kept. */
export interface KeptReport {
  /** `DependencyHashes` as JSON. */
  readonly hashes: string
  /** `CompiledReport` as JSON. */
  readonly json: string
}

/** The report that was kept under a key; null when there is none. */
export function findReport(store: Store, key: string): KeptReport | null {
  const bytes = store.read('report', key)
  if (bytes === null) return null
  const [hashes = '{}', json = ''] = bytes.toString('utf8').split('\n')
  return { hashes, json }
}

/** The report as it was kept, if every file that the document looked for is as it was; else null. */
export function openReport({ hashes, json }: KeptReport, root: string): CompiledReport | null {
  const dependencyHashes: DependencyHashes = JSON.parse(hashes)
  const isCurrent = Object.entries(dependencyHashes).every(([file, hash]) => hashFile(root, file) === hash)
  return isCurrent ? JSON.parse(json) : null
}

/** When a file (absolute), or the nearest existing folder above a missing one, was last changed. */
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
