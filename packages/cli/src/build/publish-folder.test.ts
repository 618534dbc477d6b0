import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openStaging, swap } from './publish-folder.ts'

let parent = ''
let out = ''
beforeEach(() => {
  parent = makeTemporaryFolder()
  out = join(parent, 'dist')
})

function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}

/** As threads do that have not heard yet that a build has failed. */
async function keepWriting(folder: string): Promise<void> {
  const names = Array.from({ length: 200 }, (_, number) => `new-${number}`)
  await pMap(names, (name) => writeFile(join(folder, name), '').catch(() => {}), { concurrency: 1 })
}

/** Number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

test('publishing replaces the whole folder and leaves nothing beside it', async () => {
  writeSite(out, 'old')
  writeFileSync(join(out, 'gone.html'), 'old')
  const staging = await openStaging(out)
  writeSite(staging.folder, 'new')
  await staging.publish()
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('new')
  expect(existsSync(join(out, 'gone.html'))).toBe(false)
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('a first build needs no folder to replace', async () => {
  const staging = await openStaging(out)
  writeSite(staging.folder, 'new')
  await staging.publish()
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('new')
})

test('what is discarded leaves the published folder as it was', async () => {
  writeSite(out, 'old')
  const staging = await openStaging(out)
  writeSite(staging.folder, 'half')
  await staging.discard()
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('what is discarded may still be written to', async () => {
  const staging = await openStaging(out)
  const docs = join(staging.folder, 'docs')
  mkdirSync(docs)
  for (let number = 0; number < 200; number += 1) writeFileSync(join(docs, `old-${number}`), '')
  await Promise.all([expect(staging.discard()).resolves.toBeUndefined(), keepWriting(docs)])
})

test('when the new folder can not be moved in, the old one is put back', async () => {
  writeSite(out, 'old')
  const staging = await openStaging(out)
  rmSync(staging.folder, { recursive: true })
  await expect(staging.publish()).rejects.toThrow('ENOENT')
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old')
})

test('folders of builds that died are removed, folders of living ones and of other names stay', async () => {
  const dead = `${out}.tmp-${deadProcess()}`
  const living = `${out}.tmp-${process.ppid}`
  const foreign = join(parent, `other.tmp-${deadProcess()}`)
  for (const folder of [dead, living, foreign]) writeSite(folder, 'half')
  const staging = await openStaging(out)
  expect(existsSync(dead)).toBe(false)
  expect(existsSync(living)).toBe(true)
  expect(existsSync(foreign)).toBe(true)
  await staging.discard()
})

test('a published folder that a dying build had moved away comes back', async () => {
  writeSite(`${out}.old-${deadProcess()}`, 'old')
  const staging = await openStaging(out)
  await staging.discard()
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old')
})

test('builds that end at the same time all publish, and the last one stands', async () => {
  writeSite(out, 'old')
  const folders = ['1', '2', '3', '4'].map((name) => `${out}.tmp-${process.pid}${name}`)
  for (const folder of folders) writeSite(folder, folder)
  await Promise.all(
    folders.map((folder, number) => swap({ out, folder, previous: `${out}.old-${process.pid}${number}` })),
  )
  expect(folders).toContain(readFileSync(join(out, 'index.html'), 'utf8'))
  expect(readdirSync(parent)).toEqual(['dist'])
})
