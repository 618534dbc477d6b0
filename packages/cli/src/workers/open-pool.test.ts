import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCompileThreads } from '../compile/compile-threads.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { SourceResult, SourceTask } from '../content-sources/source-tasks.ts'
import { openPool } from './open-pool.ts'

// However few cores the machine has, threads start and end beside each other here.
beforeAll(() => vi.stubEnv('FYR_THREADS', '2'))
afterAll(() => vi.unstubAllEnvs())

test('tasks of a worker that cannot be loaded are refused, however many wait', async () => {
  const pool = openPool({ worker: 'no-worker.js', data: null, deadlineMs: 10_000, memoryMb: 64 })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => pool.run(null)))
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'))
  await expect(pool.run(null)).rejects.toThrow('no-worker.js')
  await expect(pool.close()).resolves.toBeUndefined()
})

const HALF_A_SECOND = Array.from({ length: 21 }, (_, index) => index * 25)

test.each(HALF_A_SECOND)('a pool is closed while its threads load, after %i ms', async (milliseconds) => {
  const limits = { deadlineMs: 10_000, memoryMb: 512 }
  const pool = openPool({ worker: 'compile-worker.js', data: null, ...limits, ready: 2 })
  await setTimeout(milliseconds)
  await expect(pool.close()).resolves.toBeUndefined()
})

test('a task that fills the memory of its thread is stopped, and the next one runs', async () => {
  const hungry = copyTinySite()
  writeFileSync(
    join(hungry, 'site.config.ts'),
    'const all = []\nfor (;;) all.push(new Array(1000).fill({}))\nexport default {}\n',
  )
  const limits = { deadlineMs: 60_000, memoryMb: 128 }
  const pool = openPool<SourceTask, SourceResult>({ worker: 'source-worker.js', data: null, ...limits })
  const run = (root: string) =>
    pool.run({ root, storeFolder: root, isFrozen: false, deadlineMs: 60_000, numbers: [] })
  try {
    await expect(run(hungry)).resolves.toMatchObject({ type: 'out-of-memory' })
    await expect(run(copyTinySite())).resolves.toMatchObject({ type: 'done' })
  } finally {
    await pool.close()
  }
})

/** The parser of reference goes back to the bracket at every word. It alone reads a tag whose attributes have no quotes. */
const SLOW = `<b c=/d>a</b>\n\n${`[${'a '.repeat(3900)}\n\n`.repeat(40)}`

test('on one core, tasks that wait for a task that is stopped run after it', async () => {
  vi.stubEnv('FYR_THREADS', '1')
  const threads = openCompileThreads({ deadlineMs: 1000 })
  const folder = makeTemporaryFolder()
  const site = {
    root: folder,
    storeFolder: folder,
    openFolders: [],
    variables: new Map(),
    packageManagers: [] as const,
    copyCommands: true,
  }
  const run = async (text: string): Promise<string> => {
    const file = 'content/docs/a.md'
    const request = { collection: 'docs', file, readFrom: file, originalFile: file, text } as const
    const { type } = await threads.run({
      site: {
        ...site,
        hasPlugins: false,
        extended: [],
        apis: undefined,
        languages: undefined,
        terms: undefined,
      },
      order: { type: 'compile', request, key: 'key', textAloneKey: null, reactPage: null },
    })
    return type
  }
  try {
    const outcomes = [SLOW, '# A', '# B'].map(run)
    await expect(Promise.all(outcomes)).resolves.toEqual(['too-slow', 'done', 'done'])
  } finally {
    await threads.close()
    vi.stubEnv('FYR_THREADS', '2')
  }
})
