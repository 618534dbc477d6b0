import fs, { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { assert, integer, oneof, property, tuple, uint8Array } from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openStore, prepareStoreFolder, type Store } from './open-store.ts'

const KEY = 'ab'.repeat(16)
const OTHER = 'ac'.repeat(16)
let store: Store
let file = ''
beforeEach(() => {
  const folder = makeTemporaryFolder()
  store = openStore(folder)
  file = join(folder, 'page/a', KEY)
  store.write('page', KEY, 'bytes', 'head')
})

/** File permissions would not work: the user of the tests may be root. */
function folderThatRefuses(): string {
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'probe'))
  return folder
}

/** Whatever the rights of who runs the tests, nothing can be made below a file. */
function folderWithFileAt(path: string): string {
  const folder = makeTemporaryFolder()
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '')
  return folder
}

test('what was written is read, by every store of the folder', () => {
  expect(store.read('page', KEY)?.toString()).toBe('bytes')
  expect(store.readHead('page', KEY)?.toString()).toBe('head')
  expect(openStore(store.folder).read('page', KEY)?.toString()).toBe('bytes')
  expect(store.read('page', OTHER)).toBeNull()
  expect(store.read('text', KEY)).toBeNull()
  expect(store.readHead('page', OTHER)).toBeNull()
})

test.each(['', 'short', 'æøå'.repeat(3000)])('a head of any length is read separately', (head) => {
  store.write('page', OTHER, 'content', head)
  expect(store.readHead('page', OTHER)?.toString()).toBe(head)
  expect(store.read('page', OTHER)?.toString()).toBe('content')
})

test('for a head no content is read, however long both are', () => {
  const head = 'h'.repeat(20_000)
  store.write('page', OTHER, 'c'.repeat(1_000_000), head)
  const read = vi.spyOn(fs, 'readSync')
  const readWhole = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  try {
    expect(store.readHead('page', OTHER)?.toString()).toBe(head)
    const asked = read.mock.calls.map((call) => Number(call.at(3)))
    expect(asked.reduce((sum, length) => sum + length, 0)).toBeLessThan(30_000)
    expect(readWhole).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})

test.each([
  ['a byte changed', (bytes: Buffer) => bytes.fill('x', bytes.length - 1)],
  ['a byte of its seal changed', (bytes: Buffer) => bytes.fill('x', 3, 4)],
  ['its end cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2)],
  ['its seal cut off', (bytes: Buffer) => bytes.subarray(0, 10)],
  ['nothing in it', () => Buffer.alloc(0)],
])('an entry with %s is ignored', (_damage, spoil) => {
  writeFileSync(file, spoil(readFileSync(file)))
  expect(store.read('page', KEY)).toBeNull()
})

test('every damage is detected', () => {
  const sound = readFileSync(file)
  const flip = (place: number, by: number): Buffer => {
    const bytes = Buffer.from(sound)
    bytes.writeUInt8(bytes.readUInt8(place) ^ by, place)
    return bytes
  }
  const places = integer({ min: 0, max: sound.length - 1 })
  const damaged = oneof(
    tuple(places, integer({ min: 1, max: 255 })).map(([place, by]) => flip(place, by)),
    places.map((length) => sound.subarray(0, length)),
    uint8Array({ minLength: 1 }).map((more) => Buffer.concat([sound, more])),
  )
  const isSeen = property(damaged, (bytes) => {
    writeFileSync(file, bytes)
    expect(store.read('page', KEY)).toBeNull()
    // A head that is sound is of use even when the rest of its entry is not.
    expect([undefined, 'head']).toContain(store.readHead('page', KEY)?.toString())
  })
  assert(isSeen, { numRuns: 200, seed: 20_260_303 })
  store.write('page', KEY, 'bytes')
  expect(store.read('page', KEY)?.toString()).toBe('bytes')
})

test('the bytes of another entry in its place are ignored', () => {
  store.write('page', OTHER, 'other')
  writeFileSync(file, readFileSync(join(store.folder, 'page/a', OTHER)))
  expect(store.read('page', KEY)).toBeNull()
})

test.each([
  ['a folder', (path: string) => mkdirSync(join(path, 'inner'), { recursive: true })],
  ['a broken symbolic link', (path: string) => symlinkSync(join(store.folder, 'missing/file'), path)],
  ['a link to a file that could be made', (path: string) => symlinkSync(join(store.folder, 'made'), path)],
])('%s in place of an entry does no harm', (_what, put) => {
  put(join(store.folder, 'page/a', OTHER))
  expect(store.read('page', OTHER)).toBeNull()
  store.write('page', OTHER, 'other')
  expect(store.read('page', OTHER)?.toString()).toBe('other')
  expect(readdirSync(store.folder)).toEqual(['page'])
})

test('an entry is kept after the folder was deleted', () => {
  rmSync(store.folder, { recursive: true })
  store.write('page', KEY, 'again')
  expect(store.read('page', KEY)?.toString()).toBe('again')
  rmSync(join(store.folder, 'page'), { recursive: true })
  store.write('page', KEY, 'once more')
  expect(store.read('page', KEY)?.toString()).toBe('once more')
})

test('a writable folder is used, and nothing is left in it', () => {
  const wanted = join(store.folder, 'other')
  expect(prepareStoreFolder(wanted).folder).toBe(wanted)
  expect(readdirSync(wanted)).toEqual([])
})

test.each([
  ['no folder can be made', () => join(file, 'below-a-file')],
  ['nothing can be written to it', () => folderThatRefuses()],
  ['nothing can be written to a part of it', () => folderWithFileAt('text')],
  ['nothing can be written to a part of a part', () => folderWithFileAt('text/a')],
])('where %s, a temporary one is used', (_why, wanted) => {
  const place = prepareStoreFolder(wanted())
  const other = openStore(place.folder)
  other.write('page', KEY, 'bytes')
  expect(other.read('page', KEY)?.toString()).toBe('bytes')
  place.leave()
  expect(other.read('page', KEY)).toBeNull()
})
