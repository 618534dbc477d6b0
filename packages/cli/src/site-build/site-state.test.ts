import { appendFileSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readSiteState } from './site-state.ts'

let root = ''

/** Later than all changes: no content counts. */
const LATER_MS = Date.now() + 3_600_000

/** A change time of all files; null for their own. */
const coarse = vi.hoisted(() => ({ changedMs: null as number | null }))

vi.mock(import('node:fs'), async (importOriginal) => {
  const actual = await importOriginal()
  const lstatSync = (path: string) =>
    Object.assign(actual.lstatSync(path), coarse.changedMs === null ? {} : { ctimeMs: coarse.changedMs })
  return { ...actual, lstatSync: lstatSync as typeof actual.lstatSync }
})

/** The hash of the site's state, with the content of what was changed since a time. */
function look(sinceMs = LATER_MS): string | null {
  const state = readSiteState({ root, out: join(root, 'versions'), storeFolder: join(root, 'store') })
  return state?.hashSince(sinceMs) ?? null
}

function write(place: string): void {
  const file = join(root, place)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, place)
}

beforeEach(() => {
  coarse.changedMs = null
  root = join(makeTemporaryFolder(), 'site')
  for (const place of ['site.config.ts', 'content/docs/a.md', 'versions.json', 'versions/index.html'])
    write(place)
})

test('a site that is not touched has the same state twice', () => {
  expect(look()).toEqual(expect.any(String))
  expect(look()).toBe(look())
  expect(look(0)).toBe(look(0))
})

test('files that were just changed count with their content, however coarse the clock is', () => {
  coarse.changedMs = 4000
  const [young, old] = [look(3999), look(4000)]
  writeFileSync(join(root, 'content/docs/a.md'), 'Content/docs/a.md')
  expect(look(4000)).toBe(old)
  expect(look(3999)).toEqual(expect.any(String))
  expect(look(3999)).not.toBe(young)
})

test('files that were just changed have no state if they are too large to be read each time', () => {
  truncateSync(join(root, 'content/docs/a.md'), 70_000_000)
  expect(look()).toEqual(expect.any(String))
  expect(look(0)).toBeNull()
})

test.each<[string, () => void]>([
  ['an edited file', () => appendFileSync(join(root, 'content/docs/a.md'), 'x')],
  ['a new file', () => write('static/.well-known/x')],
  ['a new empty folder', () => mkdirSync(join(root, 'content/docs/empty'))],
  ['a file that is gone', () => rmSync(join(root, 'content/docs/a.md'))],
  ['a file named like the published folder', () => appendFileSync(join(root, 'versions.json'), ' ')],
  ['installed files that are not at the root', () => write('content/node_modules/x.md')],
])('%s makes it another', (_what, change) => {
  const before = look()
  change()
  expect(look()).not.toBe(before)
})

test.each([
  'versions/docs/index.html',
  'versions.tmp-12-ab/index.html',
  'versions.old-12-ab/index.html',
  'versions.tmp-lock/12',
  'versions.shards/1-of-2/shard.json',
  'store/page/a/ab',
  'node_modules/x/index.js',
  '.git/index',
  '.turbo/turbo-build.log',
])('what is written to %s is not part of it', (place) => {
  const before = look()
  write(place)
  expect(look()).toEqual(before)
})

test.each<[string, () => void]>([
  ['leads to another file', () => relink('../../../other.md')],
  ['leads to a file that is edited', () => appendFileSync(join(dirname(root), 'linked.md'), 'x')],
  ['takes the place of a file', () => relink('../../site.config.ts')],
])('a symbolic link that %s makes it another', (_what, change) => {
  for (const name of ['linked.md', 'other.md']) writeFileSync(join(dirname(root), name), 'x')
  relink('../../../linked.md')
  const before = look()
  expect(look()).toEqual(before)
  change()
  expect(look()).toEqual(expect.any(String))
  expect(look()).not.toBe(before)
})

function relink(target: string): void {
  const link = join(root, 'content/docs/link.md')
  rmSync(link, { force: true })
  symlinkSync(target, link)
}

test('a symbolic link to a folder of the site is part of it, and its files are seen in their own place', () => {
  symlinkSync('docs', join(root, 'content/same'))
  const before = look()
  appendFileSync(join(root, 'content/docs/a.md'), 'x')
  expect(look()).toEqual(expect.any(String))
  expect(look()).not.toBe(before)
})

test.each(['..', '.', 'node_modules/x', 'versions', '.git', 'gone'])(
  'a site with a symbolic link to a folder that is not inspected has no state: %s',
  (target) => {
    write('node_modules/x/index.js')
    write('.git/index')
    symlinkSync(join(root, target), join(root, 'content/docs/link'))
    expect(look()).toBeNull()
  },
)

test('a missing folder has no state', () => {
  root = join(root, 'nowhere')
  expect(look()).toBeNull()
})
