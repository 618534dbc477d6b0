import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { findFile } from './find-file.ts'

let folder = ''
beforeAll(() => {
  folder = makeTemporaryFolder()
  const places = [
    'index.html',
    '404.html',
    '_headers',
    'docs/intro/index.html',
    'docs/intro/page.json',
    'blog/integration-3.0-to-3.6/index.html',
    'docs/røye/index.html',
    'docs/setup.html',
    'docs/setup/page.json',
    '.well-known/security.txt',
    'no/index.html',
    'no/404.html',
  ]
  for (const place of places) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), place)
  }
})

test.each([
  ['/', 200, 'index.html'],
  ['/no', 200, 'no/index.html'],
  ['/no/', 200, 'no/index.html'],
  ['/docs/intro', 200, 'docs/intro/index.html'],
  ['/docs/intro/', 200, 'docs/intro/index.html'],
  ['/docs/intro/page.json', 200, 'docs/intro/page.json'],
  ['/blog/integration-3.0-to-3.6', 200, 'blog/integration-3.0-to-3.6/index.html'],
  ['/blog/integration-3.0-to-3.6/', 200, 'blog/integration-3.0-to-3.6/index.html'],
  ['/docs/r%C3%B8ye', 200, 'docs/røye/index.html'],
  ['/docs/setup', 200, 'docs/setup.html'],
  ['/docs/setup/', 200, 'docs/setup.html'],
  ['/404', 404, '404.html'],
  ['/.well-known/security.txt', 200, '.well-known/security.txt'],
  ['/docs', 404, '404.html'],
  ['/docs/intro/page.json/', 404, '404.html'],
  ['/docs//intro', 404, '404.html'],
  ['/DOCS/intro', 404, '404.html'],
  ['/no/missing/deep', 404, 'no/404.html'],
  ['/404.html', 404, '404.html'],
  ['/no/404.html', 404, 'no/404.html'],
  ['/_headers', 404, '404.html'],
  ['/%', 404, '404.html'],
  ['/..%2f..%2fetc/passwd', 404, '404.html'],
  ['/no/..', 404, 'no/404.html'],
  ['/no/docs//intro', 404, 'no/404.html'],
  ['/no/blog//', 404, 'no/404.html'],
  ['/no/%', 404, 'no/404.html'],
] as const)('%s is answered with %i and %s', (path, status, place) => {
  expect(findFile(folder, path)).toEqual({ status, place })
})

test('without a not-found page there is no answer', () => {
  expect(findFile(join(folder, 'docs'), '/missing')).toBeNull()
})

test('a link that leads out of the published folder is not followed, one inside it is', () => {
  const outside = makeTemporaryFolder()
  for (const name of ['secret.txt', '404.html', 'index.html']) writeFileSync(join(outside, name), 'SECRET')
  const linked = makeTemporaryFolder()
  mkdirSync(join(linked, 'dist/en'), { recursive: true })
  writeFileSync(join(linked, 'dist/en/index.html'), 'Home')
  writeFileSync(join(linked, 'dist/404.html'), 'Nothing')
  symlinkSync('dist', join(linked, 'current'))
  symlinkSync('en', join(linked, 'dist/latest'))
  symlinkSync(outside, join(linked, 'dist/up'))
  symlinkSync(join(outside, 'secret.txt'), join(linked, 'dist/leak.txt'))
  const found = ['/latest/', '/leak.txt', '/up/', '/up/secret.txt', '/up/none'].map((path) =>
    findFile(join(linked, 'current'), path),
  )
  expect(found).toEqual([
    { status: 200, place: 'latest/index.html' },
    ...Array.from({ length: 4 }, () => ({ status: 404, place: '404.html' })),
  ])
})
