import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkOut } from './check-out.ts'

const content = {
  docs: 'content/docs',
  blog: 'content/blog',
  pages: 'content/pages',
  versions: 'versions.json',
  versionedDocs: 'versioned_docs',
  versionedSidebars: 'versioned_sidebars',
  translations: 'i18n',
  static: 'static',
}
let root = ''

beforeEach(() => {
  root = join(makeTemporaryFolder(), 'site')
  for (const folder of ['content/docs', 'empty', 'kept', 'published', 'photos']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const file of ['site.config.ts', 'kept/.gitkeep', 'published/index.html', 'photos/cat.jpg']) {
    writeFileSync(join(root, file), '')
  }
})

test.each(['dist', 'empty', 'kept', 'published', '../dist', '..dist', 'docs'])(
  'a site can be published to "%s"',
  (out) => {
    expect(() => checkOut(join(root, out), root, { content })).not.toThrow()
  },
)

test.each([
  ['.', 'its own files'],
  ['..', 'its own files'],
  ['../..', 'its own files'],
  ['content', 'its own files'],
  ['content/docs', 'its own files'],
  ['content/docs/site', 'its own files'],
  ['i18n', 'its own files'],
  ['versioned_docs', 'its own files'],
  ['static', 'its own files'],
  ['photos', 'no published site'],
  ['site.config.ts', 'no published site'],
])('a site is never published to "%s": %s', (out, reason) => {
  expect(() => checkOut(join(root, out), root, { content })).toThrow(reason)
})
