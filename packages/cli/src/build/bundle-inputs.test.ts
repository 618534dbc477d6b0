import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { areUnchanged, describeInputs } from './bundle-inputs.ts'

const BEGAN = Date.now() - 60_000

/** A file of a new site, written some seconds before or after a bundling began. */
function writeInput(root: string, name: string, seconds: number): string {
  const path = join(root, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, name)
  utimesSync(path, BEGAN / 1000 + seconds, BEGAN / 1000 + seconds)
  return path
}

test('what was written while the bundler was reading is not known', () => {
  const root = makeTemporaryFolder()
  const inputs = [writeInput(root, 'theme/slots.tsx', -1), writeInput(root, 'theme/word.ts', 1)]
  expect(describeInputs(root, inputs, BEGAN)).toBeNull()
})

test('what was composed for the bundler is known however late it was written', () => {
  const root = makeTemporaryFolder()
  const composed = writeInput(root, 'node_modules/.cache/fyr-theme/0a1b/server.js', 1)
  const described = describeInputs(root, [writeInput(root, 'theme/slots.tsx', -1), composed], BEGAN)
  expect(described && areUnchanged(root, described)).toBe(true)
  writeFileSync(composed, 'damaged')
  expect(described && areUnchanged(root, described)).toBe(false)
})
