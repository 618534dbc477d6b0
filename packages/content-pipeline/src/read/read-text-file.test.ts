import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { readTextFile } from './read-text-file.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-read-text-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['a byte order mark', '\uFEFF# Fôr\n', '# Fôr\n'],
  ['line ends of Windows', '# Fôr\r\nog fisk\r\n', '# Fôr\nog fisk\n'],
  ['line ends of old', 'a\rb', 'a\nb'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c\n', 'a b c\n'],
])('%s leaves no trace in the text', (_name, written, expected) => {
  writeFileSync(join(root, 'a.md'), written)
  expect(readTextFile(root, 'a.md', createDiagnosticLog())).toEqual({ file: 'a.md', text: expected })
})

test.each([
  ['UTF-16', Buffer.from('\uFEFF# Fôr', 'utf16le'), 'bad-encoding'],
  ['Latin 1', Buffer.from('Fôr', 'latin1'), 'bad-encoding'],
  ['a NUL byte', Buffer.from('a\0b'), 'binary-file'],
])('%s is a named issue', (_name, bytes, code) => {
  writeFileSync(join(root, 'a.md'), bytes)
  const log = createDiagnosticLog()
  expect(readTextFile(root, 'a.md', log)).toBeNull()
  expect(log.list().map((diagnostic) => diagnostic.code)).toEqual([code])
})

test('a missing file is reported by name', () => {
  const log = createDiagnosticLog()
  expect(readTextFile(root, 'none.md', log)).toBeNull()
  expect(log.list()).toMatchObject([{ code: 'unreadable-file', file: 'none.md', line: 0 }])
})
