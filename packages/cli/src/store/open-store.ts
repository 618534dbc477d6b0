import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { crc32 } from 'node:zlib'

/**
 * Kinds of entries: reports and texts of documents, all reports of a folder, finished pages with their links, bundles,
 * words of texts, search indexes, social cards, converted pictures, compressed files, and manifests of builds.
 */
export type EntryKind = (typeof KINDS)[number]

const KINDS = [
  'report',
  'text',
  'folder',
  'page',
  'bundle',
  'words',
  'search',
  'card',
  'picture',
  'compressed',
  'manifest',
  'checks',
] as const

/**
 * The bytes of an entry. They are a `Buffer`, but the type does not say so: a site that imports this package for its
 * types may not have Node's types.
 */
export interface StoredBytes extends Uint8Array {
  toString(encoding?: 'latin1' | 'utf8', start?: number, end?: number): string
  subarray(start?: number, end?: number): StoredBytes
}

/**
 * A folder of entries that can be made again at any time, each named by a hash of its inputs. Several processes may use
 * the same folder at once.
 */
export interface Store {
  /** Absolute. */
  readonly folder: string
  /** Bytes of an entry, or null for a missing, damaged or truncated one. */
  read(kind: EntryKind, key: string): StoredBytes | null
  /** The head of an entry, or null as in `read`. The rest of the entry is not read. */
  readHead(kind: EntryKind, key: string): StoredBytes | null
  /** Marks an entry as used without reading it, so that it is not pruned. */
  use(kind: EntryKind, key: string): void
  /**
   * Stores an entry. A partly written entry counts as missing. Its head can be read separately. If the disk refuses to
   * write, only a later build takes longer.
   */
  write(kind: EntryKind, key: string, content: string | Uint8Array, head?: string): void
}

/** Default store folder of a site (absolute). */
export function defaultStoreFolder(root: string): string {
  return join(root, 'node_modules/.cache/fyr')
}

/** A store in an existing folder. */
export function openStore(folder: string): Store {
  const made = new Set<string>()
  return {
    folder,
    read(kind, key) {
      const path = entryPath(folder, kind, key)
      const bytes = readUnlessMissing(path, () => contentOf(readFileSync(path), kind, key))
      if (bytes !== null) markUsed(path)
      return bytes
    },
    readHead(kind, key) {
      const path = entryPath(folder, kind, key)
      const bytes = readUnlessMissing(path, () => headOf(path, kind, key))
      if (bytes !== null) markUsed(path)
      return bytes
    },
    use: (kind, key) => markUsed(entryPath(folder, kind, key)),
    write(kind, key, content, head = '') {
      const path = entryPath(folder, kind, key)
      const bytes = packEntry(kind, key, head, content)
      try {
        if (made.has(dirname(path)) && tryToWrite(path, bytes)) return
        // Another process may empty the store in between and remove the folder too.
        mkdirSync(dirname(path), { recursive: true })
        made.add(dirname(path))
        if (tryToWrite(path, bytes)) return
        // A folder at this path, or another user's file, would block the entry in every later build too.
        rmSync(path, { recursive: true, force: true })
        writeInPlace(path, bytes)
      } catch (error) {
        if (!isDiskError(error)) throw error
      }
    },
  }
}

/** Name of the file that tests whether a store is writable. */
const PROBE = 'probe'

/** A folder for a store, and a function that releases it. */
export interface StoreFolder {
  readonly folder: string
  readonly leave: () => void
}

/**
 * Creates the folder of a store. If it cannot be created or is not writable, a temporary folder takes its place and is
 * removed at the end.
 */
export function prepareStoreFolder(wanted: string): StoreFolder {
  try {
    mkdirSync(wanted, { recursive: true })
    tryWriting(wanted)
    for (const folder of partsOf(wanted)) accessSync(folder, constants.W_OK | constants.X_OK)
    return { folder: wanted, leave: () => {} }
  } catch (error) {
    if (!isDiskError(error)) throw error
    return prepareTemporaryStore()
  }
}

