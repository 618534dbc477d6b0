import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** Sources that do not end as they should, each by its name, with what is said of it. */
interface BadSource {
  readonly name: string
  readonly body: string
  readonly problem: RegExp
}

/** The first of each pair ends the thread that all sources share, and each ends the thread in which it runs again. */
const PAIRS: readonly (readonly [what: string, sources: readonly BadSource[]])[] = [
  [
    'spin, with or without promises,',
    [
      {
        name: 'fish',
        body: 'for (;;) await 1',
        problem: /^The source "fish" failed: It ran for 2 seconds without a pause, so it was stopped/,
      },
      {
        name: 'crab',
        body: 'for (;;);',
        problem: /^The source "crab" failed: It ran for 2 seconds without a pause, so it was stopped/,
      },
    ],
  ],
  [
    'end the process, or throw where nobody can catch it,',
    [
      { name: 'fish', body: 'process.exit(0)', problem: /^The source "fish" failed: ./ },
      {
        name: 'crab',
        body: "setTimeout(() => { throw new Error('Adrift.') }); await new Promise(() => {})",
        problem: /^The source "crab" failed: Adrift\./,
      },
    ],
  ],
]

test.each(PAIRS)('sources that %s fail alone, and the others have their documents', async (_what, bad) => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const net = "yield { path: 'docs/net.md', markdown: '# Net', origin: { file: 'a' } }"
  const sources = [
    ...bad.map(({ name, body }) => `{ name: '${name}', version: '1', async *load() { ${body} } },`),
    `{ name: 'gear', version: '1', async *load({ locale }) { if (locale === 'en') ${net} } },`,
  ]
  const setting = `  sources: [\n${sources.join('\n')}\n  ],\n}\n`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/\}\s*$/, () => setting),
  )
  const reader = openSiteReader({ root, storeFolder: makeTemporaryFolder(), sourceDeadlineMs: 2000 })
  try {
    const { diagnostics, content } = await reader.read()
    expect(diagnostics).toMatchObject(
      bad.map(({ problem }) => ({
        code: 'source-failed',
        file: 'site.config.ts',
        problem: expect.stringMatching(problem),
      })),
    )
    // Each at its own line.
    const lines = diagnostics.map(({ line }) => line)
    expect(Math.min(...lines)).toBeGreaterThan(1)
    expect(new Set(lines).size).toBe(bad.length)
    const addresses = content?.manifest.locales.flatMap(({ routes }) => routes.map(({ path }) => path))
    expect(addresses).toContain('/docs/net')
  } finally {
    await reader.close()
  }
})
