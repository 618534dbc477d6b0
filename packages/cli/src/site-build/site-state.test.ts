import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readSiteState, type SiteState } from './site-state.ts'

let root = ''

function look(): SiteState | null {
  return readSiteState({ root, out: join(root, 'versions'), storeFolder: join(root, 'store') })
}

function write(place: string): void {
  const file = join(root, place)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, place)
}

beforeEach(() => {
  root = makeTemporaryFolder()
  for (const place of ['site.config.ts', 'content/docs/a.md', 'versions.json', 'versions/index.html'])
    write(place)
})

test('a site that is not touched has the same state twice, and the change time of its last file', () => {
  const before = Date.now()
  write('content/docs/b.md')
  const state = look()
  expect(look()).toEqual(state)
  // The clock of file systems ticks a hundred times a second or so.
  expect(state?.changedMs).toBeGreaterThan(before - 1000)
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
  expect(look()?.hash).not.toBe(before?.hash)
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

test('a site with symbolic links has no state', () => {
  symlinkSync('a.md', join(root, 'content/docs/b.md'))
  expect(look()).toBeNull()
})

test('a missing folder has no state', () => {
  root = join(root, 'nowhere')
  expect(look()).toBeNull()
})
