import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { noteStanding, standsWhole } from './standing-files.ts'

let store: Store
let out = ''
let name = ''

beforeEach(() => {
  store = openStore(makeTemporaryFolder())
  out = join(makeTemporaryFolder(), 'dist')
  mkdirSync(join(out, 'docs'), { recursive: true })
  for (const place of ['index.html', 'docs/index.html']) writeFileSync(join(out, place), place)
  name = noteStanding(
    store,
    out,
    new Map([
      ['index.html', 'a'],
      ['docs/index.html', 'b'],
    ]),
  )
})

test('a folder stands whole as it was noted, by the name of that note', () => {
  expect(standsWhole(store, out, name)).toBe(true)
  expect(standsWhole(store, out, 'another')).toBe(false)
  noteStanding(store, out, new Map([['index.html', 'c']]))
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
