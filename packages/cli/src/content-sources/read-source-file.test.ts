import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readSourceFile } from './read-source-file.ts'

test('a missing file of a source is reported with the nearest one beside it', async () => {
  const root = makeTemporaryFolder()
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data/species.csv'), 'id\n')
  await expect(readSourceFile(root, 'data/specis.csv', 'fish')).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'source-failed',
        file: 'data/specis.csv',
        problem: 'The source "fish" needs this file, which does not exist.',
        hint: 'Did you mean "data/species.csv"? Paths start at the root of the site.',
      },
    ],
  })
  await expect(readSourceFile(root, 'nowhere/a.csv', 'fish')).rejects.toMatchObject({
    diagnostics: [{ hint: 'Paths start at the root of the site.' }],
  })
})

test('a file of a source that is a link out of the site is not read', async () => {
  const folder = makeTemporaryFolder()
  const root = join(folder, 'site')
  mkdirSync(root)
  writeFileSync(join(folder, 'secret.yaml'), 'secret: 1\n')
  symlinkSync('../secret.yaml', join(root, 'api.yaml'))
  await expect(readSourceFile(root, 'api.yaml', 'api')).rejects.toMatchObject({
    diagnostics: [{ code: 'link-out-of-root', file: 'api.yaml' }],
  })
  expect(await readSourceFile(root, '../secret.yaml', 'api')).toBe('secret: 1\n')
})
