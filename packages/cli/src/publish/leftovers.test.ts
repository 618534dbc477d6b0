import { randomUUID } from 'node:crypto'
import syncFs, { existsSync, readFileSync, readdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { deadProcess } from '../testing/dead-process.ts'
import { makePublishedFolder, type PublishedFolder, writeHome } from '../testing/published-folder.ts'
import { processName } from './process-name.ts'
import { openStaging } from './staging.ts'

let folder: PublishedFolder
beforeEach(() => {
  folder = makePublishedFolder()
})

test('leftovers of killed builds are removed; those of running ones, and other names, stay', async () => {
  const dead = [
    `tmp-${processName(deadProcess())}-${randomUUID()}`,
    `tmp-${processName(deadProcess())}-${randomUUID()}-lock`,
    `tmp-${processName(process.pid)}-${randomUUID()}`,
  ].map((name) => `${folder.out}.${name}`)
  const alive = [
    `${folder.out}.tmp-${processName(process.ppid)}-${randomUUID()}`,
    join(folder.parent, `other.tmp-${processName(deadProcess())}-${randomUUID()}`),
  ]
  for (const place of [...dead, ...alive]) writeHome(place, 'half')
  const staging = await openStaging(folder.out)
  expect(dead.filter((place) => existsSync(place))).toEqual([])
  expect(alive.filter((place) => !existsSync(place))).toEqual([])
  await staging.discard()
})

test('files of a build in another container are kept for an hour', async () => {
  const left = `${folder.out}.tmp-00000000-${deadProcess()}-${randomUUID()}`
  writeHome(left, 'half')
  await (await openStaging(folder.out)).discard()
  expect(existsSync(left)).toBe(true)
  const later = Date.now() + 4_000_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await (await openStaging(folder.out)).discard()
  vi.restoreAllMocks()
  expect(existsSync(left)).toBe(false)
})

test('an old folder and leftovers that cannot be removed do not fail a build', async () => {
  const leftover = `${folder.out}.old-${processName(deadProcess())}-${randomUUID()}`
  writeHome(leftover, 'older')
  writeHome(folder.out, 'old')
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.spyOn(fs, 'rm').mockRejectedValue(refused)
  vi.spyOn(syncFs, 'rmSync').mockImplementation(() => {
    throw refused
  })
  syncBuiltinESMExports()
  try {
    const { finish } = await folder.prepare({ 'index.html': 'new' })
    await finish()
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
  expect(folder.read()).toEqual({ 'index.html': 'new' })
  expect(readdirSync(folder.parent).filter((name) => name.includes('.old-'))).toEqual([basename(leftover)])
})

test.each([
  'old-20240512',
  'old-2024-05-12',
  'tmp-1',
  `tmp-${processName(1)}-${randomUUID()}-mine`,
  `old-x-${randomUUID()}`,
])('a folder of the user called dist.%s is never touched', async (ending) => {
  const own = `${folder.out}.${ending}`
  writeHome(own, 'by hand')
  const staging = await openStaging(folder.out)
  await staging.discard()
  expect(readFileSync(join(own, 'index.html'), 'utf8')).toBe('by hand')
  expect(existsSync(folder.out)).toBe(false)
})

test('a published folder that a killed build had moved away is restored', async () => {
  writeHome(`${folder.out}.old-${processName(deadProcess())}-${randomUUID()}`, 'old')
  const staging = await openStaging(folder.out)
  await staging.discard()
  expect(folder.read()).toEqual({ 'index.html': 'old' })
})