/** Creates the folder of a temporary store. */
export function prepareTemporaryStore(): StoreFolder {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-store-'))
  return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Throws when the folder is not writable, for example because it belongs to another user. */
function tryWriting(folder: string): void {
  const file = join(folder, PROBE)
  writeFileSync(file, '')
  rmSync(file, { force: true })
}

/** Existing folders of a store. All of them must be writable, and another user may have created some. */
function partsOf(store: string): string[] {
  const kinds = KINDS.map((kind) => join(store, kind)).filter((folder) => existsSync(folder))
  const digits = kinds.flatMap((kind) =>
    readdirSync(kind).flatMap((name) => (/^[\da-f]$/.test(name) ? [join(kind, name)] : [])),
  )
  return [...kinds, ...digits]
}

/** Whether something from outside is the name of an entry, and no path. */
export function isEntryName(kind: string, key: string): boolean {
  return (KINDS as readonly string[]).includes(kind) && /^[\w-]+$/.test(key)
}

/**
 * `page/3/3f09…`: names are hashes, so their first digit distributes them evenly. Few folders are quick to create, and
 * file systems find a name among thousands as fast as among ten.
 */
function entryPath(folder: string, kind: EntryKind, key: string): string {
  // `join` would normalise every part, thousands of times in a build.
  return [folder, kind, key.slice(0, 1), key].join(sep)
}

/** Bump when the format changes; older entries are ignored. */
const FORMAT = 3

/** Number of hexadecimal digits of a checksum and of a length. */
const FIELD = 8
const SEAL = 0
const HEAD_SEAL = FIELD
const HEAD_LENGTH = 2 * FIELD
const HEAD = 3 * FIELD

/** Number of bytes to read for a head; most heads are shorter. */
const HEAD_READ = 8192

/**
 * The file of an entry: checksum, checksum of the head, length of the head, head, content. It is written in place, so a
 * truncated entry, or one that two builds write at once, has an invalid checksum. Writing to a temporary name first
 * would double the work of the file system, which is a fiftieth of a whole build.
 */
function packEntry(kind: EntryKind, key: string, head: string, content: string | Uint8Array): Buffer {
  const end = HEAD + Buffer.byteLength(head)
  const file = Buffer.allocUnsafe(end + Buffer.byteLength(content))
  file.write(head, HEAD)
  file.write(hexOf(sealOf(kind, key, file.subarray(HEAD, end))), HEAD_SEAL, 'latin1')
  file.write(hexOf(end - HEAD), HEAD_LENGTH, 'latin1')
  // Some entries are as large as the site; another copy of one would double the peak memory of a build.
  if (typeof content === 'string') file.write(content, end)
  else file.set(content, end)
  file.write(hexOf(sealOf(kind, key, file.subarray(HEAD_SEAL))), SEAL, 'latin1')
  return file
}

/** Never follow symbolic links. Windows has no such flag. */
const FOLLOWS_NO_LINK = constants.O_NOFOLLOW ?? 0

/** The file is not truncated first: a build that reads an entry while another one rewrites it finds the same bytes. */
function writeInPlace(path: string, bytes: Buffer): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | FOLLOWS_NO_LINK)
  try {
    writeFileSync(file, bytes)
    if (fstatSync(file).size > bytes.length) ftruncateSync(file, bytes.length)
  } finally {
    closeSync(file)
  }
}

/** False when the disk refuses to write. */
function tryToWrite(path: string, bytes: Buffer): boolean {
  try {
    writeInPlace(path, bytes)
    return true
  } catch (error) {
    if (isDiskError(error)) return false
    throw error
  }
}

function contentOf(file: Buffer, kind: EntryKind, key: string): StoredBytes | null {
  const isWhole = fieldOf(file, SEAL) === sealOf(kind, key, file.subarray(HEAD_SEAL))
  return isWhole ? file.subarray(HEAD + fieldOf(file, HEAD_LENGTH)) : null
}

function headOf(path: string, kind: EntryKind, key: string): StoredBytes | null {
  const file = openSync(path, 'r')
  try {
    const begin = readBegin(file, HEAD_READ)
    const end = HEAD + fieldOf(begin, HEAD_LENGTH)
    // The length of a damaged head may be anything.
    const isLonger = end > begin.length && end <= fstatSync(file).size
    const head = (isLonger ? readBegin(file, end) : begin).subarray(HEAD, end)
    return fieldOf(begin, HEAD_SEAL) === sealOf(kind, key, head) ? head : null
  } finally {
    closeSync(file)
  }
}

/** The first bytes of a file, at most so many. */
function readBegin(file: number, most: number): Buffer {
  const bytes = Buffer.allocUnsafe(most)
  return bytes.subarray(0, readSync(file, bytes, 0, most, 0))
}

/**
 * Checksum of bytes and the name of their entry, so that bytes in the wrong place count as damaged. It protects against
 * invalid disks and interrupted writes, for which a cyclic checksum suffices; a cryptographic one took a thirtieth of a
 * whole build.
 */
function sealOf(kind: EntryKind, key: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(`${FORMAT}\n${kind}\n${key}\n`))
}

function hexOf(value: number): string {
  return value.toString(16).padStart(FIELD, '0')
}

/** Reads a number from the file of an entry; NaN for a truncated or damaged file. */
function fieldOf(file: Buffer, at: number): number {
  const digits = file.toString('latin1', at, at + FIELD)
  return /^[\da-f]{8}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}

/** Result of `read`; null for a missing file and for one that the disk refuses to read. */
function readUnlessMissing(path: string, read: () => StoredBytes | null): StoredBytes | null {
  try {
    // In a first build most entries are missing, and an exception costs ten times as much as this check.
    return existsSync(path) ? read() : null
  } catch (error) {
    if (isDiskError(error)) return null
    throw error
  }
}

/**
 * An entry is marked as used again when its mark is older than this. Most builds soon follow another one and need not
 * mark.
 */
export const MARK_LASTS_MS = 30 * 60 * 1000

/** The modification time of an entry's file is the time of its last use. */
function markUsed(path: string): void {
  try {
    const now = Date.now()
    if (statSync(path).mtimeMs < now - MARK_LASTS_MS) utimesSync(path, now / 1000, now / 1000)
  } catch (error) {
    if (!isDiskError(error)) throw error
  }
}

function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
