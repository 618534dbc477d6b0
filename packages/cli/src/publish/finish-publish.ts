import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './hold-lock.ts'
import { walkFolder } from '../walk-folder.ts'
import { allPlaces, hasJournal, type Journal, readJournal, removeJournal } from './journal.ts'
import { ownLeftovers, putBack } from './leftovers.ts'
import { lockPath } from './lock-path.ts'
import { parentsOf } from './parents-of.ts'
import { processName } from './process-name.ts'
import { takeSteps } from './update-folder.ts'

/**
 * Finishes a publish to `out` (absolute, links resolved) that was killed, so that the folder holds one site. Waits for
 * a build that is publishing to `out` now. If there is neither, it costs one look at the disk. Throws when a needed
 * file is missing or the folder is not writable.
 */
export async function finishPublish(out: string): Promise<void> {
  putBack(out)
  if (!hasJournal(out)) return
  const own = `${out}.tmp-${processName(process.pid)}-${randomUUID()}-lock`
  ownLeftovers.add(own)
  await holdLock({ path: lockPath(out), own }, async (touch) => {
    // A running build holds the lock until it has removed the journal.
    const journal = readJournal(out)
    if (journal === null) return
    checkWhole(out, journal)
    checkLinks(out, journal)
    takeSteps({ out, ...journal, onFile: touch })
    removeJournal(out)
    rmSync(journal.staging, { recursive: true, force: true })
  })
}

/**
 * Throws when a folder or a file that is still to be moved is missing. An old file at a place does not count as moved.
 */
function checkWhole(out: string, { staging, steps }: Journal): void {
  for (const folder of [out, staging])
    if (!existsSync(folder)) throw new Error(`"${folder}" no longer exists.`)
  // They are moved in this order: after the first pending move, all later ones are pending.
  const first = steps.moves.findIndex((place) => existsSync(join(staging, place)))
  const pending = new Set(first === -1 ? [] : steps.moves.slice(first))
  const isPending = (file: string): boolean => [file, ...parentsOf(file)].some((place) => pending.has(place))
  const lost = steps.files.find((file) => !existsSync(join(isPending(file) ? staging : out, file)))
  if (lost !== undefined) throw new Error(`"${lost}" disappeared from ${staging} before it was published.`)
}

/**
 * Throws where a symbolic link would lead a step out of the folders. No build writes one; the files of a stranger may bring some, and a
 * journal that goes through them.
 */
function checkLinks(out: string, { staging, steps }: Journal): void {
  const inTheWay = new Set(steps.inTheWay.map(({ place }) => place))
  const parents = new Set(allPlaces(steps).flatMap(parentsOf))
  const linked =
    [...parents].find((folder) => !inTheWay.has(folder) && isLink(join(out, folder))) ??
    (isLink(staging) ? '' : walkFolder(staging).find(({ entry }) => entry.isSymbolicLink())?.place)
  if (linked !== undefined) throw new Error(`"${linked}" is a symbolic link, which no build writes.`)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
