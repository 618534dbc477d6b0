import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isReady, type ReadySite } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { findSiteFile } from './find-site-file.ts'

let site: ReadySite
beforeAll(async () => {
  const root = copyTinySite()
  mkdirSync(join(root, 'static/r&d'))
  writeFileSync(join(root, 'static/r&d/a b.txt'), '')
  writeFileSync(join(root, '.env'), '')
  mkdirSync(join(root, 'static/.well-known'))
  for (const name of ['.well-known/security.txt', '.DS_Store']) writeFileSync(join(root, 'static', name), '')
  // Here these are names of files, elsewhere ways out of the folder.
  for (const name of [String.raw`..\.env`, String.raw`img\..\..\.env`]) {
    writeFileSync(join(root, 'static', name), '')
  }
  symlinkSync('/etc/hostname', join(root, 'static/host.txt'))
  symlinkSync('../.env', join(root, 'static/env.txt'))
  const reader = openSiteReader({ root })
  const loaded = await reader.read()
  await reader.close()
  if (!isReady(loaded)) throw new Error('The tiny site is sound.')
  site = loaded
})

test.each(['img/buoy.svg', 'r%26d/a%20b.txt', 'r&d/a b.txt', '.well-known/security.txt'])(
  '%s is a static file',
  (place) => {
    expect(findSiteFile(site, place)).toContain(join(site.root, 'static'))
  },
)

test.each([
  'img',
  'img/missing.svg',
  '.DS_Store',
  'host.txt',
  'env.txt',
  '../site.config.ts',
  '..%2fsite.config.ts',
  '..%5c.env',
  'img%5c..%5c..%5c.env',
  'img/%2e%2e/%2e%2e/site.config.ts',
  '%00',
  'img/buoy.svg%00.js',
  '%',
  'a'.repeat(5000),
  'a/'.repeat(3000),
])('%s is not a file of the site', (place) => {
  expect(findSiteFile(site, place)).toBeNull()
})
