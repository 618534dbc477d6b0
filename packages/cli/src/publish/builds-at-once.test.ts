import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { deadProcess } from '../testing/dead-process.ts'
import { makePublishedFolder, type PublishedFolder } from '../testing/published-folder.ts'
import { processName } from './process-name.ts'

let folder: PublishedFolder
beforeEach(() => {
  folder = makePublishedFolder()
})

const SITE = { '404.html': 'gone', 'docs/intro/index.html': 'intro', 'docs/intro/page.json': '{}' }

test('builds at once publish one after the other', async () => {
  await folder.publish(SITE)
  const { finish } = await folder.prepare({ ...SITE, '404.html': 'new' })
  const lock = `${folder.out}.tmp-lock`
  mkdirSync(join(lock, processName(process.ppid)), { recursive: true })
  let isPublished = false
  const finishing = finish().then(() => {
    isPublished = true
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isPublished).toBe(false)
  rmSync(lock, { recursive: true })
  await finishing
  expect(folder.read()['404.html']).toBe('new')
  expect(readdirSync(folder.parent)).toEqual(['dist'])
})

test.each<[who: string, pid: () => number, ageMs: number]>([
  ['died', deadProcess, 0],
  ['died and had the number of this process', () => process.pid, 0],
  ['died and had the number of another process', () => process.ppid, 100_000],
])('a build does not wait for one that %s', async (_, pid, ageMs) => {
  const lock = join(`${folder.out}.tmp-lock`, processName(pid()))
  mkdirSync(lock, { recursive: true })
  const made = (Date.now() - ageMs) / 1000
  utimesSync(lock, made, made)
  expect(await folder.publish(SITE)).toHaveLength(3)
})
