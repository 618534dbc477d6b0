import { mkdirSync, readdirSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CompiledReport, DocumentPlace } from '@fyr/content-pipeline'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openFolderReports } from './folder-reports.ts'

let root = ''
let store: Store
beforeEach(() => {
  root = makeTemporaryFolder()
  store = openStore(makeTemporaryFolder())
  setClock(60_000)
})

const { now } = Date

/** Sets the clock so many milliseconds ahead of that of files. */
function setClock(aheadMs: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const place = (file: string): DocumentPlace => ({
  collection: 'docs',
  file,
  readFrom: file,
  originalFile: file,
})

/** A run that requests documents in turn, reads those that are not known, and returns the names of their texts or null. */
function run(files: readonly string[], { settings = 'settings', hashes = '{}' } = {}): (string | null)[] {
  const reports = openFolderReports(store, root, settings)
  const found = files.map((file) => reports.find(place(file))?.textKey ?? null)
  for (const [index, file] of files.entries()) {
    if (found[index] !== null) continue
    const compiled = { textKey: `text of ${file}`, report: {} } as CompiledReport
    reports.note(place(file), `key of ${file}`, { hashes, json: JSON.stringify(compiled) })
  }
  reports.keep()
  return found
}

const KNOT = 'docs/knot.md'

test('a run knows what the one before has read with the same settings only', () => {
  write(KNOT, 'bowline')
  expect(run([KNOT])).toEqual([null])
  expect(run([KNOT])).toEqual([`text of ${KNOT}`])
  expect(run([KNOT], { settings: 'others' })).toEqual([null])
})

test.each<[what: string, change: () => void]>([
  ['is rewritten with the same length', () => write(KNOT, 'sheets!')],
  [
    'is replaced by one of the same age',
    () => {
      write('other', 'sheets!')
      renameSync(join(root, 'other'), join(root, KNOT))
    },
  ],
  [
    'is given its time back',
    () => {
      write(KNOT, 'sheets!')
      utimesSync(join(root, KNOT), 0, 0)
    },
  ],
  ['goes', () => rmSync(join(root, KNOT))],
])('a document is no longer known when its file %s', (_, change) => {
  write(KNOT, 'bowline')
  utimesSync(join(root, KNOT), 0, 0)
  run([KNOT])
  change()
  expect(run([KNOT])).toEqual([null])
})

test('a document is not reused when its file changed so recently that the stamp may miss the next change', () => {
  setClock(0)
  write(KNOT, 'bowline')
  run([KNOT])
  expect(run([KNOT])).toEqual([null])
})

test('a document is no longer known when a file that it looked for appears', () => {
  write(KNOT, 'bowline')
  run([KNOT], { hashes: '{"docs/_hitch.md":null}' })
  expect(run([KNOT])).not.toEqual([null])
  write('docs/_hitch.md', 'clove')
  expect(run([KNOT])).toEqual([null])
})

test('a document whose report is not kept is not known', () => {
  write(KNOT, 'bowline')
  const reports = openFolderReports(store, root, 'settings')
  expect(reports.find(place(KNOT))).toBeNull()
  reports.note(place(KNOT), 'key', null)
  reports.keep()
  expect(run([KNOT])).toEqual([null])
})

test('more folders than are held at once are all known, and a folder that is opened again is complete', () => {
  const folders = Array.from({ length: 40 }, (_unused, index) => `docs/${index}`)
  const files = ['a.md', 'b.md'].flatMap((name) => folders.map((folder) => `${folder}/${name}`))
  for (const file of files) write(file, 'bowline')
  run(files)
  expect(run(files)).toEqual(files.map((file) => `text of ${file}`))
})

test('a folder is written only when something in it has changed, and then without removed documents', () => {
  const written = vi.spyOn(store, 'write')
  const files = [KNOT, 'docs/hitch.md', 'docs/bend.md', 'blog/ship.md']
  for (const file of files) write(file, 'bowline')
  run(files)
  written.mockClear()
  run(files)
  expect(written).not.toHaveBeenCalled()
  rmSync(join(root, 'docs/bend.md'))
  write(KNOT, 'sheet bend')
  // Who reads one document of a folder says nothing about the others.
  run([KNOT])
  expect(written).toHaveBeenCalledTimes(1)
  const [[, , text] = []] = written.mock.calls
  expect(text).toContain(KNOT)
  expect(text).toContain('docs/hitch.md')
  expect(text).not.toContain('docs/bend.md')
})

test('a damaged entry is ignored', () => {
  write(KNOT, 'bowline')
  run([KNOT])
  const [entry] = readdirSync(join(store.folder, 'folder'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
  truncateSync(entry ?? '', 40)
  expect(run([KNOT])).toEqual([null])
})

test('what a document has in the store is marked as used, but not in each run', () => {
  write(KNOT, 'bowline')
  run([KNOT])
  const used = vi.spyOn(store, 'use')
  run([KNOT])
  expect(used).not.toHaveBeenCalled()
  setClock(60 * 60_000)
  run([KNOT])
  expect(used.mock.calls).toEqual([
    ['report', `key of ${KNOT}`],
    ['text', `text of ${KNOT}`],
  ])
  used.mockClear()
  run([KNOT])
  expect(used).not.toHaveBeenCalled()
})

test('an edit of one document does not put off the mark of the others', () => {
  write(KNOT, 'bowline')
  write('docs/hitch.md', 'clove')
  run([KNOT, 'docs/hitch.md'])
  setClock(20 * 60_000)
  write('docs/hitch.md', 'a clove hitch')
  run([KNOT, 'docs/hitch.md'])
  const used = vi.spyOn(store, 'use')
  setClock(40 * 60_000)
  run([KNOT, 'docs/hitch.md'])
  expect(used).toHaveBeenCalledWith('text', `text of ${KNOT}`)
})
