import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { holdLock } from './hold-lock.ts'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'
import { isAlive } from './is-alive.ts'
import { type Maker, makerName, readMaker } from './maker-name.ts'
import type { SiteOutput } from './site-output.ts'
import { updateFolder } from './update-folder.ts'

/** A new folder that is filled out of sight with what changes about the published one. */
export interface Staging {
  /** Absolute path to fill. */
  readonly folder: string
  /**
   * Makes the published folder hold what an output says, and calls `onPublished` before another build can change it
   * again. An output that keeps nothing takes the place of the old folder as a whole; when that fails, the old one stands
   * as before. Else what is new is moved in file by file. Throws `UpdateFailed` when that can not be done, and when the
   * new folder has lost a file.
   */
  publish(output: PublishedOutput, onPublished: () => void): Promise<void>
  /** Removes the new folder as far as the system lets it; the published one is untouched. */
  discard(): Promise<void>
}

/** What of an output decides how it is published. */
export type PublishedOutput = Pick<SiteOutput, 'places' | 'folders' | 'kept' | 'isUnchanged'>

/** A published folder that can not be brought up to date; one that is written as a whole can still take its place. */
export class UpdateFailed extends SiteError {
  constructor(problem: string, options: ErrorOptions) {
    const hint =
      'Another process may have changed it during the build. Wait for it to finish, then build again.'
    super([{ code: 'folder-in-use', problem, hint }], options)
  }
}

/** Folders of this process: in a container, a build that died before may have had its number. */
const own = new Set<string>()

/**
 * Makes an empty folder beside `out` (absolute), named after it and this process. It is going to be the published one, so
 * it is no temporary folder that only its maker may read. What builds that died left behind is removed first, and a
 * published folder that such a build had moved away is put back. Throws `SiteError` where it can not be made.
 */
export async function openStaging(out: string): Promise<Staging> {
  if (leadsNowhere(out)) {
    const problem = `Cannot publish to ${out}: it is a broken symbolic link.`
    throw new SiteError([{ code: 'folder-in-use', problem, hint: 'Remove the link, or create its target.' }])
  }
  clearLeftovers(out)
  const folder = `${out}.tmp-${makerName(process.pid)}-${randomUUID()}`
  const lock = { path: `${out}.tmp-lock`, own: `${folder}-lock` }
  own.add(folder).add(lock.own)
  await makeFolder(folder)
  const discard = (): Promise<void> => removeIfPossible(folder)
  return {
    folder,
    async publish(output, onPublished) {
      const previous = `${out}.old-${makerName(process.pid)}-${randomUUID()}`
      own.add(previous)
      await holdLock(lock, async (touch) => {
        checkWhole(folder, output)
        if (output.kept.size === 0) await swap({ out, folder, previous })
        else update({ out, staging: folder, output, touch })
        onPublished()
      })
      // Under that name half of it would be taken for a site to put back.
      if (existsSync(previous)) await rename(previous, folder).catch(() => removeIfPossible(previous))
      await discard()
    },
    discard,
  }
}

/** Somebody who takes the new folder for a leftover may have removed what was written first. */
function checkWhole(staging: string, { places, kept }: PublishedOutput): void {
  for (const place of places.keys()) {
    if (kept.has(place) || existsSync(join(staging, place))) continue
    throw new UpdateFailed(`"${place}" disappeared from ${staging} before it was published.`, {})
  }
}

interface Update {
  /** Absolute, as is `staging`. */
  readonly out: string
  readonly staging: string
  readonly output: PublishedOutput
  /** Keeps the lock. */
  readonly touch: () => void
}

/** Between the building of an output and now another build may have published, or somebody else changed a file. */
function update({ out, staging, output, touch }: Update): void {
  const { places, folders, kept, isUnchanged } = output
  try {
    for (const place of kept) {
      touch()
      if (!isUnchanged(place, places.get(place) ?? '')) throw new Error(`"${place}" has changed.`)
    }
    updateFolder({ out, staging, places, folders, kept, onFile: touch })
  } catch (error) {
    throw new UpdateFailed(`Cannot update ${out}.`, { cause: error })
  }
}

/** What can not be removed, for files of somebody else in it, stands beside the site and does it no harm. */
async function removeIfPossible(folder: string): Promise<void> {
  try {
    // Threads that still write make a folder fuller while it is emptied.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  } catch {
    // The next build tries again.
  }
}

/** Puts a new folder in the place of the published one, which becomes `previous`. All are absolute. */
async function swap({ out, folder, previous }: Readonly<Record<'out' | 'folder' | 'previous', string>>) {
  const hadPrevious = existsSync(out)
  if (hadPrevious) await moveAway(out, previous)
  try {
    await rename(folder, out)
  } catch (error) {
    if (hadPrevious) await rename(previous, out)
    throw error
  }
}

/** Told by systems of a folder that another disk, or a folder of elsewhere, is mounted at. */
const UNMOVABLE = new Set(['EBUSY', 'EXDEV'])

async function moveAway(out: string, previous: string): Promise<void> {
  try {
    await rename(out, previous)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNMOVABLE.has(String(error.code)))) throw error
    const problem = `Cannot publish to ${out}: the system does not allow replacing that folder (${error.code}).`
    const hint = `It may be a mount point. Publish to a folder inside it, such as "${join(basename(out), 'site')}".`
    throw new SiteError([{ code: 'folder-in-use', problem, hint }], { cause: error })
  }
}

function leadsNowhere(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && !existsSync(path)
  } catch {
    return false
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const problem = `Cannot publish: cannot create files in ${dirname(folder)} (${error.code}).`
    const hint =
      'A build needs a temporary folder beside the published one. Allow writing there, or publish elsewhere.'
    throw new SiteError([{ code: 'folder-in-use', problem, hint }], { cause: error })
  }
}

function clearLeftovers(out: string): void {
  const parent = dirname(out)
  for (const name of namesIn(parent)) {
    const made = readLeftover(name, basename(out))
    const leftover = join(parent, name)
    if (made === null || isAtWork(leftover, made)) continue
    try {
      if (made.kind === 'old' && !existsSync(out)) renameSync(leftover, out)
      else rmSync(leftover, { recursive: true, force: true })
    } catch {
      // Somebody else's files may be in it, and another build may be removing it.
    }
  }
}

/** None of a folder that is not there or that nobody here can read: what it means is told where something is made in it. */
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
  return pid === process.pid ? own.has(folder) : isAlive(pid)
}

/** In milliseconds since 1970, its name included; now, for what somebody has just removed. */
function changedMs(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now()
}

/** What `openStaging` calls its folders and its lock, whole: whatever else stands there is somebody's own. */
const LEFTOVER = /^\.(tmp|old)-([\da-f]{8}-\d+)-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:-lock)?$/

/** Kind and process of what a build has made for the published folder `out`; null for anything else. */
function readLeftover(name: string, out: string): (Maker & { readonly kind: string }) | null {
  if (!name.startsWith(out)) return null
  const [, kind = '', maker = ''] = LEFTOVER.exec(name.slice(out.length)) ?? []
  const read = readMaker(maker)
  return read && { ...read, kind }
}
