import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { readJournal } from './journal.ts'
import { type Maker, readMaker } from './maker-name.ts'

/** Folders of this process: in a container, a build that died before may have had its number. */
export const ownLeftovers = new Set<string>()

/**
 * Removes what builds that died left beside the published folder `out` (absolute), and puts back a published folder that
 * such a build had moved away.
 */
export function clearLeftovers(out: string): void {
  const parent = dirname(out)
  // Whoever finishes that publish needs the files in it.
  const unfinished = readJournal(out)?.staging
  for (const name of namesIn(parent)) {
    const made = readLeftover(name, basename(out))
    const leftover = join(parent, name)
    if (made === null || leftover === unfinished || isAtWork(leftover, made)) continue
    try {
      if (made.kind === 'old' && !existsSync(out)) renameSync(leftover, out)
      else rmSync(leftover, { recursive: true, force: true })
    } catch {
      // Somebody else's files may be in it, and another build may be removing it.
    }
  }
}

/** Puts back a published folder that a build which died had moved away. `out` is absolute. */
export function putBack(out: string): void {
  if (existsSync(out)) return
  for (const name of namesIn(dirname(out))) {
    const made = readLeftover(name, basename(out))
    const leftover = join(dirname(out), name)
    if (made?.kind === 'old' && !isAtWork(leftover, made)) return renameSync(leftover, out)
  }
}

/** Empty for a folder that is missing or unreadable: whoever writes into it reports that. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whoever is at work where nobody here can see it has changed something about its folder since then. */
const FOREIGN_WORK_MS = 3_600_000

function isAtWork(folder: string, { pid, isForeign }: Maker): boolean {
  if (isForeign) return Date.now() - changedMs(folder) < FOREIGN_WORK_MS
  return pid === process.pid ? ownLeftovers.has(folder) : isAlive(pid)
}

/** In milliseconds since 1970, its name included; now, for what somebody has just removed. */
function changedMs(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now()
}

/** What `openStaging` calls its folders and its lock, whole: whatever else stands there is somebody's own. */
const LEFTOVER = /^\.(tmp|old)-([\da-f]{8}-\d+)-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:-lock|-journal)?$/

/** Kind and process of what a build has made for the published folder `out`; null for anything else. */
function readLeftover(name: string, out: string): (Maker & { readonly kind: string }) | null {
  if (!name.startsWith(out)) return null
  const [, kind = '', maker = ''] = LEFTOVER.exec(name.slice(out.length)) ?? []
  const read = readMaker(maker)
  return read && { ...read, kind }
}
