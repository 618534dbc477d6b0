import { mkdirSync, writeFileSync } from 'node:fs'
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
