import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { mayOpenInEditor } from './may-open-in-editor.ts'

const parent = realpathSync(makeTemporaryFolder())
const root = join(parent, 'site')
for (const folder of ['site/theme', 'site/node_modules/a', 'site/.git', 'site-other']) {
  mkdirSync(join(parent, folder), { recursive: true })
}
for (const file of [
  'site/theme/a.tsx',
  'site/node_modules/a/a.js',
  'site/.git/config',
  'site-other/a.ts',
  'a.ts',
  'site/.env',
]) {
  writeFileSync(join(parent, file), '')
}
symlinkSync(join(parent, 'a.ts'), join(root, 'theme/link.ts'))

function mayOpen(file: string, site: string | undefined = 'same-origin'): boolean {
  const headers = site === undefined ? {} : { 'sec-fetch-site': site }
  return mayOpenInEditor({ url: `/__open-in-editor?file=${encodeURIComponent(file)}`, headers }, root)
}

test.each([
  join(root, 'theme/a.tsx'),
  `${join(root, 'theme/a.tsx')}:3:7`,
  pathToFileURL(join(root, 'theme/a.tsx')).href,
])('a page of this server may open %s', (file) => {
  expect(mayOpen(file)).toBe(true)
})

test.each([
  join(parent, 'a.ts'),
  join(parent, 'site-other/a.ts'),
  join(root, '../a.ts'),
  '../a.ts',
  'theme/a.tsx',
  join(root, 'theme/link.ts'),
  join(root, 'node_modules/a/a.js'),
  join(root, '.env'),
  join(root, '.git/config'),
  join(root, 'missing.ts'),
  root,
  '/etc/passwd',
  'http://evil.example/a.ts',
  'file://evil.example/a.ts',
  '',
])('%j cannot be opened', (file) => {
  expect(mayOpen(file)).toBe(false)
})

test.each(['cross-site', 'same-site', 'none'])('a page that is %s may open nothing', (site) => {
  expect(mayOpen(join(root, 'theme/a.tsx'), site)).toBe(false)
})

test('a request without an origin cannot open anything', () => {
  const url = `/__open-in-editor?file=${encodeURIComponent(join(root, 'theme/a.tsx'))}`
  expect(mayOpenInEditor({ url, headers: {} }, root)).toBe(false)
})

test('a request for no file opens nothing', () => {
  expect(
    mayOpenInEditor({ url: '/__open-in-editor', headers: { 'sec-fetch-site': 'same-origin' } }, root),
  ).toBe(false)
})
