import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openStore, type Store } from './open-store.ts'
import { pruneStore, pruneStoreWhenDue } from './prune-store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.now()
const ENTRY_BYTES = 124

let store: Store
beforeEach(() => {
  store = openStore(makeTemporaryFolder())
})

function keyOf(name: string): string {
  return name.repeat(32)
}

/** Writes an entry that was used so long ago. */
function addEntry(name: string, ageMs: number): string {
  const key = keyOf(name)
  store.write('page', key, 'x'.repeat(100))
  const file = join(store.folder, 'page', key.slice(0, 1), key)
  setAge(file, ageMs)
  return file
}

function setAge(file: string, ageMs: number): void {
  utimesSync(file, (NOW - ageMs) / 1000, (NOW - ageMs) / 1000)
}

function kept(...names: readonly string[]): boolean[] {
  return names.map((name) => store.read('page', keyOf(name)) !== null)
}

test('what was not used for two weeks is removed', () => {
  addEntry('a', 15 * DAY_MS)
  addEntry('b', 13 * DAY_MS)
  expect(pruneStore(store.folder, { now: NOW })).toEqual({ entries: 1, bytes: ENTRY_BYTES })
  expect(kept('a', 'b')).toEqual([false, true])
})

test('a store that is too large loses its least recently used entries', () => {
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) addEntry(name, (9 - index) * DAY_MS)
  const { entries } = pruneStore(store.folder, { now: NOW, limitBytes: 2 * ENTRY_BYTES })
  expect(entries).toBe(2)
  expect(kept('a', 'b', 'c', 'd')).toEqual([false, false, true, true])
})

test('entries that may be in use stay, however large the store is', () => {
  addEntry('a', HOUR_MS / 2)
  expect(pruneStore(store.folder, { now: NOW, limitBytes: 0 })).toEqual({ entries: 0, bytes: 0 })
  expect(kept('a')).toEqual([true])
})

test('entries that are read or marked count as used', () => {
  const files = [addEntry('a', 20 * DAY_MS), addEntry('b', 20 * DAY_MS)]
  store.read('page', keyOf('a'))
  store.use('page', keyOf('b'))
  store.use('page', keyOf('c'))
  for (const file of files) expect(statSync(file).mtimeMs).toBeGreaterThanOrEqual(NOW - HOUR_MS)
  expect(pruneStore(store.folder, { now: NOW }).entries).toBe(0)
})

test('a store is looked through once a day, and sooner when it grows', () => {
  const prune = (now: number, hasGrown: boolean): number => {
    addEntry('a', 20 * DAY_MS)
    return pruneStoreWhenDue(store.folder, { now, hasGrown }).entries
  }
  // One that was never looked through is new.
  expect(prune(NOW - 2 * DAY_MS, true)).toBe(0)
  expect(prune(NOW, false)).toBe(1)
  expect(prune(NOW + HOUR_MS, false)).toBe(0)
  expect(prune(NOW + HOUR_MS, true)).toBe(1)
  expect(prune(NOW + HOUR_MS + 1000, true)).toBe(0)
  expect(prune(NOW + 2 * DAY_MS, false)).toBe(1)
})

test('the last documents of content sources stay', () => {
  const folder = join(store.folder, 'sources/fish')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'list.json'), '{}')
  setAge(join(folder, 'list.json'), 100 * DAY_MS)
  pruneStore(store.folder, { now: NOW, limitBytes: 0 })
  expect(existsSync(join(folder, 'list.json'))).toBe(true)
})
