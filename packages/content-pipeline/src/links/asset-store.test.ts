import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAssetStore } from './asset-store.ts'

let root = ''

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'fyr-asset-store-'))
  root = join(parent, 'site')
  const files = ['content/a.csv', '.env', '.git/config', 'node_modules/x/a.csv', '../out.csv']
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  symlinkSync('../../out.csv', join(root, 'content/linked-out.csv'))
  symlinkSync('../.env', join(root, 'content/linked-hidden.csv'))
  symlinkSync('a.csv', join(root, 'content/linked.csv'))
})

afterEach(() => rmSync(dirname(root), { recursive: true }))

test.each([
  ['content/a.csv', true],
  ['content/linked.csv', true],
  ['content/missing.csv', false],
  [`content/${'a'.repeat(5000)}`, false],
  ['content', false],
  ['../out.csv', false],
  ['content/linked-out.csv', false],
  ['content/linked-hidden.csv', false],
  ['.env', false],
  ['.git/config', false],
  ['node_modules/x/a.csv', false],
])('whether a page may publish %s: %s', (file, isPublished) => {
  expect(createAssetStore(root).add(file) !== null).toBe(isPublished)
})

test('a missing file is listed in both Unicode forms, since it may be made in either', () => {
  const store = createAssetStore(root)
  store.add('content/b\u00E5t.png')
  expect(store.listMissing()).toEqual(['content/b\u00E5t.png', 'content/ba\u030At.png'])
})
