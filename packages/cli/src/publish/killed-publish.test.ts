import { type ExecFileException, execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pMap from 'p-map'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import type { KilledPublish } from '../testing/publish-until-killed.ts'
import { type Files, makePublishedFolder } from '../testing/published-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { finishPublish } from './finish-publish.ts'
import { hasJournal, writeJournal } from './journal.ts'

/** A section of twenty pages. */
function pagesBelow(folder: string): Files {
  const pages = Array.from({ length: 20 }, (_, index) => [`${folder}/${index}/index.html`, folder] as const)
  return Object.fromEntries(pages)
}

const OLD: Files = {
  '404.html': 'gone',
  'assets/shell-1.js': 'shell 1',
  'docs/cage/index.html': 'cage',
  'docs/cage/page.json': '{"cage":1}',
  'docs/intro/index.html': 'intro',
  'docs/intro/page.json': '{"intro":1}',
  'docs/net': 'a file where a folder belongs',
  ...pagesBelow('old'),
}
const NEW: Files = {
  '404.html': 'gone',
  'assets/shell-2.js': 'shell 2',
  'docs/cage': 'a file where a folder was',
  'docs/intro/index.html': 'intro, new',
  'docs/intro/page.json': '{"intro":2}',
  'docs/net/index.html': 'net',
  'docs/net/page.json': '{"net":2}',
  ...pagesBelow('new'),
}

const script = join(makeTemporaryFolder(), 'publish-until-killed.mjs')
beforeAll(async () => {
  const entry = ownFile('src/testing/publish-until-killed.ts')
  const { outDir, name } = { outDir: join(script, '..'), name: 'publish-until-killed.mjs' }
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: entry, outDir, minify: false, rolldownOptions: { output: { entryFileNames: name } } },
  })
})

interface Killed {
  readonly isKilled: boolean
  readonly isUnfinished: boolean
  /** The output folder as the killed process left it. */
  readonly atOnce: Files
  /** The output folder after the next command has finished or undone the publish. */
  readonly files: Files
}

/** Publishes `NEW` over a first site in a process that is killed before a change to the disk. */
async function killAt(number: number, first: Files): Promise<Killed> {
  const folder = makePublishedFolder()
  await folder.publish(first)
  const published = join(makeTemporaryFolder(), 'published.json')
  writeFileSync(published, JSON.stringify(folder.listed()))
  const task: KilledPublish = { out: folder.out, files: NEW, published, killAt: number }
  const { signal, stderr } = await promisify(execFile)(process.execPath, [script, JSON.stringify(task)]).then(
    () => ({ signal: null, stderr: '' }),
    (error: ExecFileException & { stderr: string }) => ({ signal: error.signal, stderr: error.stderr }),
  )
  expect(stderr).toBe('')
  const isUnfinished = hasJournal(folder.out)
  const atOnce = existsSync(folder.out) ? folder.read() : {}
  await finishPublish(folder.out)
  expect(hasJournal(folder.out)).toBe(false)
  return { isKilled: signal === 'SIGKILL', isUnfinished, atOnce, files: folder.read() }
}

const known = new Map<Files, Promise<readonly Killed[]>>()
/** Kills a publish before each of its changes to the disk. */
function killEach(first: Files, kills: number): Promise<readonly Killed[]> {
  const numbers = Array.from({ length: kills }, (_, index) => index + 1)
  const all = known.get(first) ?? pMap(numbers, (number) => killAt(number, first), { concurrency: 2 })
  known.set(first, all)
  return all
}

/** One more than a publish of `NEW` over `OLD` makes changes to the disk. */
const KILLS = 29
/** Each section of twenty pages is one step. */
const MOST_MIXED = 20

