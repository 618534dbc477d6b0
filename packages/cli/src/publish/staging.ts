import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { holdLock } from './hold-lock.ts'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'
import { readJournal, removeJournal, writeJournal } from './journal.ts'
import { clearLeftovers, ownLeftovers } from './leftovers.ts'
import { lockPath } from './lock-path.ts'
import { processName } from './process-name.ts'
import type { SiteOutput } from './site-output.ts'
import { planUpdate, takeSteps } from './update-folder.ts'

/** A new folder for the changes of a publish, filled before any of them is visible. */
export interface Staging {
  /** Absolute path of the folder to fill. */
  readonly folder: string
  /**
   * Makes the published folder contain an output, and calls `onPublished` before another build can change it again. An
   * output without kept files replaces the old folder as a whole; if that fails, the old folder stays. Otherwise new
   * files are moved in one by one. Throws `UpdateFailed` when that is impossible, and when the new folder has lost a
   * file.
   */
  publish(output: PublishedOutput, onPublished: () => void): Promise<void>
  /** Removes the new folder as far as the system allows. The published one stays as it is. */
  discard(): Promise<void>
}

/** The parts of an output that decide how it is published. */
export interface PublishedOutput extends Pick<SiteOutput, 'places' | 'folders' | 'kept' | 'isUnchanged'> {
  /** Places of old assets that stay in the published folder. */
  readonly old: ReadonlyMap<string, unknown>
}

/** The published folder cannot be updated file by file. Replacing it as a whole may still work. */
export class UpdateFailed extends SiteError {
  constructor(problem: string, options: ErrorOptions) {
    const hint =
      'Another process may have changed it during the build. Wait for it to finish, then build again.'
    super([{ code: 'folder-in-use', problem, hint }], options)
  }
}

/**
 * Creates an empty folder beside `out` (absolute), named after it and this process. It will become the published
 * folder, so it is not a temporary folder, which only its owner may read. First removes what dead builds left, and puts
 * back a published folder that such a build had moved away. Throws `SiteError` when the folder cannot be created.
 */
export async function openStaging(out: string): Promise<Staging> {
  if (leadsNowhere(out)) {
    const problem = `Cannot publish to ${out}: it is a broken symbolic link.`
    throw new SiteError([{ code: 'folder-in-use', problem, hint: 'Remove the link, or create its target.' }])
  }
  clearLeftovers(out)
  const folder = `${out}.tmp-${processName(process.pid)}-${randomUUID()}`
  const lock = { path: lockPath(out), own: `${folder}-lock` }
  ownLeftovers.add(folder).add(lock.own)
  await makeFolder(folder)
  const discard = async (): Promise<void> => {
    // If an update was interrupted, the next command finishes it.
    if (readJournal(out)?.staging !== folder) await removeIfPossible(folder)
  }
  return {
    folder,
    async publish(output, onPublished) {
      const previous = `${out}.old-${processName(process.pid)}-${randomUUID()}`
      ownLeftovers.add(previous)
      let unfinished: string | null = null
      await holdLock(lock, async (touch) => {
        checkWhole(folder, output)
        if (output.kept.size === 0) {
          copyOldAssets({ out, staging: folder, output })
          swap({ out, folder, previous })
        } else update({ out, staging: folder, output, touch })
        unfinished = readJournal(out)?.staging ?? null
        if (unfinished !== null) removeJournal(out)
        onPublished()
      })
      // An unfinished publish, of this build or another one, has been superseded.
      if (unfinished !== null && unfinished !== folder) await removeIfPossible(unfinished)
      // A half-removed folder with that name would be mistaken for a site to put back.
      if (existsSync(previous)) await rename(previous, folder).catch(() => removeIfPossible(previous))
      await discard()
    },
    discard,
  }
}

/** Another process may have taken the new folder for a leftover and removed files from it. */
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
  /** Renews the lock; throws when another process has taken it. */
  readonly touch: () => void
}

/**
 * Before moving files, checks that kept files are unchanged: another build may have published since the output was
 * made.
 */
function update({ out, staging, output, touch }: Update): void {
  const { places, kept, isUnchanged } = output
  try {
    for (const place of kept.keys()) {
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

/** The new folder replaces the old one as a whole, so it must contain the old assets that stay. */
function copyOldAssets({ out, staging, output }: Omit<Update, 'touch'>): void {
  for (const place of output.old.keys()) {
    try {
      mkdirSync(dirname(join(staging, place)), { recursive: true })
      copyFileSync(join(out, place), join(staging, place))
    } catch {
      // The file was removed. A reader of an old page loads the page again.
    }
  }
}

/** A folder that cannot be removed stays next to the site, where it does no harm. */
async function removeIfPossible(folder: string): Promise<void> {
  try {
    // Running threads may still add files while the folder is emptied.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  } catch {
    // The next build tries again.
  }
}

/**
 * Replaces the published folder with a new one; the old one becomes `previous`. All paths are absolute. One step for the
 * event loop, so that no signal finds the old one away and the new one not there yet.
 */
function swap({ out, folder, previous }: Readonly<Record<'out' | 'folder' | 'previous', string>>): void {
  const hadPrevious = existsSync(out)
  if (hadPrevious) moveAway(out, previous)
  try {
    renameSync(folder, out)
  } catch (error) {
    if (hadPrevious) renameSync(previous, out)
    throw error
  }
}

/** Errors for a mount point. */
const UNMOVABLE = new Set(['EBUSY', 'EXDEV'])

function moveAway(out: string, previous: string): void {
  try {
    renameSync(out, previous)
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
      'A build needs a temporary folder next to the published one. Allow writing there, or publish to another folder.'
    throw new SiteError([{ code: 'folder-in-use', problem, hint }], { cause: error })
  }
}
