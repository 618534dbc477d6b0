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

const OLD: Files = {
  '404.html': 'gone',
  'assets/shell-1.js': 'shell 1',
  'docs/cage/index.html': 'cage',
  'docs/cage/page.json': '{"cage":1}',
  'docs/intro/index.html': 'intro',
  'docs/intro/page.json': '{"intro":1}',
  'docs/net': 'a file where a folder belongs',
}
const NEW: Files = {
  '404.html': 'gone',
  'assets/shell-2.js': 'shell 2',
  'docs/cage': 'a file where a folder was',
  'docs/intro/index.html': 'intro, new',
  'docs/intro/page.json': '{"intro":2}',
  'docs/net/index.html': 'net',
  'docs/net/page.json': '{"net":2}',
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
  await finishPublish(folder.out)
  expect(hasJournal(folder.out)).toBe(false)
  return { isKilled: signal === 'SIGKILL', isUnfinished, files: folder.read() }
}

test.each([
  // One more than such a publish makes changes to the disk.
  ['file by file', OLD, 24],
  ['as a whole', { 'index.html': 'another site' }, 9],
])(
  'a publish %s that is killed before any change to the disk leaves one site',
  async (_how, first, kills) => {
    const numbers = Array.from({ length: kills }, (_, index) => index + 1)
    const all = await pMap(numbers, (number) => killAt(number, first), { concurrency: 2 })
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

test('a publish is not finished into a folder that was removed', async () => {
  const folder = makePublishedFolder()
  await folder.publish(OLD)
  const staging = `${folder.out}.tmp-00000000-1-00000000-0000-0000-0000-000000000000`
  mkdirSync(staging)
  writeFileSync(join(staging, 'index.html'), 'new')
  writeJournal(folder.out, staging, { inTheWay: [], moves: ['index.html'], removals: [], emptied: [] })
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
  writeJournal(folder.out, staging, { inTheWay: [], moves, removals: ['docs/net'], emptied: [] })
  await expect(finishPublish(folder.out)).rejects.toThrow(problem)
  expect(folder.read()).toEqual(OLD)
})
