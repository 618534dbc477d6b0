import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { type FolderWatch, watchFolders } from './watch-folders.ts'

let root: string
let seen: Set<string>
let folders: FolderWatch

beforeEach(() => {
  root = makeTemporaryFolder()
  mkdirSync(join(root, 'docs/guides'), { recursive: true })
  writeFileSync(join(root, 'docs/guides/start.md'), 'A')
  seen = new Set()
  folders = watchFolders((path) => seen.add(path))
  folders.add(join(root, 'docs'))
})
afterEach(() => folders.close())

const inTime = { timeout: 30_000, interval: 20 }
const isSeen = (path: string) => () => seen.has(join(root, path))

test('a file that changes is told', async () => {
  writeFileSync(join(root, 'docs/guides/start.md'), 'B')
  await expect.poll(isSeen('docs/guides/start.md'), inTime).toBe(true)
})

test('a file in a new folder is told, and one that goes', async () => {
  mkdirSync(join(root, 'docs/new/deep'), { recursive: true })
  await expect.poll(isSeen('docs/new'), inTime).toBe(true)
  writeFileSync(join(root, 'docs/new/deep/first.md'), 'A')
  await expect.poll(isSeen('docs/new/deep/first.md'), inTime).toBe(true)
  seen.clear()
  rmSync(join(root, 'docs/new/deep/first.md'))
  await expect.poll(isSeen('docs/new/deep/first.md'), inTime).toBe(true)
})

test('a folder that comes back is looked at again', async () => {
  rmSync(join(root, 'docs/guides'), { recursive: true })
  await expect.poll(isSeen('docs/guides'), inTime).toBe(true)
  mkdirSync(join(root, 'docs/guides'))
  seen.clear()
  await expect.poll(isSeen('docs/guides'), inTime).toBe(true)
  writeFileSync(join(root, 'docs/guides/again.md'), 'A')
  await expect.poll(isSeen('docs/guides/again.md'), inTime).toBe(true)
})

test('a link that leads in a circle is no trouble, and a missing folder neither', async () => {
  symlinkSync('..', join(root, 'docs/guides/up'))
  await expect.poll(isSeen('docs/guides/up'), inTime).toBe(true)
  folders.add(join(root, 'gone'))
  writeFileSync(join(root, 'docs/page.md'), 'A')
  await expect.poll(isSeen('docs/page.md'), inTime).toBe(true)
})
