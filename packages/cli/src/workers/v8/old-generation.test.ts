import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWithModule } from '../../testing/run-with-module.ts'

/** Keeps thirty megabytes of small objects. */
const KEEP_MUCH = `
  const kept = []
  for (let number = 0; number < 300_000; number += 1) kept.push({ number, list: [number] })
`

const KEEP_MUCH_IN_A_THREAD = `
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  new Worker(${JSON.stringify(KEEP_MUCH)}, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 48 } })
`

/** Number of collections of old objects in a thread that is started after some statements. */
async function collectionsAfter(statements: string): Promise<number> {
  const file = fileURLToPath(new URL('old-generation.ts', import.meta.url))
  const trace = await runWithModule(file, `${statements}\n${KEEP_MUCH_IN_A_THREAD}`, ['--trace-gc'])
  return [...trace.matchAll(/Mark-Compact/g)].length
}

test('old objects of a thread are not collected while they are few, until that is undone', async () => {
  expect(await collectionsAfter('')).toBeGreaterThan(0)
  expect(await collectionsAfter('collectLate()')).toBe(0)
  expect(await collectionsAfter('collectLate(); collectAsUsual()')).toBeGreaterThan(0)
})
