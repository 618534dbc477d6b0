import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'

/**
 * Keeps a hundred megabytes of small objects; prints the megabytes that V8 has had for what is new at half of the looks.
 * The most of them says little: for a moment V8 may have twice as much.
 */
const KEEP_MUCH = `
  const { getHeapSpaceStatistics } = process.getBuiltinModule('node:v8')
  const kept = []
  const seen = []
  for (let number = 0; number < 1_500_000; number += 1) {
    kept.push({ number, list: [number] })
    if (number % 10_000 > 0) continue
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    seen.push(space.space_size / 1024 / 1024)
  }
  console.log(seen.toSorted((one, other) => one - other)[seen.length / 2])
`

const KEEP_MUCH_IN_A_THREAD = `
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  new Worker(${JSON.stringify(KEEP_MUCH)}, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: youngMb() } })
`

/** Megabytes for what is new in a process that has finished so many tasks and then runs a script. Flags are the process's. */
async function youngAfter(tasks: number, script: string): Promise<number> {
  const file = fileURLToPath(new URL('young-generation.ts', import.meta.url))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const whole = `${code}\nfor (let task = 0; task < ${tasks}; task += 1) noteFinishedTask()\n${script}`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', whole], { encoding: 'utf8' }),
  )
}

test('a process at work on something large is held to the room for new objects that it has', async () => {
  expect(await youngAfter(1999, KEEP_MUCH)).toBeGreaterThan(24)
  expect(await youngAfter(2000, KEEP_MUCH)).toBeLessThan(24)
})

test('threads that it starts then have half as much room as others, and have it from the beginning', async () => {
  expect(await youngAfter(1999, KEEP_MUCH_IN_A_THREAD)).toBeGreaterThan(24)
  const held = await youngAfter(2000, KEEP_MUCH_IN_A_THREAD)
  expect(held).toBeGreaterThan(8)
  expect(held).toBeLessThan(24)
})
