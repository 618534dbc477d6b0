import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** A new folder that is filled out of sight and takes the place of the published one at the end. */
export interface Staging {
  /** Absolute path to fill. */
  readonly folder: string
  /** Puts the new folder where the old one was. When it fails, the old one stands as before. */
  publish(): Promise<void>
  /** Removes the new folder; the published one is untouched. */
  discard(): Promise<void>
}

/**
 * Makes an empty folder beside `out` (absolute), named after it and this process. What builds that died left behind is
 * removed first, and a published folder that such a build had moved away is put back.
 */
export async function openStaging(out: string): Promise<Staging> {
  clearLeftovers(out)
  const folder = `${out}.tmp-${process.pid}`
  const previous = `${out}.old-${process.pid}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return {
    folder,
    publish: () => swap({ out, folder, previous }),
    // Threads that still write make a folder fuller while it is emptied.
    discard: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  }
}

interface Swap {
  readonly out: string
  readonly folder: string
  /** Where the old folder waits for the new one to stand. */
  readonly previous: string
}

/** Puts `folder` where `out` is. All three stand beside each other; other processes may do the same at once. */
export async function swap({ out, folder, previous }: Swap): Promise<void> {
  const hadPrevious = await moveAway(out, previous)
  try {
    await rename(folder, out)
  } catch (error) {
    // Another build published between the two steps: its site is newer than the one that was moved away.
    if (isCode(error, 'ENOTEMPTY', 'EEXIST')) {
      await rm(previous, { recursive: true, force: true })
      return swap({ out, folder, previous })
    }
    if (hadPrevious) await rename(previous, out)
    throw error
  }
  await rm(previous, { recursive: true, force: true })
}

/** False when there is nothing, or another build has moved it away already. */
async function moveAway(out: string, previous: string): Promise<boolean> {
  try {
    await rename(out, previous)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

function clearLeftovers(out: string): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const [, kind, pid] = leftoverPattern(basename(out)).exec(name) ?? []
    if (!kind || isAlive(Number(pid))) continue
    const leftover = join(parent, name)
    if (kind === 'old' && !existsSync(out)) renameSync(leftover, out)
    else rmSync(leftover, { recursive: true, force: true })
  }
}

function leftoverPattern(name: string): RegExp {
  return new RegExp(String.raw`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\.(tmp|old)-(\d+)$`)
}

/** A process of somebody else counts as alive: signalling it is refused, not unanswered. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}
