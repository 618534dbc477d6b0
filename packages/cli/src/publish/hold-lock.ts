import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SiteError } from '../site-error.ts'
import { isAlive } from './is-alive.ts'
import { processName, readProcessName } from './process-name.ts'

const NEXT_LOOK_MS = 20

/**
 * A lock that was not touched for this long is stale. Process ids alone do not show that: they are reused, and mean nothing
 * in another container.
 */
const LONGEST_UNTOUCHED_MS = 60_000

/** Far below the limit above, and rare enough to cost nothing. */
const TOUCH_MS = 5000

/** Gives up when a path that no live process owns blocks the lock for this long. */
const LONGEST_IN_THE_WAY_MS = 180_000

/** Locks of this process. An earlier process in a container may have had the same id. */
const held = new Set<string>()

/** The path of a lock. Both paths are absolute and in the same folder, which exists. */
export interface LockPlace {
  readonly path: string
  /** The path at which the lock is created before it is moved into place; no other process uses it. */
  readonly own: string
}

/**
 * Waits until no other work, in this process or another one, holds the lock, and holds it while `work` runs. Work that
 * blocks the process for longer than a few seconds must call `touch` between its steps; `touch` throws when another
 * process has taken the lock. The lock of a dead process is ignored. Throws `SiteError` when something other than a
 * lock exists at the path.
 */
export async function holdLock<Result>(
  { path, own }: LockPlace,
  work: (touch: () => void) => Promise<Result>,
): Promise<Result> {
  const name = processName(process.pid)
  mkdirSync(join(own, name), { recursive: true })
  try {
    await moveWhenFree({ path, own, name, sinceMs: Date.now() })
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    throw error
  }
  held.add(path)
  const touched = join(path, name)
  const timer = setInterval(() => touchIfThere(touched), TOUCH_MS).unref()
  try {
    return await work(createTouch(touched))
  } finally {
    clearInterval(timer)
    held.delete(path)
    removeHeld(path, name)
  }
}

interface Waiting extends LockPlace {
  /** Name of this process, as written in the lock. */
  readonly name: string
  /** When a live process was last seen holding the lock, in milliseconds since 1970. */
  readonly sinceMs: number
}

async function moveWhenFree({ path, own, name, sinceMs }: Waiting): Promise<void> {
  const holder = holderOf(path)
  const isHeld = holder !== null && isHolding(path, holder)
  if (holder !== null && !isHeld) removeHeld(path, holder)
  // The age of the lock counts from now, not from when the waiting began.
  touch(join(own, name))
  if (tryToMove(own, path)) return
  const now = Date.now()
  if (!isHeld && (isOtherThanFolder(path) || now - sinceMs > LONGEST_IN_THE_WAY_MS)) throw inTheWay(path)
  await setTimeout(NEXT_LOOK_MS)
  await moveWhenFree({ path, own, name, sinceMs: isHeld ? now : sinceMs })
}

/** A rename never replaces a folder that is not empty, so if two processes try at once, one fails. */
function tryToMove(own: string, path: string): boolean {
  try {
    renameSync(own, path)
    return true
  } catch (error) {
    if (existsSync(path)) return false
    throw error
  }
}

/** Whether the process with this name is alive and working. */
function isHolding(path: string, name: string): boolean {
  const holder = readProcessName(name)
  if (holder === null) return false
  if (!holder.isForeign && holder.pid === process.pid) return held.has(path)
  const isRecent = Date.now() - touchedMs(join(path, name)) <= LONGEST_UNTOUCHED_MS
  return isRecent && (holder.isForeign || isAlive(holder.pid))
}

/** Time of the last touch in milliseconds since 1970; now, for a file that was just removed. */
function touchedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
}

function touch(path: string): void {
  const now = Date.now() / 1000
  utimesSync(path, now, now)
}

function touchIfThere(path: string): void {
  try {
    touch(path)
  } catch {
    // Another process has taken the lock; the next call of `touch` throws.
  }
}

/** Returns a function that touches a path, at most once every few seconds. */
function createTouch(path: string): () => void {
  let lastMs = Date.now()
  return () => {
    const now = Date.now()
    if (now - lastMs < TOUCH_MS) return
    lastMs = now
    touch(path)
  }
}

function isOtherThanFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false
}

function inTheWay(path: string): SiteError {
  const problem = `Cannot publish: "${path}" exists where the build keeps its lock.`
  return new SiteError([{ code: 'folder-in-use', problem, hint: 'Remove it if no build is running.' }])
}

/** Removes the lock of a process, unless another process has taken it since. */
function removeHeld(path: string, name: string): void {
  try {
    rmdirSync(join(path, name))
    rmdirSync(path)
  } catch {
    // Another process holds it, or it was removed.
  }
}

/** Name of the process that holds the lock, if the folder contains one; null when there is no lock. */
function holderOf(path: string): string | null {
  try {
    return readdirSync(path)[0] ?? null
  } catch {
    return null
  }
}
