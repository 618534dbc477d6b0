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
  mkdirSync(join(root, 'node_modules'))
  for (const file of ['docs/b/å.md', 'docs/b/a.md', 'docs/B.md', 'other.md', '.env', 'node_modules/a.md'])
    writeFileSync(join(root, file), '')
})

afterEach(() => rmSync(root, { recursive: true }))

test('files are listed in code-point order with slashes, on every system', () => {
  expect(listFiles(root, 'docs', createDiagnosticLog())).toEqual(['B.md', 'b/a.md', 'b/å.md'])
})

test('skipped folders are not entered, and only the requested files are listed', () => {
  symlinkSync('nowhere', join(root, 'docs/b/lost'))
  const log = createDiagnosticLog()
  writeFileSync(join(root, 'docs/c.md'), '')
  expect(listFiles(root, 'docs', log, { looksAt: (path, isFolder) => !isFolder && path !== 'c.md' })).toEqual(
    ['B.md'],
  )
  expect(log.list()).toEqual([])
  expect(listFiles(root, 'docs', log, { most: 2 })).toHaveLength(2)
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
  ['to a hidden file', '../../.env', 'link-out-of-root'],
  ['to what is installed', '../../node_modules', 'link-out-of-root'],
  ['nowhere', './missing', 'unreadable-file'],
])('a link that leads %s is reported and not followed', (_name, target, code) => {
  symlinkSync(target, join(root, 'docs/b/link'))
  const log = createDiagnosticLog()
  expect(listFiles(root, 'docs', log)).toEqual(['B.md', 'b/a.md', 'b/å.md'])
  expect(log.list().map((diagnostic) => [diagnostic.file, diagnostic.code])).toEqual([['docs/b/link', code]])
})

test.each([
  ['out of the root', '/etc', []],
  ['to a hidden folder', '.secrets', []],
  ['to a folder of the site', 'docs/b', ['a.md', 'å.md']],
])('a folder that is itself a link %s', (_name, target, files) => {
  mkdirSync(join(root, '.secrets'))
  writeFileSync(join(root, '.secrets/key.md'), '')
  symlinkSync(target, join(root, 'linked'))
  const log = createDiagnosticLog()
  expect(listFiles(root, 'linked', log)).toEqual(files)
  const codes = log.list().map(({ file, code }) => [file, code])
  expect(codes).toEqual(files.length === 0 ? [['linked', 'link-out-of-root']] : [])
})

test('a folder may be hidden when it is not a link', () => {
  mkdirSync(join(root, '.docs'))
  writeFileSync(join(root, '.docs/a.md'), '')
  expect(listFiles(root, '.docs', createDiagnosticLog())).toEqual(['a.md'])
})
