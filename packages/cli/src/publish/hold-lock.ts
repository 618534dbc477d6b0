import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

const NEXT_LOOK_MS = 20

/** Whoever has held a lock for longer died: the number of a process that is gone may be another one's by now. */
const LONGEST_HELD_MS = 60_000

/** Locks of this process: in a container, one that died before may have had its number. */
const held = new Set<string>()

/** Where a lock stands. Both are absolute and in the same folder, which exists. */
export interface LockPlace {
  readonly path: string
  /** Where it is made: a place that nobody else uses. */
  readonly own: string
}

/**
 * Waits until nobody else, in this process or another one, holds a lock, and holds it while `work` runs, which must not
 * take longer than a minute. What a process that died has left is no lock.
 */
export async function holdLock<Result>(
  { path, own }: LockPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(join(own, String(process.pid)), { recursive: true })
  try {
    await moveWhenFree(own, path)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    throw error
  }
  held.add(path)
  try {
    return await work()
  } finally {
    held.delete(path)
    removeHeld(path, process.pid)
  }
}

async function moveWhenFree(own: string, path: string): Promise<void> {
  const holder = holderOf(path)
  if (holder !== null && isDead(path, holder)) removeHeld(path, holder)
  if (tryToMove(own, path)) return
  await setTimeout(NEXT_LOOK_MS)
  await moveWhenFree(own, path)
}

/** A rename never replaces a folder that has something in it, so of two at once one fails. */
function tryToMove(own: string, path: string): boolean {
  try {
    renameSync(own, path)
    return true
  } catch (error) {
    if (existsSync(path)) return false
    throw error
  }
}

function isDead(path: string, holder: number): boolean {
  if (holder === process.pid) return !held.has(path)
  return !isAlive(holder) || Date.now() - madeMs(join(path, String(holder))) > LONGEST_HELD_MS
}

/** In milliseconds since 1970; now, for what somebody has just removed. */
function madeMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
}

/** Removes the lock of a process, and none that another one has put there since. */
function removeHeld(path: string, holder: number): void {
  try {
    rmdirSync(join(path, String(holder)))
    rmdirSync(path)
  } catch {
    // It is another one's by now, or nobody's.
  }
}

/** Number of the process that holds the lock; null when nobody does. */
function holderOf(path: string): number | null {
  try {
    const [name] = readdirSync(path)
    return name === undefined ? null : Number(name)
  } catch {
    return null
  }
}
