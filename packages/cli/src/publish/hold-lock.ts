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
import { makerName, readMaker } from './maker-name.ts'

const NEXT_LOOK_MS = 20

/**
 * Whoever has not touched its lock for longer died: the number of a process that is gone may be another one's by now, and
 * of one in another container nobody here knows whether it is alive.
 */
const LONGEST_UNTOUCHED_MS = 60_000

/** Far below the longest, and too seldom to cost anything. */
const TOUCH_MS = 5000

/** What is in the way so long without anybody alive who holds it stays there. */
const LONGEST_IN_THE_WAY_MS = 180_000

/** Locks of this process: in a container, one that died before may have had its number. */
const held = new Set<string>()

/** Where a lock stands. Both are absolute and in the same folder, which exists. */
export interface LockPlace {
  readonly path: string
  /** Where it is made: a place that nobody else uses. */
  readonly own: string
}

/**
 * Waits until nobody else, in this process or another one, holds a lock, and holds it while `work` runs. Work that keeps
 * the process busy for longer than a few seconds calls `touch` between its steps, which throws when another one has the
 * lock by now. What a process that died has left is no lock. Throws `SiteError` when something else stands there.
 */
export async function holdLock<Result>(
  { path, own }: LockPlace,
  work: (touch: () => void) => Promise<Result>,
): Promise<Result> {
  const name = makerName(process.pid)
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
  /** Of this process, in the lock. */
  readonly name: string
  /** When somebody alive was seen to hold the lock last, in milliseconds since 1970. */
  readonly sinceMs: number
}

async function moveWhenFree({ path, own, name, sinceMs }: Waiting): Promise<void> {
  const holder = holderOf(path)
  const isHeld = holder !== null && isHolding(path, holder)
  if (holder !== null && !isHeld) removeHeld(path, holder)
  // Its age counts from now on, not from when the waiting began.
  touch(join(own, name))
  if (tryToMove(own, path)) return
  const now = Date.now()
  if (!isHeld && (isNoFolder(path) || now - sinceMs > LONGEST_IN_THE_WAY_MS)) throw inTheWay(path)
  await setTimeout(NEXT_LOOK_MS)
  await moveWhenFree({ path, own, name, sinceMs: isHeld ? now : sinceMs })
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

/** Whether the process of this name is alive and at work. */
function isHolding(path: string, name: string): boolean {
  const holder = readMaker(name)
  if (holder === null) return false
  if (!holder.isForeign && holder.pid === process.pid) return held.has(path)
  const isRecent = Date.now() - touchedMs(join(path, name)) <= LONGEST_UNTOUCHED_MS
  return isRecent && (holder.isForeign || isAlive(holder.pid))
}

/** In milliseconds since 1970; now, for what somebody has just removed. */
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
    // It is another one's by now; whoever works under it is told at its next step.
  }
}

/** Touches a path whenever it is called some seconds after the last time. */
function createTouch(path: string): () => void {
  let lastMs = Date.now()
  return () => {
    const now = Date.now()
    if (now - lastMs < TOUCH_MS) return
    lastMs = now
    touch(path)
  }
}

function isNoFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false
}

function inTheWay(path: string): SiteError {
  const problem = `Cannot publish: "${path}" exists where the build keeps its lock.`
  return new SiteError([{ code: 'folder-in-use', problem, hint: 'Remove it if no build is running.' }])
}

/** Removes the lock of a process, and none that another one has put there since. */
function removeHeld(path: string, name: string): void {
  try {
    rmdirSync(join(path, name))
    rmdirSync(path)
  } catch {
    // It is another one's by now, or nobody's.
  }
}

/** Name of the process that holds the lock, as far as it is one; null when nobody does. */
function holderOf(path: string): string | null {
  try {
    return readdirSync(path)[0] ?? null
  } catch {
    return null
  }
}
