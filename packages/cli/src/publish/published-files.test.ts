import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { isUntouched, listPublished, openLastOutputs, type PublishedFiles } from './published-files.ts'

let out = ''
let published: PublishedFiles = []

beforeEach(() => {
  out = join(makeTemporaryFolder(), 'dist')
  mkdirSync(join(out, 'docs'), { recursive: true })
  for (const place of ['index.html', 'docs/index.html']) writeFileSync(join(out, place), place)
  const places = new Map([
    ['index.html', 'a'],
    ['docs/index.html', 'b'],
  ])
  published = listPublished(
    out,
    { places, sources: new Map(), assets: new Set(), kept: new Map() },
    new Map(),
  )
})

test('a folder is untouched as it was published', () => {
  expect(isUntouched(out, published)).toBe(true)
  expect(isUntouched(out, published.slice(1))).toBe(false)
})

test.each<[string, () => void]>([
  ['is gone', () => rmSync(out, { recursive: true })],
  ['has become a file', () => (rmSync(out, { recursive: true }), writeFileSync(out, ''))],
  ['has lost a folder', () => rmSync(join(out, 'docs'), { recursive: true })],
  ['has a folder more', () => mkdirSync(join(out, 'more'))],
  ['has lost a file', () => rmSync(join(out, 'index.html'))],
  ['has a file more', () => writeFileSync(join(out, 'more'), '')],
  ['has a file that somebody wrote', () => writeFileSync(join(out, 'index.html'), 'No.')],
])('a folder that %s is not', (_what, change) => {
  change()
  expect(isUntouched(out, published)).toBe(false)
})

test('a copy is known by the stamp of the file that it was made from', () => {
  const places = new Map([['index.html', 'c']])
  const copied = listPublished(
    out,
    { places, sources: new Map([['index.html', '1 2 3']]), assets: new Set(), kept: new Map() },
    new Map(),
  )
  const { identityFrom } = openLastOutputs(out, copied)
  expect(identityFrom('index.html', '1 2 3')).toBe('c')
  expect(identityFrom('index.html', '1 2 4')).toBeNull()
  expect(identityFrom('index.html', null)).toBeNull()
  expect(identityFrom('docs/index.html', null)).toBeNull()
})

test('a file that is kept is listed as it was found', () => {
  const [, state] = published[0] ?? []
  if (state === undefined) throw new TypeError('nothing published')
  const kept = new Map([['index.html', { ...state, changedMs: 5 }]])
  const places = new Map([
    ['index.html', 'a'],
    ['docs/index.html', 'c'],
  ])
  const listed = listPublished(out, { places, sources: new Map(), assets: new Set(), kept }, new Map())
  expect(listed[0]).toEqual(['index.html', { ...state, changedMs: 5 }])
  expect(listed[1]?.[1]).toMatchObject({ identity: 'c', bytes: 15 })
})
