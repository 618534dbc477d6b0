import { execFile, type ExecFileException } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pMap from 'p-map'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { hasJournal } from '../publish/journal.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** Builds that are stopped in each way; `pnpm maintain killed-builds` stops more than there is time for in every run. */
const KILLS = Number(process.env.FYR_KILLS ?? 1)

/**
 * Counts the renames of the main thread and sends the process a signal before one of them, says at the end how many there
 * were, and fills the disk: from a call on, the main thread or the others cannot write.
 */
const HOOK = `
import syncFs from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'
const { signal, at, fullAt, fullFor } = JSON.parse(process.env.FYR_TEST_STOP)
let renames = 0
const counting = (rename) => (...args) => {
  renames += 1
  if (renames === at) process.kill(process.pid, signal)
  return rename(...args)
}
if (isMainThread) {
  Object.assign(syncFs, { renameSync: counting(syncFs.renameSync) })
  Object.assign(fs, { rename: counting(fs.rename) })
  process.on('exit', () => console.error('renames: ' + renames))
}
let writes = 0
const checkRoom = (name) => {
  if (isMainThread !== (fullFor === 'main thread')) return
  writes += 1
  if (writes < fullAt) return
  throw Object.assign(new Error('ENOSPC: no space left on device, ' + name), { code: 'ENOSPC' })
}
for (const name of ['writeFileSync', 'writeSync', 'mkdirSync', 'copyFileSync', 'linkSync']) {
  const write = syncFs[name]
  syncFs[name] = (...args) => {
    checkRoom(name)
    return write(...args)
  }
}
for (const name of ['writeFile', 'mkdir', 'copyFile', 'link']) {
  const write = fs[name]
  fs[name] = async (...args) => {
    checkRoom(name)
    return write(...args)
  }
}
syncBuiltinESMExports()
`

type Files = ReadonlyMap<string, string>

/** How a build is stopped: by a signal before a rename, by a disk that is full from a call on, or for want of memory. */
interface Stop {
  readonly signal?: NodeJS.Signals
  readonly at?: number
  readonly fullAt?: number
  readonly fullFor?: 'main thread' | 'threads'
  readonly heapMb?: number
}

interface Stopped {
  readonly code: number | null
  readonly signal: string | null
  readonly stderr: string
}

/** Runs `fyr build` in a process of its own. */
async function build(site: string, { heapMb, ...stop }: Stop = {}): Promise<Stopped> {
  const hook = join(makeTemporaryFolder(), 'hook.mjs')
  writeFileSync(hook, HOOK)
  const env = { ...process.env, FYR_TEST_STOP: JSON.stringify({ fullAt: Number.MAX_SAFE_INTEGER, ...stop }) }
  const memory = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
  const args = [...memory, '--import', hook, ownFile('bin/fyr.mjs'), 'build']
  try {
    const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: site, env })
    return { code: 0, signal: null, stderr }
  } catch (error) {
    const { code, signal, stderr } = error as ExecFileException & { stderr: string }
    return { code: typeof code === 'number' ? code : null, signal: signal ?? null, stderr }
  }
}

const TITLES = [' Docs', ' Handbook']

/** Gives the site another title, which every page shows: the first of two, or the second. */
function change(site: string, to: number): void {
  const config = join(site, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace(`}}${TITLES[1 - to]}`, `}}${TITLES[to]}`))
}

