import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasJournal, writeJournal } from '../publish/journal.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { preview } from './preview.ts'

const OPTIONS = { out: 'dist', host: '127.0.0.1', port: 0, isPortFixed: true }

/** A site whose first build was killed before it moved its home page. */
function makeUnfinishedSite(): { readonly root: string; readonly out: string; readonly home: string } {
  const root = copyTinySite()
  const out = join(root, 'dist')
  const staging = `${out}.tmp-00000000-1-00000000-0000-0000-0000-000000000000`
  for (const folder of [out, staging]) mkdirSync(folder)
  writeJournal(out, staging, { inTheWay: [], moves: ['index.html'], files: ['index.html'], removals: [] })
  return { root, out, home: join(staging, 'index.html') }
}

test('a publish that was killed is finished before the server starts', async () => {
  const { root, out, home } = makeUnfinishedSite()
  writeFileSync(home, 'Home')
  const { address, close } = await preview({ root, ...OPTIONS })
  expect(hasJournal(out)).toBe(false)
  expect(await (await fetch(address)).text()).toBe('Home')
  await close()
})

test('a publish that cannot be finished is an error, and stays unfinished', async () => {
  const { root, out } = makeUnfinishedSite()
  await expect(preview({ root, ...OPTIONS })).rejects.toMatchObject({
    diagnostics: [{ code: 'publish-unfinished', hint: 'Run "fyr build" again.' }],
  })
  expect([hasJournal(out), existsSync(join(out, 'index.html'))]).toEqual([true, false])
})
