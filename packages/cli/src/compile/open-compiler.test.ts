import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { commitAll, git, makeRepository } from '../testing/git-repository.ts'
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

/** A site that has a plugin from a package, which is to be put into its `node_modules/shout`. */
function siteWithPackage(): string {
  const root = copyTinySite()
  rmSync(join(root, 'node_modules'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(ownFile('node_modules/@fyr'), join(root, 'node_modules/@fyr'))
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(root, 'site.config.ts'),
    `import shout from 'shout'\n${config.replace('default {', 'default { markdown: { remarkPlugins: [shout] },')}`,
  )
  return root
}

function writePackage(folder: string, version: string): void {
  mkdirSync(join(folder, 'src'), { recursive: true })
  const manifest = { name: 'shout', version, type: 'module', exports: './src/index.js' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'src/index.js'), 'export default () => () => {}\n')
}

test('a plugin in a linked package is run again on all texts when it was edited', async () => {
  const root = siteWithPackage()
  const plugin = join(makeTemporaryFolder(), 'plugin')
  writePackage(plugin, '1.0.0')
  symlinkSync(plugin, join(root, 'node_modules/shout'))
  const storeFolder = makeTemporaryFolder()
  const keyWith = (code: string): Promise<string | undefined> => {
    writeFileSync(join(plugin, 'src/index.js'), code)
    return settingsKeyOf(root, storeFolder)
  }
  const first = await keyWith('export default () => () => {}\n')
  expect(first).toBeDefined()
  expect(await keyWith('export default () => () => {}\n')).toBe(first)
  expect(await keyWith('export default () => (tree) => void tree\n')).not.toBe(first)
})

test('a plugin in an installed package is run again when another version is installed, with no lock file too', async () => {
  const root = siteWithPackage()
  const storeFolder = makeTemporaryFolder()
  const keyWith = (version: string): Promise<string | undefined> => {
    const folder = join(root, `node_modules/.versions/${version}/node_modules/shout`)
    writePackage(folder, version)
    rmSync(join(root, 'node_modules/shout'), { force: true })
    symlinkSync(folder, join(root, 'node_modules/shout'))
    return settingsKeyOf(root, storeFolder)
  }
  const first = await keyWith('1.0.0')
  expect(first).toBeDefined()
  expect(await keyWith('2.0.0')).not.toBe(first)
  expect(await keyWith('1.0.0')).toBe(first)
})

/** A site whose configuration gives a plugin the variable FYR_TEST_WORD, without naming it as one. */
function siteWithOptions(): string {
  const root = copyTinySite()
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const plugins =
    "[[() => () => {}, { word: wordOf(process.env), at: [/a/, new Map([['b', wordOf(process.env)]])] }]]"
  writeFileSync(
    join(root, 'site.config.ts'),
    `const wordOf = ({ FYR_TEST_WORD }) => FYR_TEST_WORD\n${config.replace('default {', `default { markdown: { remarkPlugins: ${plugins} },`)}`,
  )
  return root
}

test.each([
  ['the options of a plugin, wherever they come from', siteWithOptions],
  ['a variable that a plugin reads', () => siteWithPlugin('file.message(process.env.FYR_TEST_WORD)')],
])('another value in %s is another key', async (_where, makeSite) => {
  const root = makeSite()
  const storeFolder = makeTemporaryFolder()
  const keyWith = (word: string): Promise<string | undefined> => {
    vi.stubEnv('FYR_TEST_WORD', word)
    return settingsKeyOf(root, storeFolder).finally(() => vi.unstubAllEnvs())
  }
  const first = await keyWith('alpha')
  expect(first).toBeDefined()
  expect(await keyWith('alpha')).toBe(first)
  expect(await keyWith('beta')).not.toBe(first)
})

test('another commit of a branch that docs come from leaves the key of all other documents as it is', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8').replace(/ {2}docs: .*\n/, '')
  const withFolder = (folder: string): string =>
    text.replace('{', `{\n  docs: { versions: { '1.x': { from: 'branch:1.x'${folder} } } },`)
  writeFileSync(file, withFolder(''))
  makeRepository(root)
  git(root, 'branch', '1.x')
  const storeFolder = makeTemporaryFolder()
  const first = await settingsKeyOf(root, storeFolder)
  expect(first).toBeDefined()
  commitAll(root, { 'handbook/intro.md': '# Intro\n' })
  git(root, 'branch', '--force', '1.x')
  expect(await settingsKeyOf(root, storeFolder)).toBe(first)
  writeFileSync(file, withFolder(", folder: 'handbook'"))
  expect(await settingsKeyOf(root, storeFolder)).not.toBe(first)
})

async function settingsKeyOf(root: string, storeFolder: string): Promise<string | undefined> {
  const reader = openSiteReader({ root, storeFolder })
  try {
    return (await reader.openCompiler()).compiler?.settingsKey
  } finally {
    await reader.close()
  }
}

/** A site with a plugin that does something in one of its texts. */
function siteWithPlugin(deed: string): string {
  const root = copyTinySite()
  writeFileSync(
    join(root, 'late.mjs'),
    `export default () => (_, file) => { if (file.path.endsWith('late.md')) ${deed} }\n`,
  )
  writeFileSync(join(root, 'content/docs/late.md'), '---\ntitle: Late\n---\n\nA paragraph.\n')
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(root, 'site.config.ts'),
    `import late from './late.mjs'\n${config.replace('default {', 'default { markdown: { remarkPlugins: [late] },')}`,
  )
  return root
}

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