/** Without old assets, which a build after another has and one alone has not. */
function pagesOf(files: Files): Files {
  return new Map([...files].filter(([place]) => !/(^|\/)assets\//.test(place)))
}

let site = ''
/** The two sites that builds publish in turn. */
const whole: Files[] = []
let renames = 0

async function publish(to: number): Promise<string> {
  change(site, to)
  const { stderr } = await build(site)
  whole[to] = readFolder(join(site, 'dist'))
  return stderr
}

beforeAll(async () => {
  site = copyTinySite()
  // A store of its own, from which a test may take something.
  rmSync(join(site, 'node_modules/.cache/fyr'))
  await publish(0)
  // The second build has what most builds have in the store.
  renames = Number(/renames: (\d+)/.exec(await publish(1))?.[1])
})

/** The index of the site that is published. */
let published = 1

/**
 * Changes the site, stops a build of it, and sees that one whole site is published once the next command has finished what
 * was begun, and that the next build is right. Returns how the build ended, and whether its publish was unfinished.
 */
async function stopOne(stop: Stop): Promise<Stopped & { readonly wasUnfinished: boolean }> {
  const out = join(site, 'dist')
  const next = 1 - published
  change(site, next)
  const stopped = await build(site, stop)
  const wasUnfinished = hasJournal(out)
  await finishPublish(out)
  const left = readFolder(out)
  expect(whole.map(pagesOf)).toContainEqual(pagesOf(left))
  expect(whole.some((files) => [...files.keys()].every((place) => left.has(place)))).toBe(true)
  expect(await build(site)).toMatchObject({ code: 0, signal: null })
  expect(pagesOf(readFolder(out))).toEqual(pagesOf(whole[next] ?? new Map()))
  published = next
  return { ...stopped, wasUnfinished }
}

/** Stops builds, one after the other, in ways that are spread over a range. */
function stopMany(count: number, last: number, stop: (number: number) => Stop) {
  const numbers = Array.from({ length: count }, (_, index) => 1 + Math.floor(((index + 0.5) * last) / count))
  return pMap(numbers, (number) => stopOne(stop(number)), { concurrency: 1 })
}

describe('a build leaves the old site or the new one, and the next build is right', () => {
  test('when it is killed', async () => {
    expect(renames).toBeGreaterThan(KILLS)
    const all = await stopMany(KILLS, renames, (at) => ({ at, signal: 'SIGKILL' }))
    expect(new Set(all.map(({ signal }) => signal))).toEqual(new Set(['SIGKILL']))
    // Some are killed while they publish: else this would show nothing.
    expect(all.map(({ wasUnfinished }) => wasUnfinished)).toContain(true)
  })

  test('when it is stopped by SIGTERM, which it reports', async () => {
    const all = await stopMany(Math.ceil(KILLS / 3), renames, (at) => ({ at, signal: 'SIGTERM' }))
    for (const { code, stderr, wasUnfinished } of all) {
      // A signal during the last rename finds the build done.
      if (code === 0) continue
      expect(stderr).toMatch(
        /^The build was stopped by SIGTERM\. (?:Nothing was|The published site is complete)/m,
      )
      expect([code, wasUnfinished]).toEqual([143, false])
    }
  })

  test('when the disk is full, which it reports once and not as an issue of pages', async () => {
    const all = await stopMany(Math.ceil(KILLS / 3), 24, (fullAt) => {
      // A page that the store has is written by the main thread.
      rmSync(join(site, 'node_modules/.cache/fyr/page'), { recursive: true })
      return { fullAt, fullFor: fullAt % 2 === 1 ? 'threads' : 'main thread' }
    })
    for (const { code, stderr } of all) {
      expect(stderr).toMatch(
        /error disk-full\n\s+The disk is full \(ENOSPC: no space left on device, \w+\)\./,
      )
      expect(stderr).not.toContain('page-failed')
      expect(code).toBe(1)
    }
  })

  test('when it has too little memory, which Node.js reports', async () => {
    const all = await stopMany(Math.ceil(KILLS / 6), 12, (number) => ({ heapMb: 9 + number }))
    // On a busy machine garbage is collected while others wait, and the most of these is enough: `stopOne` has looked at its site.
    const stopped = all.filter(({ code }) => code !== 0)
    expect(stopped.length).toBeGreaterThan(all.length / 2)
    for (const { signal, stderr } of stopped) {
      expect(stderr).toContain('JavaScript heap out of memory')
      expect(signal).toBe('SIGABRT')
    }
  })
})
