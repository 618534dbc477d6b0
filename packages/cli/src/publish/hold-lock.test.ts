import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { holdLock } from './hold-lock.ts'
import { processName } from './process-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a lock that another process has taken over stays with that process', async () => {
  const folder = makeTemporaryFolder()
  const path = join(folder, 'lock')
  const theirs = join(path, processName(process.ppid))
  await holdLock({ path, own: join(folder, 'own') }, async () => {
    rmSync(path, { recursive: true })
    mkdirSync(theirs, { recursive: true })
  })
  expect(existsSync(theirs)).toBe(true)
})

test('a lock is removed when the work is done or has failed', async () => {
  const folder = makeTemporaryFolder()
  const place = { path: join(folder, 'lock'), own: join(folder, 'own') }
  expect(await holdLock(place, async () => existsSync(place.path))).toBe(true)
  await expect(holdLock(place, async () => Promise.reject(new Error('no space')))).rejects.toThrow('no space')
  expect(existsSync(place.path)).toBe(false)
})

/** Lets each look at the clock find it so much later. */
function hurry(stepMs: number): void {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += stepMs))
}

test('the age of a lock counts from when it was taken, and from each touch', async () => {
  const folder = makeTemporaryFolder()
  const place = { path: join(folder, 'lock'), own: join(folder, 'own') }
  const inner = join(place.path, processName(process.pid))
  const theirs = join(place.path, processName(process.ppid))
  mkdirSync(theirs, { recursive: true })
  const taken = holdLock(place, async (touch) => {
    expect(statSync(inner).mtimeMs).toBeGreaterThan(Date.now() - 50_000)
    utimesSync(inner, 0, 0)
    hurry(10_000)
    touch()
    expect(statSync(inner).mtimeMs).toBeGreaterThan(1000)
  })
  utimesSync(join(place.own, processName(process.pid)), 0, 0)
  rmSync(place.path, { recursive: true })
  await taken
})

test('work under a lock that another process has taken ends at its next step', async () => {
  const folder = makeTemporaryFolder()
  const path = join(folder, 'lock')
  const work = holdLock({ path, own: join(folder, 'own') }, async (touch) => {
    rmSync(path, { recursive: true })
    hurry(10_000)
    touch()
  })
  await expect(work).rejects.toThrow('ENOENT')
})

test('a process in another container holds its lock as long as it touches it', async () => {
  const folder = makeTemporaryFolder()
  const place = { path: join(folder, 'lock'), own: join(folder, 'own') }
  const theirs = join(place.path, '00000000-1')
  mkdirSync(theirs, { recursive: true })
  let isTaken = false
  const taken = holdLock(place, async () => {
    isTaken = true
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isTaken).toBe(false)
  utimesSync(theirs, 0, 0)
  await taken
})

test.each<[what: string, put: (path: string) => void]>([
  ['a file', (path) => writeFileSync(path, '')],
  ['a folder of something else', (path) => mkdirSync(join(path, 'notes'), { recursive: true })],
])('%s in its place is not a lock, and is not waited for without end', async (_what, put) => {
  const folder = makeTemporaryFolder()
  const place = { path: join(folder, 'lock'), own: join(folder, 'own') }
  put(place.path)
  if (existsSync(join(place.path, 'notes'))) writeFileSync(join(place.path, 'notes/mine'), '')
  hurry(40_000)
  await expect(holdLock(place, async () => {})).rejects.toMatchObject({
    diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining(place.path) }],
  })
  expect(existsSync(place.path)).toBe(true)
  expect(existsSync(place.own)).toBe(false)
})
