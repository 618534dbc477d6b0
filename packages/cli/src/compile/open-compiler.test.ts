import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

test('a text that takes too long is reported at its block, and the others are read', async () => {
  const root = copyTinySite()
  const good = '---\ntitle: Slow\n---\n\nA paragraph.\n\n'
  // The parser looks for the end of every one of these anew.
  writeFileSync(join(root, 'content/docs/slow.md'), `${good}${slowBlock()}\n\nThe end.\n`)
  const reader = openSiteReader({
    root,
    mode: 'production',
    storeFolder: makeTemporaryFolder(),
    deadlineMs: 2000,
  })
  try {
    const { diagnostics, content } = await reader.read()
    expect(diagnostics).toMatchObject([
      { code: 'too-slow', severity: 'error', file: 'content/docs/slow.md', line: 7, column: 1 },
    ])
    expect(content?.manifest.locales[0]?.routes.map(({ path }) => path)).toContain('/docs/slow')
  } finally {
    await reader.close()
  }
})

function slowBlock(): string {
  return Array.from({ length: 3000 }, (_, index) => '`'.repeat(index + 1)).join('a')
}
