import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiagnosticLog } from '../content-error.ts'
import { listFiles } from './list-files.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-list-files-'))
  mkdirSync(join(root, 'docs/b'), { recursive: true })
  for (const file of ['docs/b/å.md', 'docs/b/a.md', 'docs/B.md', 'other.md'])
    writeFileSync(join(root, file), '')
})

afterEach(() => rmSync(root, { recursive: true }))

test('files come in code-point order with slashes, whatever the machine', () => {
  expect(listFiles(root, 'docs', createDiagnosticLog())).toEqual(['B.md', 'b/a.md', 'b/å.md'])
})

test('a folder that does not exist holds no files', () => {
  expect(listFiles(root, 'blog', createDiagnosticLog())).toEqual([])
})

test('a link to a file of the site is that file', () => {
  symlinkSync('../other.md', join(root, 'docs/other.md'))
  expect(listFiles(root, 'docs', createDiagnosticLog())).toContain('other.md')
})

test.each([
  ['out of the root', '/etc', 'link-out-of-root'],
  ['back to a parent', '..', 'link-out-of-root'],
  ['nowhere', './missing', 'unreadable-file'],
])('a link that leads %s is reported and not followed', (_name, target, code) => {
  symlinkSync(target, join(root, 'docs/b/link'))
  const log = createDiagnosticLog()
  expect(listFiles(root, 'docs', log)).toEqual(['B.md', 'b/a.md', 'b/å.md'])
  expect(log.list().map((diagnostic) => [diagnostic.file, diagnostic.code])).toEqual([['docs/b/link', code]])
})
