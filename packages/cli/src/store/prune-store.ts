import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was removed from a store. */
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

/** What was used since may be in use by another build, and is left alone whatever the size. */
const RECENT_MS = HOUR_MS

/** What was not used for so long is of a state of the site that is gone. */
const UNUSED_MS = 14 * 24 * HOUR_MS

const LIMIT_BYTES = 2_000_000_000

/**
 * Removes from the store in a folder (absolute) what was not used for two weeks and, of a store that is too large, what
 * was not used the longest. What a running build uses is never removed, and what it was going to use is made again.
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

/** Name of the file whose time is that of the last pruning. */
const MARK = 'pruned'

/** A store that a build has added to grows; otherwise a look a day is enough. */
const PRUNED_AFTER_MS = { grown: HOUR_MS / 6, unchanged: 24 * HOUR_MS }

/** Prunes a store when it was not done lately: looking at every entry takes as long as a build without a change. */
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
    // In a new store nothing is old.
    return last === undefined ? { entries: 0, bytes: 0 } : pruneStore(folder, { now })
  } catch (error) {
    // A disk that refuses it has a store that grows, nothing else.
    if (error instanceof Error && 'syscall' in error) return { entries: 0, bytes: 0 }
    throw error
  }
}

/** What the content sources of a site loaded last can not be made again without them. */
const KEPT = 'sources'

interface StoredFile {
  readonly path: string
  readonly size: number
  readonly usedMs: number
}

/** Every file in the folders of a store that holds entries. */
function listFiles(folder: string): StoredFile[] {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== KEPT,
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
