import fs, { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { type FolderWatch, watchFolders } from './watch-folders.ts'

let root: string
let seen: Set<string>
let errors: unknown[]
let folders: FolderWatch

beforeEach(() => {
  root = makeTemporaryFolder()
  mkdirSync(join(root, 'docs/guides'), { recursive: true })
  writeFileSync(join(root, 'docs/guides/start.md'), 'A')
  seen = new Set()
  errors = []
  folders = watchFolders()
  folders.add(join(root, 'docs'))
  folders.listen({ onChange: (path) => seen.add(path), onError: (error) => errors.push(error) })
})
afterEach(() => folders.close())

const inTime = { timeout: 30_000, interval: 20 }
const isSeen = (path: string) => () => seen.has(join(root, path))

test('a changed file is reported', async () => {
  writeFileSync(join(root, 'docs/guides/start.md'), 'B')
  await expect.poll(isSeen('docs/guides/start.md'), inTime).toBe(true)
})

test('a change before the first listener is reported to it', async () => {
  const unheard = watchFolders()
  unheard.add(join(root, 'docs'))
  writeFileSync(join(root, 'docs/guides/start.md'), 'B')
  await expect.poll(isSeen('docs/guides/start.md'), inTime).toBe(true)
  const reported = new Set<string>()
  unheard.listen({ onChange: (path) => reported.add(path), onError: (error) => errors.push(error) })
  await expect.poll(() => [...reported], inTime).toContain(join(root, 'docs/guides/start.md'))
  unheard.close()
})

test('a file in a new folder is reported, and a removed one', async () => {
  mkdirSync(join(root, 'docs/new/deep'), { recursive: true })
  await expect.poll(isSeen('docs/new'), inTime).toBe(true)
  writeFileSync(join(root, 'docs/new/deep/first.md'), 'A')
  await expect.poll(isSeen('docs/new/deep/first.md'), inTime).toBe(true)
  seen.clear()
  rmSync(join(root, 'docs/new/deep/first.md'))
  await expect.poll(isSeen('docs/new/deep/first.md'), inTime).toBe(true)
})

test('a folder that is created again is watched again', async () => {
  rmSync(join(root, 'docs/guides'), { recursive: true })
  await expect.poll(isSeen('docs/guides'), inTime).toBe(true)
  mkdirSync(join(root, 'docs/guides'))
  seen.clear()
  await expect.poll(isSeen('docs/guides'), inTime).toBe(true)
  writeFileSync(join(root, 'docs/guides/again.md'), 'A')
  await expect.poll(isSeen('docs/guides/again.md'), inTime).toBe(true)
})

describe.each(['docs', 'a/b/c'])('the requested folder %s', (folder) => {
  const page = `${folder}/page.md`
  const remove = () => rmSync(join(root, folder.split('/', 1)[0] ?? ''), { recursive: true, force: true })

  async function comesBack(): Promise<void> {
    seen.clear()
    mkdirSync(join(root, folder), { recursive: true })
    await expect.poll(isSeen(folder), inTime).toBe(true)
    writeFileSync(join(root, page), 'A')
    await expect.poll(isSeen(page), inTime).toBe(true)
  }

  test('is watched again after it was removed, whenever it is created again', async () => {
    folders.add(join(root, folder))
    // At once, as when another branch is checked out.
    remove()
    await comesBack()
    remove()
    await expect.poll(isSeen(folder), inTime).toBe(true)
    await comesBack()
    expect(errors).toEqual([])
  })
})

test('an unreadable folder is reported, and the others are watched', async () => {
  const original = fs.watch
  vi.spyOn(fs, 'watch').mockImplementation(((folder: string, ...rest: [() => void]) => {
    if (folder.endsWith('many')) throw new Error('no watches left')
    return original(folder, ...rest)
  }) as typeof fs.watch)
  syncBuiltinESMExports()
  try {
    mkdirSync(join(root, 'docs/many'))
    await expect.poll(() => errors, inTime).toMatchObject([{ message: 'no watches left' }])
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
  writeFileSync(join(root, 'docs/page.md'), 'A')
  await expect.poll(isSeen('docs/page.md'), inTime).toBe(true)
})

test('a requested file is reported whenever it comes, changes or goes, and nothing beside it', async () => {
  const file = 'beside/CHANGES.md'
  folders.add(join(root, file))
  mkdirSync(join(root, 'beside'))
  writeFileSync(join(root, file), 'A')
  await expect.poll(isSeen(file), inTime).toBe(true)
  writeFileSync(join(root, 'beside/other.md'), 'A')
  seen.clear()
  writeFileSync(join(root, file), 'B')
  await expect.poll(isSeen(file), inTime).toBe(true)
  // As editors save.
  writeFileSync(join(root, 'beside/new.md'), 'D')
  seen.clear()
  renameSync(join(root, 'beside/new.md'), join(root, file))
  await expect.poll(isSeen(file), inTime).toBe(true)
  seen.clear()
  rmSync(join(root, file))
  await expect.poll(isSeen(file), inTime).toBe(true)
  expect([...seen]).toEqual([join(root, file)])
})

async function isReported(link: string): Promise<boolean> {
  seen.clear()
  writeFileSync(join(root, 'CHANGES.md'), 'B')
  await expect.poll(isSeen(link), inTime).toBe(true)
  // As editors save.
  seen.clear()
  writeFileSync(join(root, 'new.md'), 'C')
  renameSync(join(root, 'new.md'), join(root, 'CHANGES.md'))
  return vi.waitUntil(isSeen(link), inTime)
}

describe('a link to a file is reported under the name of the link', () => {
  beforeEach(() => writeFileSync(join(root, 'CHANGES.md'), 'A'))

  test('that is there already', async () => {
    mkdirSync(join(root, 'links'))
    symlinkSync('../CHANGES.md', join(root, 'links/changes.md'))
    folders.add(join(root, 'links'))
    expect(await isReported('links/changes.md')).toBe(true)
  })

  test('that comes', async () => {
    symlinkSync('../CHANGES.md', join(root, 'docs/changes.md'))
    await expect.poll(isSeen('docs/changes.md'), inTime).toBe(true)
    expect(await isReported('docs/changes.md')).toBe(true)
  })
})

test('folders that each link to the next one twice are watched to a limit', () => {
  const levels = 30
  for (let level = 0; level <= levels; level++) mkdirSync(join(root, `linked/d${level}`), { recursive: true })
  for (let level = 0; level < levels; level++)
    for (const name of ['x', 'y']) symlinkSync(`../d${level + 1}`, join(root, `linked/d${level}`, name))
  const watched = vi.spyOn(fs, 'watch')
  syncBuiltinESMExports()
  const many = watchFolders()
  many.add(join(root, 'linked'))
  many.close()
  const paths = watched.mock.calls.map(([path]) => String(path))
  watched.mockRestore()
  syncBuiltinESMExports()
  expect(paths).toContain(join(root, 'linked/d0/x/y'))
  expect(paths).toContain(join(root, `linked/d${levels}`))
  expect(paths.length).toBeLessThan(10_200)
})

test('neither a circular link nor a missing folder causes an error', async () => {
  symlinkSync('..', join(root, 'docs/guides/up'))
  await expect.poll(isSeen('docs/guides/up'), inTime).toBe(true)
  folders.add(join(root, 'gone'))
  writeFileSync(join(root, 'docs/page.md'), 'A')
  await expect.poll(isSeen('docs/page.md'), inTime).toBe(true)
})
