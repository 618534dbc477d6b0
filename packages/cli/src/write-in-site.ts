import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import {
  createDiagnosticLog,
  LEADS_AWAY,
  listFiles,
  placeInSite,
  readInSite,
} from '@fyr/content-pipeline/internal'
import { type SiteDiagnostic, SiteError } from './site-error.ts'

/**
 * Writes a file of a site, with its folders. Symbolic links are followed within the site; one that leads away is an
 * error, and nothing is written. The file is replaced in one step, so a link that takes its place meanwhile is
 * replaced and not followed. `file` is relative to the root (absolute). Throws `SiteError`, and what the system throws.
 */
export function writeInSite(root: string, file: string, content: string | Uint8Array): void {
  const place = makeRoom(root, file)
  const mode = statSync(place, { throwIfNoEntry: false })?.mode
  // Replacing a file does not need the right to write to it.
  if (mode !== undefined) accessSync(place, constants.W_OK)
  const draft = join(dirname(place), `.fyr-${randomUUID()}`)
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    if (mode !== undefined) chmodSync(draft, mode)
    if (realpathSync(draft) !== draft) throw leadsAway(file)
    renameSync(draft, place)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Copies a file of a site within the site; what a link leads to is copied, not the link. Throws as `writeInSite` does. */
export function copyInSite(root: string, from: string, to: string): void {
  writeInSite(root, to, bytesOf(root, from))
}

/** Copies a folder of a site within the site as `copyInSite` copies a file. Throws as `writeInSite` does. */
export function copyFolderInSite(root: string, from: string, to: string): void {
  const log = createDiagnosticLog()
  const files = listFiles(root, from, log)
  if (log.list().length > 0) throw new SiteError(log.list())
  for (const file of files) copyInSite(root, `${from}/${file}`, `${to}/${file}`)
}

/**
 * Moves a file or a folder within a site. The files of a folder join those that are at its new place. A link is moved as it is.
 * Throws as `writeInSite` does.
 */
export function moveInSite(root: string, from: string, to: string): void {
  if (placeInSite(root, dirname(from)) === null) throw leadsAway(from)
  const place = makeRoom(root, to)
  if (!existsSync(place)) {
    renameSync(join(root, from), place)
    return
  }
  for (const name of readdirSync(join(root, from))) moveInSite(root, `${from}/${name}`, `${to}/${name}`)
  rmdirSync(join(root, from))
}

/** The text of a file of a site. Throws a `SiteError` for a link that leads away. */
export function readTextInSite(root: string, file: string): string {
  return bytesOf(root, file).toString('utf8')
}

function bytesOf(root: string, file: string): NonNullable<ReturnType<typeof readInSite>> {
  const bytes = readInSite(root, file)
  if (bytes !== null) return bytes
  const place = placeInSite(root, file)
  // Throws with the reason, where that is no link.
  if (place !== null) accessSync(place, constants.R_OK)
  throw leadsAway(file)
}

/** Makes the folder of a file, and returns the real path of the file. */
function makeRoom(root: string, file: string): string {
  const place = placeInSite(root, file)
  if (place === null) throw leadsAway(file)
  mkdirSync(dirname(place), { recursive: true })
  return place
}

/** The diagnostic for a symbolic link that leads out of a site, at a file of the site or on the way there. */
export function linkAway(file: string): SiteDiagnostic {
  return { ...LEADS_AWAY, severity: 'error', file, line: 0, column: 0, sourceLine: '' }
}

function leadsAway(file: string): SiteError {
  return new SiteError([linkAway(file)])
}
