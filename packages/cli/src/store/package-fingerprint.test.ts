import fs, { mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
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

test('the files of a linked package are read once for all fingerprints, and again when they have changed', () => {
  const folder = makeTemporaryFolder()
  const file = join(folder, 'server.js')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'linked', version: '1.0.0' }))
  writeFileSync(file, 'one')
  // Files that were written in the last seconds are read each time.
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  const read = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  try {
    const timesRead = () => read.mock.calls.filter(([path]) => path === file).length
    const first = packageFingerprint([folder])
    expect(packageFingerprint([folder], { isSourceRun: true })).toBe(first)
    expect(timesRead()).toBe(1)
    writeFileSync(file, 'other')
    expect(packageFingerprint([folder])).not.toBe(first)
    expect(timesRead()).toBe(2)
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})
