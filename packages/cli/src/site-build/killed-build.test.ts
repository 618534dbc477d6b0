import { execFile, type ExecFileException } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pMap from 'p-map'
import { beforeAll, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { hasJournal } from '../publish/journal.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** Builds that are killed, spread over all renames of a build; `pnpm killed-builds` kills more than there is time for in every run. */
const KILLS = Number(process.env.FYR_KILLS ?? 2)

/** Counts the renames of the main thread, kills the process before one of them, and says at the end how many there were. */
const HOOK = `
import syncFs from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'
const killAt = Number(process.env.FYR_TEST_KILL_AT)
let renames = 0
const counting = (rename) => (...args) => {
  renames += 1
  if (renames === killAt) process.kill(process.pid, 'SIGKILL')
  return rename(...args)
}
if (isMainThread) {
  Object.assign(syncFs, { renameSync: counting(syncFs.renameSync) })
  Object.assign(fs, { rename: counting(fs.rename) })
  syncBuiltinESMExports()
  process.on('exit', () => console.error('renames: ' + renames))
}
`

type Files = ReadonlyMap<string, string>

let first: Files = new Map()
let next: Files = new Map()
let renames = 0

/** Runs `fyr build` in a process of its own that is killed before a rename; none is killed before rename 0. */
async function buildUntil(site: string, killAt: number): Promise<{ signal: string | null; stderr: string }> {
  const hook = join(makeTemporaryFolder(), 'hook.mjs')
  writeFileSync(hook, HOOK)
  const env = { ...process.env, FYR_TEST_KILL_AT: String(killAt) }
  try {
    const args = ['--import', hook, ownFile('bin/fyr.mjs'), 'build']
    const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: site, env })
    return { signal: null, stderr }
  } catch (error) {
    const { signal, stderr }: ExecFileException & { stderr?: string } = error as ExecFileException
    return { signal: signal ?? null, stderr: stderr ?? '' }
  }
}

function change(site: string): void {
  const config = join(site, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('}} Docs', '}} Handbook'))
}

/** Without old assets, which a build after another has and one alone has not. */
function pagesOf(files: Files): Files {
  return new Map([...files].filter(([place]) => !/(^|\/)assets\//.test(place)))
}

beforeAll(async () => {
  const site = copyTinySite()
  await buildUntil(site, 0)
  first = readFolder(join(site, 'dist'))
  change(site)
  const { stderr } = await buildUntil(site, 0)
  renames = Number(/renames: (\d+)/.exec(stderr)?.[1])
  next = readFolder(join(site, 'dist'))
})

test('a build that is killed leaves the old site or the new one, and the next build is right', async () => {
  expect(renames).toBeGreaterThan(KILLS)
  const numbers = Array.from(
    { length: KILLS },
    (_, index) => 1 + Math.floor(((index + 0.5) * renames) / KILLS),
  )
  const unfinished = await pMap(
    numbers,
    async (killAt) => {
      const site = copyTinySite()
      await buildUntil(site, 0)
      change(site)
      expect((await buildUntil(site, killAt)).signal).toBe('SIGKILL')
      const out = join(site, 'dist')
      const wasUnfinished = hasJournal(out)
      await finishPublish(out)
      const left = readFolder(out)
      expect([pagesOf(first), pagesOf(next)], `killed at rename ${killAt}`).toContainEqual(pagesOf(left))
      expect([first, next].some((files) => [...files.keys()].every((place) => left.has(place)))).toBe(true)
      expect((await buildUntil(site, 0)).signal).toBe(null)
      expect(pagesOf(readFolder(out))).toEqual(pagesOf(next))
      return wasUnfinished
    },
    { concurrency: 1 },
  )
  // Some are killed while they publish: else this would show nothing.
  expect(unfinished).toContain(true)
})
