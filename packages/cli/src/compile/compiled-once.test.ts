import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openCompileThreads } from './compile-threads.ts'

test('a request before the configuration is read again is answered', async () => {
  const root = copyTinySite()
  const reader = openSiteReader({ root, storeFolder: makeTemporaryFolder() })
  try {
    const { compiler } = await reader.openCompiler()
    const file = 'content/docs/intro.md'
    const request = {
      collection: 'docs',
      file,
      readFrom: file,
      originalFile: file,
      text: '# Asked\n',
    } as const
    const asked = compiler?.compile(request)
    await reader.openCompiler()
    await expect(asked).resolves.toHaveProperty('textKey')
    await expect(compiler?.compile({ ...request, text: '# Asked later\n' })).resolves.toHaveProperty(
      'textKey',
    )
  } finally {
    await reader.close()
  }
})

test('a document that is requested twice at once is compiled once', async () => {
  const pool = openCompileThreads()
  const run = vi.fn<typeof pool.run>(pool.run)
  const storeFolder = makeTemporaryFolder()
  const reader = openSiteReader({ root: copyTinySite(), storeFolder, threads: { ...pool, run } })
  try {
    const { compiler } = await reader.openCompiler()
    const file = 'content/docs/intro.md'
    const request = {
      collection: 'docs',
      file,
      readFrom: file,
      originalFile: file,
      text: '# Asked\n',
    } as const
    const [first, second] = await Promise.all([compiler?.compile(request), compiler?.compile(request)])
    expect(first?.textKey).toBe(second?.textKey)
    expect(run).toHaveBeenCalledOnce()
  } finally {
    await pool.close()
    await reader.close()
  }
})

test('a second run reads no document whose file is as the first one left it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const root = copyTinySite()
  const storeFolder = makeTemporaryFolder()
  const run = async (): Promise<readonly string[]> => {
    const compiled: string[] = []
    const reader = openSiteReader({
      root,
      storeFolder,
      onDocument: ({ file, isCached }) => void (!isCached && compiled.push(file)),
    })
    try {
      expect((await reader.read()).diagnostics).toEqual([])
    } finally {
      await reader.close()
    }
    return compiled
  }
  expect(await run()).toContain('content/docs/intro.md')
  // Each reader of a file requests its own entry.
  rmSync(join(storeFolder, 'report'), { recursive: true })
  expect(await run()).toEqual([])
  appendFileSync(join(root, 'content/docs/intro.md'), '\nA line more.\n')
  expect(await run()).toEqual(['content/docs/intro.md'])
})

test('an unchanged page of another version is compiled once, and one that shows a file beside it for itself', async () => {
  const root = copyTinySite()
  const [current, released] = ['content/docs', 'versioned_docs/version-2.1']
  const texts = {
    'alike.md': '# Alike\n\nSee [the other](./shown.md).\n',
    'shown.md': '# Shown\n\n::include{file=./_part.md}\n',
  }
  mkdirSync(join(root, released), { recursive: true })
  writeFileSync(join(root, 'versions.json'), '["2.1"]')
  for (const folder of [current, released]) {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(root, folder, name), text)
    writeFileSync(join(root, folder, '_part.md'), `From ${folder}.\n`)
  }
  // A report is not kept if a file that it shows has only just changed, and a fast machine compiles at once.
  await setTimeout(100)
  const storeFolder = makeTemporaryFolder()
  const run = async (): Promise<readonly string[]> => {
    const compiled: string[] = []
    const onDocument = ({ file, isCached }: { readonly file: string; readonly isCached: boolean }): void =>
      void (!isCached && compiled.push(file))
    const reader = openSiteReader({ root, storeFolder, onDocument })
    try {
      await reader.read()
      const { compiler } = await reader.openCompiler()
      const showOf = async (folder: string): Promise<void> => {
        const file = `${folder}/shown.md`
        const place = { collection: 'docs', file, readFrom: file, originalFile: file } as const
        const shown = await compiler?.compile({ ...place, text: texts['shown.md'] })
        expect(JSON.stringify(await reader.texts.loadText(shown?.textKey ?? ''))).toContain(`From ${folder}.`)
      }
      await showOf(current)
      await showOf(released)
    } finally {
      await reader.close()
    }
    return compiled.filter((file) => /(?:alike|shown)\.md$/.test(file)).toSorted()
  }
  const cold = await run()
  expect(cold.filter((file) => file.endsWith('alike.md'))).toHaveLength(1)
  expect(cold.filter((file) => file.endsWith('shown.md'))).toHaveLength(2)
  expect(await run()).toEqual([])
})
