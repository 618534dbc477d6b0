import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { hashOf } from '../store/hash-of.ts'
import { openStore } from '../store/open-store.ts'
import { buildShard, type BuildShardResult } from './build-shard.ts'
import { listShards, readShard } from './shard-folder.ts'

const COUNT = 3

/** Three shards of the tiny site, each made in a copy of its own with a store of its own. */
const shards = makeTemporaryFolder()
let made: readonly BuildShardResult[] = []
beforeAll(async () => {
  made = await Promise.all(
    Array.from({ length: COUNT }, async (_, at) => {
      const root = copyTinySite(at)
      const shard = { index: at + 1, count: COUNT }
      const result = await buildShard({ root, shard, storeFolder: makeTemporaryFolder() })
      cpSync(join(root, 'dist.shards'), shards, { recursive: true })
      return result
    }),
  )
})

let root = ''
let folder = ''
beforeEach(() => {
  root = copyTinySite()
  folder = join(root, 'dist.shards')
  cpSync(shards, folder, { recursive: true })
})

test.each([
  ['page', 'a/../../../../content'],
  ['page', '..'],
  ['../page', 'a'],
])('a shard that names the entry %s %s is damaged, though its hash is right', (kind, key) => {
  const [{ name } = { name: '' }] = listShards(folder)
  const contents = readShard(join(folder, name))
  const forged = JSON.stringify({ ...contents, entries: [...(contents?.entries ?? []), [kind, key]] })
  writeFileSync(join(folder, name, 'shard.json'), `${hashOf(forged)}\n${forged}\n`)
  expect(contents).not.toBeNull()
  expect(readShard(join(folder, name))).toBeNull()
})

test('every document is compiled by one shard', () => {
  expect(made).toMatchObject(
    [2, 2, 1].map((documentCount) => ({
      isWritten: true,
      diagnostics: [],
      documentCount,
      documentTotal: 5,
    })),
  )
})

test('three shards merged are an unsharded build, byte for byte', async () => {
  const merged = await build({ root, merge: true, storeFolder: makeTemporaryFolder() })
  expect(merged).toMatchObject({ isPublished: true, diagnostics: [] })
  const other = copyTinySite()
  await build({ root: other, storeFolder: makeTemporaryFolder() })
  expect(readFolder(join(root, 'dist'))).toEqual(readFolder(join(other, 'dist')))
})

test('what the shards have compiled is not compiled again', async () => {
  for (const { name } of listShards(folder)) {
    const shard = join(folder, name)
    const store = openStore(shard)
    for (const [kind, key] of readShard(shard)?.entries ?? []) {
      const text = store.read(kind, key)?.toString() ?? ''
      if (kind === 'text') store.write(kind, key, text.replace('"value":"', '"value":"From a shard: '))
    }
  }
  await build({ root, merge: true, storeFolder: makeTemporaryFolder() })
  const places = ['docs/intro', 'docs/mooring-2.0', 'blog/2026/02/01/lit', 'no/docs/intro']
  for (const place of places) {
    expect(readFileSync(join(root, 'dist', place, 'index.html'), 'utf8')).toContain('From a shard: ')
  }
})

test.each([
  {
    issue: 'a missing shard',
    spoil: () => rmSync(join(folder, '2-of-3'), { recursive: true }),
    code: 'shard-missing',
    file: 'dist.shards/2-of-3',
  },
  {
    issue: 'no shard',
    spoil: () => rmSync(folder, { recursive: true }),
    code: 'shard-missing',
    file: 'dist.shards',
  },
  {
    issue: 'an entry that a shard has lost',
    spoil: () => rmSync(join(folder, '1-of-3/text'), { recursive: true }),
    code: 'shard-damaged',
    file: 'dist.shards/1-of-3',
  },
  {
    issue: 'a list that is cut off',
    spoil: () =>
      writeFileSync(
        join(folder, '3-of-3/shard.json'),
        readFileSync(join(folder, '3-of-3/shard.json')).subarray(0, 90),
      ),
    code: 'shard-damaged',
    file: 'dist.shards/3-of-3',
  },
  {
    issue: 'a shard in the place of another',
    spoil: () => cpSync(join(folder, '1-of-3'), join(folder, '2-of-3'), { recursive: true }),
    code: 'shard-damaged',
    file: 'dist.shards/2-of-3',
  },
  {
    issue: 'shards of two divisions',
    spoil: () => cpSync(join(folder, '1-of-3'), join(folder, '1-of-2'), { recursive: true }),
    code: 'shard-foreign',
    file: 'dist.shards',
  },
])('$issue is refused', async ({ spoil, code, file }) => {
  spoil()
  const { isPublished, diagnostics } = await build({ root, merge: true })
  expect(isPublished).toBe(false)
  expect(diagnostics).toMatchObject([{ code, file, severity: 'error' }])
  expect(readdirSync(root)).not.toContain('dist')
})

test('shards of another state of the site are refused', async () => {
  appendFileSync(join(root, 'content/docs/intro.md'), '\nA line more.\n')
  const { diagnostics } = await build({ root, merge: true })
  expect(diagnostics.map(({ code }) => code)).toEqual(['shard-foreign', 'shard-foreign', 'shard-foreign'])
})

test('a shard with an invalid document is not written', async () => {
  writeFileSync(join(root, 'content/docs/intro.md'), '---\ntitle: [\n---\n')
  const results = await Promise.all(
    [1, 2].map((index) =>
      buildShard({ root, shard: { index, count: 2 }, storeFolder: makeTemporaryFolder() }),
    ),
  )
  expect(results.map(({ isWritten }) => isWritten).toSorted()).toEqual([false, true])
  const failed = results.find(({ isWritten }) => !isWritten)
  expect(failed?.diagnostics[0]).toMatchObject({ file: 'content/docs/intro.md', severity: 'error' })
})
