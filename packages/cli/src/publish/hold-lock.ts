import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

const NEXT_LOOK_MS = 20

/** Where a lock stands. Both are absolute and in the same folder, which exists. */
export interface LockPlace {
  readonly path: string
  /** Where it is made: a place that nobody else uses. */
  readonly own: string
}

/**
 * Waits until nobody else, in this process or another one, holds a lock, and holds it while `work` runs. What a process
 * that died has left is no lock.
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
  try {
    return await work()
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

async function moveWhenFree(own: string, path: string): Promise<void> {
  const holder = holderOf(path)
  if (holder !== null && !isAlive(holder)) removeDead(path, holder)
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

/** Removes what a dead process holds and nothing that another one may have put there since. */
function removeDead(path: string, holder: number): void {
  try {
    rmdirSync(join(path, String(holder)))
    rmdirSync(path)
  } catch {
    // Somebody else was faster.
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
