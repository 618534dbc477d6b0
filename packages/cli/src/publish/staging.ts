import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { holdLock } from './hold-lock.ts'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'
import { readJournal, removeJournal, writeJournal } from './journal.ts'
import { clearLeftovers, ownLeftovers } from './leftovers.ts'
import { lockPath } from './lock-path.ts'
import { makerName } from './maker-name.ts'
import type { SiteOutput } from './site-output.ts'
import { planUpdate, takeSteps } from './update-folder.ts'

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
export interface PublishedOutput extends Pick<SiteOutput, 'places' | 'folders' | 'kept' | 'isUnchanged'> {
  /** Places of old assets that stay in the published folder. */
  readonly old: ReadonlyMap<string, unknown>
}

/** A published folder that can not be brought up to date; one that is written as a whole can still take its place. */
export class UpdateFailed extends SiteError {
  constructor(problem: string, options: ErrorOptions) {
    const hint =
      'Another process may have changed it during the build. Wait for it to finish, then build again.'
    super([{ code: 'folder-in-use', problem, hint }], options)
  }
}

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
  const lock = { path: lockPath(out), own: `${folder}-lock` }
  ownLeftovers.add(folder).add(lock.own)
  await makeFolder(folder)
  const discard = async (): Promise<void> => {
    // Where an update was ended in the middle, the next command finishes it.
    if (readJournal(out)?.staging !== folder) await removeIfPossible(folder)
  }
  return {
    folder,
    async publish(output, onPublished) {
      const previous = `${out}.old-${makerName(process.pid)}-${randomUUID()}`
      ownLeftovers.add(previous)
      let unfinished: string | null = null
      await holdLock(lock, async (touch) => {
        checkWhole(folder, output)
        if (output.kept.size === 0) {
          copyOldAssets({ out, staging: folder, output })
          await swap({ out, folder, previous })
        } else update({ out, staging: folder, output, touch })
        unfinished = readJournal(out)?.staging ?? null
        if (unfinished !== null) removeJournal(out)
        onPublished()
      })
      // What another build, or this one before, had begun is not the site any more.
      if (unfinished !== null && unfinished !== folder) await removeIfPossible(unfinished)
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
  const { places, kept, isUnchanged } = output
  try {
    for (const place of kept) {
      touch()
      if (!isUnchanged(place, places.get(place) ?? '')) throw new Error(`"${place}" has changed.`)
    }
    const steps = planUpdate(out, output)
    writeJournal(out, staging, steps)
    takeSteps({ out, staging, steps, onFile: touch })
  } catch (error) {
    throw new UpdateFailed(`Cannot update ${out}.`, { cause: error })
  }
}

/** The new folder takes the place of the old one as a whole, so what stays of that must be in it. */
function copyOldAssets({ out, staging, output }: Omit<Update, 'touch'>): void {
  for (const place of output.old.keys()) {
    try {
      mkdirSync(dirname(join(staging, place)), { recursive: true })
      copyFileSync(join(out, place), join(staging, place))
    } catch {
      // Somebody has removed it: a reader of an old page loads the page again.
    }
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
