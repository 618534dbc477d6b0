import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { createLocalCompiler, compileSettings } from './compile/create-local-compiler.ts'
import { BASE_CONFIG, buildFixture, fixtureRoot } from './fixtures/build-fixture.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

/** The documents that are opened during a piece of work, each as often as it is. */
async function documentsOpened(work: () => Promise<unknown>): Promise<readonly string[]> {
  const opened = vi.spyOn(fs, 'openSync')
  syncBuiltinESMExports()
  try {
    await work()
    return opened.mock.calls.map(([path]) => String(path)).filter((path) => /\.mdx?$/.test(path))
  } finally {
    opened.mockRestore()
    syncBuiltinESMExports()
  }
}

function hasTime(path: string): boolean {
  return /^date: .*T/m.test(fs.readFileSync(path, 'utf8'))
}

test.each(['blog', 'doc-lists', 'feeds', 'search', 'two-languages', 'versions'])(
  'of the site "%s" each document is read once, to be compiled, and not when its page is planned',
  async (fixture) => {
    const documents = await documentsOpened(async () => {
      const { build } = await buildFixture(fixture)
      for (const { routes } of build?.manifest.locales ?? [])
        for (const route of routes) build?.planPage(route)
    })
    expect(documents.length).toBeGreaterThan(1)
    // Of a date with a time only the text says which day was written, and it may not be that day in UTC.
    const [timed, others] = [documents.filter(hasTime), documents.filter((path) => !hasTime(path))]
    expect(others).toEqual([...new Set(others)])
    expect(new Set(timed).size).toBe(fixture === 'feeds' ? 1 : 0)
  },
)

test('a compiler may rest when all documents are compiled, before the site is planned', async () => {
  const root = fixtureRoot('redirects')
  const { config } = parseSiteConfig(BASE_CONFIG, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const compiler = createLocalCompiler(compileSettings(root, config))
  const asked: string[] = []
  await buildManifest({
    root,
    config,
    mode: 'production',
    themeNames: {
      islands: null,
      layouts: null,
      // Planning begins with the texts of the interface.
      get interfaceTexts() {
        asked.push('plan')
        return null
      },
    },
    compiler: {
      ...compiler,
      async compile(request) {
        const report = await compiler.compile(request)
        asked.push(request.file)
        return report
      },
      async rest() {
        asked.push('rest')
      },
    },
  })
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.slice(-2)).toEqual(['rest', 'plan'])
})

test('a file at the place of a folder has nothing in it', async () => {
  const { build } = await buildFixture('files-for-folders')
  expect(build?.manifest.locales[0]?.routes.map(({ path }) => path)).toContain('/docs/intro')
})
