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
 * What is kept: reports and texts of documents, the reports of a folder's documents together, finished pages with their
 * links, bundles, the words of texts, search indexes, social cards, compressed files, and manifests of builds.
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
  'compressed',
  'manifest',
  'samples',
] as const

/**
 * What is read of an entry. It is a `Buffer`, but described without that name: a site that imports this package for its types
 * has none of Node.
 */
export interface StoredBytes extends Uint8Array {
  toString(encoding?: 'latin1' | 'utf8', start?: number, end?: number): string
  subarray(start?: number, end?: number): StoredBytes
}

/**
 * A folder of entries that can be made again at any time, each named by a hash of all that it was made from. Several
 * processes may use one folder at once.
 */
export interface Store {
  /** Absolute. */
  readonly folder: string
  /** Bytes of an entry, or null for a missing, damaged or truncated one. */
  read(kind: EntryKind, key: string): StoredBytes | null
  /** The head of an entry, or null as above; the rest of the entry is not read. */
  readHead(kind: EntryKind, key: string): StoredBytes | null
  /** Tells that an entry is of use although nobody reads it, so that it is not pruned. */
  use(kind: EntryKind, key: string): void
  /**
   * Keeps an entry; one that is not whole in the end is none. Its head can be read alone. A disk that refuses it costs time
   * in a later build, nothing else.
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
        // Whoever empties the folder meanwhile takes those along that were made.
        mkdirSync(dirname(path), { recursive: true })
        made.add(dirname(path))
        if (tryToWrite(path, bytes)) return
        // What is no file there, or is another user's, would keep the entry out in every later build too.
        rmSync(path, { recursive: true, force: true })
        writeInPlace(path, bytes)
      } catch (error) {
        if (!isDiskError(error)) throw error
      }
    },
  }
}

/** Name of the file that tells whether a store can be written. */
const PROBE = 'probe'

/** A folder for a store, and how to leave it. */
export interface StoreFolder {
  readonly folder: string
  readonly leave: () => void
}

/**
 * Makes the folder of a store. Where it can not be made, or nothing can be written there, a temporary one serves, which is
 * removed in the end.
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

/** Makes the folder of a temporary store. */
export function prepareTemporaryStore(): StoreFolder {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-store-'))
  return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Throws for a folder that nothing can be written to, such as one of another user. */
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

/**
 * `page/3/3f09…`: names are hashes, so any digit parts them evenly. Few folders are made sooner than many, and file systems
 * find a name among thousands as fast as among ten.
 */
function entryPath(folder: string, kind: EntryKind, key: string): string {
  // `join` would look for dots in every part, thousands of times in a build.
  return [folder, kind, key.slice(0, 1), key].join(sep)
}

/** Another shape of entries, another number: what is in an older one is none. */
const FORMAT = 3

/** Hexadecimal digits of a checksum, and of a length. */
const FIELD = 8
const SEAL = 0
const HEAD_SEAL = FIELD
const HEAD_LENGTH = 2 * FIELD
const HEAD = 3 * FIELD

/** Bytes that are read for a head; few heads are longer. */
const HEAD_READ = 8192

/**
 * An entry's file: seal, seal of the head, length of the head, head, content. It is written in its place: one that is cut
 * off, or that two builds write at once, has not its seal. Another name until it is whole would double what the file system
 * has to do, a fiftieth of a whole build.
 */
function packEntry(kind: EntryKind, key: string, head: string, content: string | Uint8Array): Buffer {
  const end = HEAD + Buffer.byteLength(head)
  const file = Buffer.allocUnsafe(end + Buffer.byteLength(content))
  file.write(head, HEAD)
  file.write(hexOf(sealOf(kind, key, file.subarray(HEAD, end))), HEAD_SEAL, 'latin1')
  file.write(hexOf(end - HEAD), HEAD_LENGTH, 'latin1')
  // Some are as large as a site is, and once more of that would be what a build holds at most.
  if (typeof content === 'string') file.write(content, end)
  else file.set(content, end)
  file.write(hexOf(sealOf(kind, key, file.subarray(HEAD_SEAL))), SEAL, 'latin1')
  return file
}

/** Where a link leads is nobody's entry. Windows has no such flag. */
const FOLLOWS_NO_LINK = constants.O_NOFOLLOW ?? 0

/** What is there is not emptied first: who reads an entry while another build writes it again finds the same bytes. */
function writeInPlace(path: string, bytes: Buffer): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | FOLLOWS_NO_LINK)
  try {
    writeFileSync(file, bytes)
    if (fstatSync(file).size > bytes.length) ftruncateSync(file, bytes.length)
  } finally {
    closeSync(file)
  }
}

/** Gives false where the disk refuses it. */
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
  const begin = readBegin(path)
  const end = HEAD + fieldOf(begin, HEAD_LENGTH)
  const head = (end <= begin.length ? begin : readFileSync(path)).subarray(HEAD, end)
  return fieldOf(begin, HEAD_SEAL) === sealOf(kind, key, head) ? head : null
}

function readBegin(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.allocUnsafe(HEAD_READ)
    return bytes.subarray(0, readSync(file, bytes, 0, HEAD_READ, 0))
  } finally {
    closeSync(file)
  }
}

/**
 * Checksum of bytes with the name of their entry: bytes in the wrong place are as good as damaged. Disks and cut-off writes
 * are what it is for, so a cyclic one will do; a cryptographic one took a thirtieth of a whole build.
 */
function sealOf(kind: EntryKind, key: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(`${FORMAT}\n${kind}\n${key}\n`))
}

function hexOf(value: number): string {
  return value.toString(16).padStart(FIELD, '0')
}

/** A number that stands in an entry's file; not a number for one that is cut off or damaged. */
function fieldOf(file: Buffer, at: number): number {
  const digits = file.toString('latin1', at, at + FIELD)
  return /^[\da-f]{8}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}

/** What `read` gives; null for a file that is not there or that the disk refuses. */
function readUnlessMissing(path: string, read: () => StoredBytes | null): StoredBytes | null {
  try {
    // Most that is asked for in a first build is not there, and an error costs ten times as much as this look.
    return existsSync(path) ? read() : null
  } catch (error) {
    if (isDiskError(error)) return null
    throw error
  }
}

/** An entry is marked again when its mark is older: most builds follow one soon before and need not. */
export const MARK_LASTS_MS = 30 * 60 * 1000

/** The time of an entry's file is when it was used last. */
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
