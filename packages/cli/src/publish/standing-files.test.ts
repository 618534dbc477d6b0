import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { noteStanding, readStanding, standsWhole } from './standing-files.ts'

let store: Store
let out = ''
let name = ''

beforeEach(() => {
  store = openStore(makeTemporaryFolder())
  out = join(makeTemporaryFolder(), 'dist')
  mkdirSync(join(out, 'docs'), { recursive: true })
  for (const place of ['index.html', 'docs/index.html']) writeFileSync(join(out, place), place)
  const places = new Map([
    ['index.html', 'a'],
    ['docs/index.html', 'b'],
  ])
  name = noteStanding(store, out, { places, sources: new Map() })
})

test('a folder stands whole as it was noted, by the name of that note', () => {
  expect(standsWhole(store, out, name)).toBe(true)
  expect(standsWhole(store, out, 'another')).toBe(false)
  noteStanding(store, out, { places: new Map([['index.html', 'c']]), sources: new Map() })
  expect(standsWhole(store, out, name)).toBe(false)
})

test.each<[string, () => void]>([
  ['is gone', () => rmSync(out, { recursive: true })],
  ['has become a file', () => (rmSync(out, { recursive: true }), writeFileSync(out, ''))],
  ['has lost a folder', () => rmSync(join(out, 'docs'), { recursive: true })],
  ['has a folder more', () => mkdirSync(join(out, 'more'))],
])('a folder that %s does not', (_what, change) => {
  change()
  expect(standsWhole(store, out, name)).toBe(false)
})

test('a copy is known by the stamp of the file that it was made from', () => {
  const places = new Map([['index.html', 'c']])
  noteStanding(store, out, { places, sources: new Map([['index.html', '1 2 3']]) })
  const { identityFrom } = readStanding(store, out)
  expect(identityFrom('index.html', '1 2 3')).toBe('c')
  expect(identityFrom('index.html', '1 2 4')).toBeNull()
  expect(identityFrom('index.html', null)).toBeNull()
  expect(identityFrom('docs/index.html', null)).toBeNull()
})
