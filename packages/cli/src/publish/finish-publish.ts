import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './hold-lock.ts'
import { hasJournal, type Journal, readJournal, removeJournal } from './journal.ts'
import { ownLeftovers, putBack } from './leftovers.ts'
import { lockPath } from './lock-path.ts'
import { makerName } from './maker-name.ts'
import { takeSteps } from './update-folder.ts'

/**
 * Finishes what a build that was killed has begun to publish to `out` (absolute, links resolved), so that the folder
 * holds one site; waits for a build that publishes to it now. Without either it costs one look at the disk. Throws when
 * files that are needed for it are gone, or the folder can not be written to.
 */
export async function finishPublish(out: string): Promise<void> {
  putBack(out)
  if (!hasJournal(out)) return
  const own = `${out}.tmp-${makerName(process.pid)}-${randomUUID()}-lock`
  ownLeftovers.add(own)
  await holdLock({ path: lockPath(out), own }, async (touch) => {
    // Its build holds the lock for as long as it lives, and removes it before it lets go.
    const journal = readJournal(out)
    if (journal === null) return
    checkWhole(out, journal)
    takeSteps({ out, ...journal, onFile: touch })
    removeJournal(out)
    rmSync(journal.staging, { recursive: true, force: true })
  })
}

/** Somebody may have removed a folder, or what was going to be moved. An old file at a place does not count as moved. */
function checkWhole(out: string, { staging, steps }: Journal): void {
  for (const folder of [out, staging])
    if (!existsSync(folder)) throw new Error(`"${folder}" no longer exists.`)
  // Files are moved in this order, so all that follow the first one that waits wait too.
  const first = steps.moves.findIndex((place) => existsSync(join(staging, place)))
  const waiting = first === -1 ? [] : steps.moves.slice(first)
  const moved = first === -1 ? steps.moves : steps.moves.slice(0, first)
  const lost =
    waiting.find((place) => !existsSync(join(staging, place))) ??
    moved.find((place) => !existsSync(join(out, place)))
  if (lost !== undefined) throw new Error(`"${lost}" disappeared from ${staging} before it was published.`)
}
