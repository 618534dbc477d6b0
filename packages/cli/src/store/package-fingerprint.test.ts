import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { packageFingerprint } from './package-fingerprint.ts'

/** Whether editing a file of a linked package gives it another fingerprint. */
function counts(file: string, manifest: object): boolean {
  const folder = makeTemporaryFolder()
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'linked', version: '1.0.0', ...manifest }),
  )
  writeFileSync(path, 'one')
  const before = packageFingerprint([folder])
  writeFileSync(path, 'two')
  return packageFingerprint([folder]) !== before
}

test.each([
  ['src/server.js', { exports: { './server': './src/server.js' } }],
  ['src/server.js', { exports: { './server': { source: './src/server.ts', default: './src/server.js' } } }],
  ['src/server.js', { exports: { './*': './*.js' } }],
  ['src/server.js', {}],
  ['dist/src/server.js', { exports: { './server': './dist/src/server.js' } }],
])('an edit of %s counts where the manifest is %j', (file, manifest) => {
  expect(counts(file, manifest)).toBe(true)
})

test('what a package was built from does not count beside what was built', () => {
  const entryPoint = { source: './src/server.ts', types: './src/server.ts', default: './dist/server.js' }
  expect(counts('src/server.ts', { exports: { './server': entryPoint } })).toBe(false)
})
