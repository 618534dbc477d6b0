import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { siteWithPlugin } from '../testing/site-with-plugin.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openCompileThreads } from './compile-threads.ts'

test('a text that takes too long is reported at its block, and the others are read', async () => {
  // The others need a thread of their own.
  vi.stubEnv('FYR_THREADS', '2')
  // It sleeps: a loop that works would take the time of the others on a machine with much to do.
  const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)'
  const root = siteWithPlugin(`while (JSON.stringify(_).includes('Endless')) ${sleep}`)
  writeFileSync(
    join(root, 'content/docs/late.md'),
    '---\ntitle: Slow\n---\n\nA paragraph.\n\nEndless.\n\nThe end.\n',
  )
  const reader = openSiteReader({
    root,
    storeFolder: makeTemporaryFolder(),
    deadlineMs: 5000,
  })
  try {
    const { diagnostics, content } = await reader.read()
    expect(diagnostics).toMatchObject([
      { code: 'too-slow', severity: 'error', file: 'content/docs/late.md', line: 7, column: 1 },
    ])
    expect(content?.manifest.locales[0]?.routes.map(({ path }) => path)).toContain('/docs/late')
  } finally {
    vi.unstubAllEnvs()
    await reader.close()
  }
})

test('a document that needs too much memory is reported by name, and the others are read', async () => {
  const pool = openCompileThreads()
  const run: typeof pool.run = (task) =>
    task.order.request.file === 'content/docs/intro.md'
      ? Promise.resolve({ type: 'out-of-memory', line: 0 })
      : pool.run(task)
  const storeFolder = makeTemporaryFolder()
  const reader = openSiteReader({ root: copyTinySite(), storeFolder, threads: { ...pool, run } })
  try {
    const { diagnostics, content } = await reader.read()
    const stopped = { code: 'too-large', severity: 'error', file: 'content/docs/intro.md', line: 1 }
    expect(diagnostics).toContainEqual(expect.objectContaining(stopped))
    expect(content?.manifest.locales[0]?.routes.map(({ path }) => path)).toContain('/docs/intro')
  } finally {
    await pool.close()
    await reader.close()
  }
})

test('a late exception of a plugin is reported with its document, and the others are compiled', async () => {
  const reader = openSiteReader({
    root: siteWithPlugin("queueMicrotask(() => { throw new Error('too late') })"),
    storeFolder: makeTemporaryFolder(),
  })
  try {
    const { diagnostics, content } = await reader.read()
    expect(diagnostics).toMatchObject([
      {
        code: 'plugin-failed',
        file: 'content/docs/late.md',
        problem: expect.stringMatching(/^A plugin failed after .*: too late\.$/),
        hint: expect.stringMatching(/^Thrown at late\.mjs:\d+:\d+\. /),
      },
    ])
    expect(content?.manifest.locales[0]?.routes.map(({ path }) => path)).toContain('/docs/late')
  } finally {
    await reader.close()
  }
})

test('a plugin that ends its thread is reported with its document', async () => {
  const reader = openSiteReader({
    root: siteWithPlugin('process.exit(3)'),
    storeFolder: makeTemporaryFolder(),
  })
  try {
    await expect(reader.read()).rejects.toMatchObject({
      diagnostics: [{ code: 'document-failed', file: 'content/docs/late.md' }],
    })
  } finally {
    await reader.close()
  }
})
