import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

test.each([
  ['spins between promises', 'for (;;) await 1', /for 2 seconds without a pause, so it was stopped/],
  ['spins', 'for (;;);', /for 2 seconds without a pause, so it was stopped/],
  ['ends the process', 'process.exit(0)', /The source "fish" failed: ./],
  [
    'throws where nobody can catch it',
    "setTimeout(() => { throw new Error('Adrift.') }); await new Promise(() => {})",
    /The source "fish" failed: Adrift\./,
  ],
])('a source that %s fails alone, and the others have their documents', async (_what, body, problem) => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const net = "yield { path: 'docs/net.md', markdown: '# Net', origin: { file: 'a' } }"
  const sources = `[
    { name: 'fish', version: '1', async *load() { ${body} } },
    { name: 'gear', version: '1', async *load({ locale }) { if (locale === 'en') ${net} } },
  ]`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\}\s*$/, `  sources: ${sources},\n}\n`))
  const reader = openSiteReader({ root, storeFolder: makeTemporaryFolder(), sourceDeadlineMs: 2000 })
  try {
    const { diagnostics, content } = await reader.read()
    expect(diagnostics).toMatchObject([
      { code: 'source-failed', file: 'site.config.ts', problem: expect.stringMatching(problem) },
    ])
    expect(diagnostics[0]?.line).toBeGreaterThan(1)
    const addresses = content?.manifest.locales.flatMap(({ routes }) => routes.map(({ path }) => path))
    expect(addresses).toContain('/docs/net')
  } finally {
    await reader.close()
  }
})
