import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWithModule } from '../../testing/run-with-module.ts'

/**
 * Keeps seventy megabytes of small objects; prints the median of the megabytes that V8 had for new objects.
 * The maximum says little: for a moment V8 may have twice as much.
 */
const KEEP_MUCH = `
  const { getHeapSpaceStatistics } = process.getBuiltinModule('node:v8')
  const kept = []
  const seen = []
  for (let number = 0; number < 1_000_000; number += 1) {
    kept.push({ number, list: [number] })
    if (number % 10_000 > 0) continue
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    seen.push(space.space_size / 1024 / 1024)
  }
  console.log(seen.toSorted((one, other) => one - other)[seen.length / 2])
`

const keepMuchInAThread = (isLong: boolean): string => `
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  new Worker(${JSON.stringify(KEEP_MUCH)}, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: youngMb(${isLong}) } })
`

/** Megabytes for new objects in a process that runs a script, after a first statement. */
async function youngAfter(first: string, script: string): Promise<number> {
  const file = fileURLToPath(new URL('young-generation.ts', import.meta.url))
  return Number(await runWithModule(file, `${first}\n${script}`))
}

test('a process with a lower memory limit keeps its space for new objects', async () => {
  expect(await youngAfter('', KEEP_MUCH)).toBeGreaterThan(24)
  expect(await youngAfter('holdYoung()', KEEP_MUCH)).toBeLessThan(24)
})

test('threads that it starts then have half as much space as others, and have it from the beginning', async () => {
  expect(await youngAfter('', keepMuchInAThread(false))).toBeGreaterThan(24)
  const held = await youngAfter('holdYoung()', keepMuchInAThread(true))
  expect(held).toBeGreaterThan(8)
  expect(held).toBeLessThan(24)
})
