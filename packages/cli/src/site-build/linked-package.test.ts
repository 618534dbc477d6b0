import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { build } from './build.ts'

// A thread loads a module once, so each build needs threads of its own here.
test('a package that the components of the site import is run again when it was edited where it is linked', async () => {
  const root = copyTinySite()
  const storeFolder = makeTemporaryFolder()
  const linked = makeTemporaryFolder()
  writeFileSync(join(linked, 'package.json'), '{ "name": "stamp", "version": "1.0.0", "type": "module" }')
  const setStamp = (text: string): void =>
    writeFileSync(join(linked, 'index.js'), `export const stamp = '${text}'\n`)
  const pageNow = async (): Promise<string | undefined> => {
    await build({ root, storeFolder })
    return readFolder(join(root, 'dist')).get('docs/intro/index.html')
  }
  setStamp('first stamp')
  mkdirSync(join(root, 'theme'))
  writeFileSync(
    join(root, 'theme/slots.tsx'),
    "import { stamp } from 'stamp'\nexport const ArticleEnd = () => <p>{stamp}</p>\n",
  )
  symlinkSync(linked, join(root, 'node_modules/stamp'))
  expect(await pageNow()).toContain('first stamp')
  setStamp('second stamp')
  expect(await pageNow()).toContain('second stamp')
})
