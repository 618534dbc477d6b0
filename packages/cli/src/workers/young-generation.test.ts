import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'

/** Keeps a hundred megabytes of small objects; prints the most megabytes that V8 has had for what is new. */
const KEEP_MUCH = `
  import { getHeapSpaceStatistics } from 'node:v8'
  const kept = []
  let most = 0
  for (let number = 0; number < 1_500_000; number += 1) {
    kept.push({ number, list: [number] })
    if (number % 10_000 > 0) continue
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    most = Math.max(most, space.space_size / 1024 / 1024)
  }
  console.log(most)
`

/** Megabytes for what is new in a process that has finished so many tasks and then keeps much. Flags are the process's. */
async function youngAfter(tasks: number): Promise<number> {
  const file = fileURLToPath(new URL('young-generation.ts', import.meta.url))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const script = `${code}\nfor (let task = 0; task < ${tasks}; task += 1) noteFinishedTask()\n${KEEP_MUCH}`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  )
}

test('a process at work on something large is held to the room for new objects that it has', async () => {
  expect(await youngAfter(1999)).toBeGreaterThan(24)
  expect(await youngAfter(2000)).toBeLessThan(24)
})
