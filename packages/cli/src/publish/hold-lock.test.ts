import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { holdLock } from './hold-lock.ts'

test('a lock that somebody else has taken over meanwhile stays theirs', async () => {
  const folder = makeTemporaryFolder()
  const path = join(folder, 'lock')
  const theirs = join(path, String(process.ppid))
  await holdLock({ path, own: join(folder, 'own') }, async () => {
    rmSync(path, { recursive: true })
    mkdirSync(theirs, { recursive: true })
  })
  expect(existsSync(theirs)).toBe(true)
})

test('a lock is gone when the work is done or has failed', async () => {
  const folder = makeTemporaryFolder()
  const place = { path: join(folder, 'lock'), own: join(folder, 'own') }
  expect(await holdLock(place, async () => existsSync(place.path))).toBe(true)
  await expect(holdLock(place, async () => Promise.reject(new Error('no space')))).rejects.toThrow('no space')
  expect(existsSync(place.path)).toBe(false)
})
