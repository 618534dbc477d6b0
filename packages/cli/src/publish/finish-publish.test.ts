import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { deadProcess } from '../testing/dead-process.ts'
import { makePublishedFolder, type PublishedFolder, writeHome } from '../testing/published-folder.ts'
import { finishPublish } from './finish-publish.ts'
import { putBack } from './leftovers.ts'
import { processName } from './process-name.ts'
import type { UpdateSteps } from './update-folder.ts'

const NO_STEPS: UpdateSteps = { inTheWay: [], moves: [], files: [], removals: [] }

let folder: PublishedFolder
let outside: string
beforeEach(() => {
  folder = makePublishedFolder()
  outside = join(folder.parent, 'source')
  mkdirSync(outside)
  writeFileSync(join(outside, 'a.md'), 'ours')
  writeHome(folder.out, 'published')
})

/** A journal and its folder, as the checkout of a branch of a stranger may bring them. */
function forge(steps: Partial<UpdateSteps>, makeStaging: (staging: string) => void = mkdirSync): void {
  const staging = `${folder.out}.tmp-forged`
  makeStaging(staging)
  const journal = { staging: 'dist.tmp-forged', steps: { ...NO_STEPS, ...steps } }
  writeFileSync(`${folder.out}.tmp-journal`, JSON.stringify(journal))
}

const OUTSIDE = ['../source', '../source/a.md', 'a/../../source', '/', '..', '.', 1]
const STEPS: readonly ((places: readonly string[]) => Partial<UpdateSteps>)[] = [
  (removals) => ({ removals }),
  (moves) => ({ moves }),
  (places) => ({ inTheWay: places.map((place) => ({ place, isFolder: true })) }),
  (places) => ({ inTheWay: places.map((place) => ({ place, isFolder: false })) }),
]

test.each(OUTSIDE.flatMap((place) => STEPS.map((stepsOf) => stepsOf([place as string]))))(
  'a journal that is forged changes nothing beside the published folder: %j',
  async (steps) => {
    forge(steps)
    await finishPublish(folder.out)
    expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('ours')
    expect(existsSync(folder.out)).toBe(true)
  },
)

test('no step of a journal goes through a link', async () => {
  symlinkSync(outside, join(folder.out, 'link'))
  forge({ removals: ['link/a.md'] })
  await expect(finishPublish(folder.out)).rejects.toThrow('"link" is a symbolic link')
  expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('ours')
})

test.each([
  ['the folder of new files', (staging: string) => symlinkSync(outside, staging), 'a.md'],
  [
    'a folder in it',
    (staging: string) => {
      mkdirSync(staging)
      symlinkSync(outside, join(staging, 'b'))
    },
    'b/a.md',
  ],
])('nothing is published from elsewhere, where %s is a link', async (_name, makeStaging, place) => {
  forge({ moves: [place], files: [place] }, makeStaging)
  await expect(finishPublish(folder.out)).rejects.toThrow('symbolic link')
  expect(existsSync(join(folder.out, place))).toBe(false)
  expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('ours')
})

test('a link is no published folder to put back', () => {
  const out = join(folder.parent, 'other')
  symlinkSync(outside, `${out}.old-${processName(deadProcess())}-${randomUUID()}`)
  putBack(out)
  expect(existsSync(out)).toBe(false)
})
