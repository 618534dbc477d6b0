import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { readJournal } from './journal.ts'
import { type NamedProcess, readProcessName } from './process-name.ts'

/** Folders of this process. An earlier process in a container may have had the same id. */
export const ownLeftovers = new Set<string>()

/**
 * Removes what dead builds left beside the published folder `out` (absolute), and puts back a published folder that
 * such a build had moved away.
 */
export function clearLeftovers(out: string): void {
  const parent = dirname(out)
  // The process that finishes that publish needs these files.
  const unfinished = readJournal(out)?.staging
  for (const name of namesIn(parent)) {
    const made = readLeftover(name, basename(out))
    const leftover = join(parent, name)
    if (made === null || leftover === unfinished || isAtWork(leftover, made)) continue
    try {
      if (made.kind === 'old' && !existsSync(out) && isFolder(leftover)) renameSync(leftover, out)
      else rmSync(leftover, { recursive: true, force: true })
    } catch {
      // The folder may contain files of others, or another build may be removing it.
    }
  }
}

/** Puts back a published folder that a dead build had moved away. `out` is absolute. */
export function putBack(out: string): void {
  if (existsSync(out)) return
  for (const name of namesIn(dirname(out))) {
    const made = readLeftover(name, basename(out))
    const leftover = join(dirname(out), name)
    if (made?.kind === 'old' && isFolder(leftover) && !isAtWork(leftover, made))
      return renameSync(leftover, out)
  }
}

/** A build moves the folder itself away, never a link. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Names in a folder. Empty for a missing or unreadable folder: writing to it will report the problem. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A process in another container cannot be checked. A live one has changed its folder within this time. */
const FOREIGN_WORK_MS = 3_600_000

function isAtWork(folder: string, { pid, isForeign }: NamedProcess): boolean {
  if (isForeign) return Date.now() - changedMs(folder) < FOREIGN_WORK_MS
  return pid === process.pid ? ownLeftovers.has(folder) : isAlive(pid)
}

/** Time of the last change, of the name too, in milliseconds since 1970; now, for a path that was just removed. */
function changedMs(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now()
}

/**
 * The full pattern of the names that `openStaging` gives to its folders and its lock. Other names belong to someone
 * else.
 */
const LEFTOVER = /^\.(tmp|old)-([\da-f]{8}-\d+)-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:-lock|-journal)?$/

/** Kind and process of a build's leftover of the published folder `out`; null for any other name. */
function readLeftover(name: string, out: string): (NamedProcess & { readonly kind: string }) | null {
  if (!name.startsWith(out)) return null
  const [, kind = '', processName = ''] = LEFTOVER.exec(name.slice(out.length)) ?? []
  const read = readProcessName(processName)
  return read && { ...read, kind }
}