test.each([
  // One more than such a publish makes changes to the disk.
  ['file by file', OLD, KILLS],
  ['as a whole', { 'index.html': 'another site' }, 9],
])(
  'a publish %s that is killed before any change to the disk leaves one site',
  async (_how, first, kills) => {
    const all = await killEach(first, kills)
    for (const [index, { files }] of all.entries()) {
      expect([first, NEW], `killed at change ${index + 1}`).toContainEqual(files)
    }
    expect(all.at(-1)?.isKilled).toBe(false)
    const killed = all.filter(({ isKilled }) => isKilled)
    expect(killed.some(({ files }) => files['docs/net/index.html'] === undefined)).toBe(true)
    expect(killed.some(({ files }) => files['docs/net/index.html'] !== undefined)).toBe(true)
    expect(killed.filter(({ isUnfinished }) => isUnfinished).length > 10).toBe(first === OLD)
  },
)

/** Whether all of some files of a site are in a folder, or none of them. */
function isWholly(found: Files, wanted: Files): boolean {
  const there = Object.keys(wanted).filter((place) => found[place] === wanted[place])
  return there.length === 0 || there.length === Object.keys(wanted).length
}

test('at the moment of a kill, every file is of one of both sites, a section is there or not, and nothing new is missing when something is withdrawn', async () => {
  const all = await killEach(OLD, KILLS)
  const mixed = all.filter(({ atOnce }) => {
    const places = Object.keys(atOnce)
    return (
      places.some((place) => atOnce[place] !== OLD[place]) &&
      places.some((place) => atOnce[place] !== NEW[place])
    )
  })
  for (const { atOnce } of all) {
    for (const [place, text] of Object.entries(atOnce)) expect([OLD[place], NEW[place]]).toContain(text)
    expect(isWholly(atOnce, pagesBelow('old'))).toBe(true)
    expect(isWholly(atOnce, pagesBelow('new'))).toBe(true)
  }
  const withdrawing = all.filter(
    ({ atOnce }) => atOnce['old/0/index.html'] === undefined || atOnce['assets/shell-1.js'] === undefined,
  )
  for (const { atOnce } of withdrawing) expect(atOnce).toMatchObject(NEW)
  // Documents come after what they load.
  const document = 'docs/intro/index.html'
  for (const { atOnce } of all.filter((one) => one.atOnce[document] === NEW[document]))
    expect(atOnce).toMatchObject({ 'assets/shell-2.js': 'shell 2', 'docs/intro/page.json': '{"intro":2}' })
  // The limit that the documentation names: while it moves files, a killed build leaves files of both sites.
  expect(mixed.length).toBeGreaterThan(0)
  expect(mixed.length).toBeLessThan(MOST_MIXED)
})

test('a publish is not finished into a folder that was removed', async () => {
  const folder = makePublishedFolder()
  await folder.publish(OLD)
  const staging = `${folder.out}.tmp-00000000-1-00000000-0000-0000-0000-000000000000`
  mkdirSync(staging)
  writeFileSync(join(staging, 'index.html'), 'new')
  writeJournal(folder.out, staging, {
    inTheWay: [],
    moves: ['index.html'],
    files: ['index.html'],
    removals: [],
  })
  rmSync(folder.out, { recursive: true })
  await expect(finishPublish(folder.out)).rejects.toThrow('no longer exists')
  expect(existsSync(folder.out)).toBe(false)
})

test.each([
  ['a new file is gone', ['404.html'], ['404.html', 'index.html'], '"index.html" disappeared'],
  [
    'an old file replaces a new one that disappeared',
    ['404.html'],
    ['404.html', 'docs/intro/index.html'],
    '"docs/intro/index.html" disappeared',
  ],
  ['all new files are gone', null, ['404.html'], 'no longer exists'],
])('a publish is not finished by half when %s', async (_what, files, moves, problem) => {
  const folder = makePublishedFolder()
  await folder.publish(OLD)
  const staging = `${folder.out}.tmp-00000000-1-00000000-0000-0000-0000-000000000000`
  if (files !== null) mkdirSync(staging)
  for (const file of files ?? []) writeFileSync(join(staging, file), 'new')
  writeJournal(folder.out, staging, { inTheWay: [], moves, files: moves, removals: ['docs/net'] })
  await expect(finishPublish(folder.out)).rejects.toThrow(problem)
  expect(folder.read()).toEqual(OLD)
})
