import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { crc32 } from 'node:zlib'

/** What is kept: reports and texts of documents, finished pages and their links, bundles, compressed files, what a build knew of its pages, and outlines of documents. */
export type EntryKind = 'report' | 'text' | 'page' | 'links' | 'bundle' | 'compressed' | 'ledger' | 'outlines'

/**
 * A folder of entries that can be made again at any time, each named by a hash of all that it was made from. Several
 * processes may use one folder at once.
 */
export interface Store {
  /** Absolute. */
  readonly folder: string
  /** Bytes of an entry, or null for one that is not there, damaged, cut off, or another one's. */
  read(kind: EntryKind, key: string): Buffer | null
  /** Tells that an entry is of use although nobody reads it, so that it is not pruned. */
  use(kind: EntryKind, key: string): void
  /** Keeps an entry; one that is not whole in the end is none. A disk that refuses it costs time in a later build, nothing else. */
  write(kind: EntryKind, key: string, content: string | Uint8Array): void
}

/** Where the store of a site (absolute) is when nobody says otherwise. */
export function defaultStoreFolder(root: string): string {
  return join(root, 'node_modules/.cache/fyr')
}

/** A store in a folder that exists. */
export function openStore(folder: string): Store {
  const made = new Set<string>()
  return {
    folder,
    read(kind, key) {
      const path = entryPath(folder, kind, key)
      const bytes = readEntry(path, kind, key)
      if (bytes !== null) markUsed(path)
      return bytes
    },
    use: (kind, key) => markUsed(entryPath(folder, kind, key)),
    write(kind, key, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const path = entryPath(folder, kind, key)
      const parent = dirname(path)
      try {
        if (!made.has(parent)) mkdirSync(parent, { recursive: true })
        made.add(parent)
        writeEntry(path, sealOf(kind, key, bytes), bytes)
      } catch (error) {
        if (!isDiskError(error)) throw error
      }
    },
  }
}

/** A folder for a store, and how to leave it. */
export interface StoreFolder {
  readonly folder: string
  readonly leave: () => void
}

/** Makes the folder of a store. Where it can not be made, a temporary one serves, which is removed in the end. */
export function prepareStoreFolder(wanted: string): StoreFolder {
  try {
    mkdirSync(wanted, { recursive: true })
    return { folder: wanted, leave: () => {} }
  } catch (error) {
    if (!isDiskError(error)) throw error
    const folder = mkdtempSync(join(tmpdir(), 'fyr-store-'))
    return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) }
  }
}

const SEAL_LENGTH = 8

/**
 * `page/3/3f09…`: names are hashes, so any digit parts them evenly. Few folders are made sooner than many, and file systems
 * find a name among thousands as fast as among ten.
 */
function entryPath(folder: string, kind: EntryKind, key: string): string {
  // `join` would look for dots in every part, thousands of times in a build.
  return [folder, kind, key.slice(0, 1), key].join(sep)
}

/**
 * Checksum of an entry with its name in it: bytes in the wrong place are as good as damaged. Disks and cut-off writes are
 * what it is for, so a cyclic one will do; a cryptographic one took a thirtieth of a whole build.
 */
function sealOf(kind: EntryKind, key: string, bytes: Uint8Array): string {
  return crc32(bytes, crc32(`${kind}\n${key}\n`))
    .toString(16)
    .padStart(SEAL_LENGTH, '0')
}

function readEntry(path: string, kind: EntryKind, key: string): Buffer | null {
  try {
    // Most that is asked for in a first build is not there, and an error costs ten times as much as this look.
    if (!existsSync(path)) return null
    const file = readFileSync(path)
    const bytes = file.subarray(SEAL_LENGTH)
    return file.toString('latin1', 0, SEAL_LENGTH) === sealOf(kind, key, bytes) ? bytes : null
  } catch (error) {
    if (isDiskError(error)) return null
    throw error
  }
}

/** An entry is marked again when its mark is older: most builds follow one soon before and need not. */
const MARK_LASTS_MS = 30 * 60 * 1000

/** The time of an entry's file is when it was used last. */
function markUsed(path: string): void {
  try {
    const now = Date.now()
    if (statSync(path).mtimeMs < now - MARK_LASTS_MS) utimesSync(path, now / 1000, now / 1000)
  } catch (error) {
    if (!isDiskError(error)) throw error
  }
}

/**
 * Writes an entry in its place: one that is cut off, or that two builds write at once, has not its seal and is none. Another
 * name until it is whole would double what the file system has to do, a fiftieth of a whole build.
 */
function writeEntry(path: string, seal: string, bytes: Uint8Array): void {
  writeFileSync(path, Buffer.concat([Buffer.from(seal, 'latin1'), bytes]))
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
