import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Entries that were removed from a store. */
export interface PrunedStore {
  readonly entries: number
  readonly bytes: number
}

export interface PruneOptions {
  /** Now, in milliseconds since 1970. */
  readonly now: number
  /** Bytes that the entries may take together. */
  readonly limitBytes?: number
}

const HOUR_MS = 60 * 60 * 1000

/** An entry used since then may be in use by another build, so it is kept whatever the size of the store. */
const RECENT_MS = HOUR_MS

/** An entry unused for this long belongs to an old state of the site. */
const UNUSED_MS = 14 * 24 * HOUR_MS

const LIMIT_BYTES = 2_000_000_000

/**
 * Removes entries from the store in a folder (absolute): those unused for two weeks and, if the store is too large,
 * those unused for the longest time. Entries that a running build uses are kept; entries that it would have used are
 * made again.
 */
export function pruneStore(folder: string, { now, limitBytes = LIMIT_BYTES }: PruneOptions): PrunedStore {
  const files = listFiles(folder).toSorted((left, right) => left.usedMs - right.usedMs)
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  const pruned = { entries: 0, bytes: 0 }
  for (const { path, size, usedMs } of files) {
    const age = now - usedMs
    if (age < RECENT_MS || (age < UNUSED_MS && bytes <= limitBytes)) break
    rmSync(path, { force: true })
    bytes -= size
    pruned.entries += 1
    pruned.bytes += size
  }
  return pruned
}

/** Name of the file whose modification time is the time of the last pruning. */
const MARK = 'pruned'

/** Time between prunings. A store that a build has added to must be checked more often. */
const PRUNED_AFTER_MS = { grown: HOUR_MS / 6, unchanged: 24 * HOUR_MS }

/** Prunes a store unless that was done recently: looking at every entry takes as long as a build without changes. */
export function pruneStoreWhenDue(
  folder: string,
  { hasGrown, now }: { readonly hasGrown: boolean; readonly now: number },
): PrunedStore {
  const mark = join(folder, MARK)
  const last = statSync(mark, { throwIfNoEntry: false })?.mtimeMs
  const isDue = last === undefined || now - last >= PRUNED_AFTER_MS[hasGrown ? 'grown' : 'unchanged']
  if (!isDue) return { entries: 0, bytes: 0 }
  try {
    writeFileSync(mark, '')
    utimesSync(mark, now / 1000, now / 1000)
    // A new store has no old entries.
    return last === undefined ? { entries: 0, bytes: 0 } : pruneStore(folder, { now })
  } catch (error) {
    // If the disk refuses, the store grows; nothing else happens.
    if (error instanceof Error && 'syscall' in error) return { entries: 0, bytes: 0 }
    throw error
  }
}

/** Snapshots of content sources, which cannot be made again without the sources, and versions from Git, which are removed whole. */
const KEPT: ReadonlySet<string> = new Set(['sources', 'versions'])

interface StoredFile {
  readonly path: string
  readonly size: number
  readonly usedMs: number
}

/** Every file in the folders of a store that holds entries. */
function listFiles(folder: string): StoredFile[] {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !KEPT.has(entry.name),
  )
  return kinds.flatMap(({ name }) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name)
        const stats = statSync(path, { throwIfNoEntry: false })
        return stats === undefined ? [] : [{ path, size: stats.size, usedMs: stats.mtimeMs }]
      }),
  )
}
