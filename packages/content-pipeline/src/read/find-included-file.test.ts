import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findIncludedFile } from './find-included-file.ts'

let root = ''

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'fyr-include-')), 'site')
  for (const file of [
    'docs/a.ts',
    '.env',
    '.git/config',
    'node_modules/x/a.ts',
    '../out.ts',
    'site.config.ts',
    'package.json',
    'CHANGELOG.md',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  symlinkSync('../.env', join(root, 'docs/linked.ts'))
  symlinkSync('../package.json', join(root, 'docs/linked.json'))
})

afterEach(() => rmSync(dirname(root), { recursive: true }))

test.each([
  ['a.ts', 'found'],
  ['/docs/a.ts', 'found'],
  ['b.ts', 'missing'],
  ['a'.repeat(5000), 'missing'],
  ['../../out.ts', 'outside'],
  ['../.env', 'outside'],
  ['/.git/config', 'outside'],
  ['../node_modules/x/a.ts', 'outside'],
  ['linked.ts', 'outside'],
  ['../site.config.ts', 'outside'],
  ['/package.json', 'outside'],
  ['./../docs/../package.json', 'outside'],
  ['linked.json', 'outside'],
  ['../CHANGELOG.md', 'found'],
])('the include of %s is %s', (path, type) => {
  const place = { root, folders: ['docs'], visited: new Set<string>() }
  expect(findIncludedFile(path, place).type).toBe(type)
})

test('a file that is missing is noted in both Unicode forms, since it may be made in either', () => {
  const visited = new Set<string>()
  findIncludedFile('b\u00E5t.md', { root, folders: ['docs'], visited })
  expect([...visited]).toEqual(['docs/b\u00E5t.md', 'docs/ba\u030At.md'])
})
