import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  const files = [
    'site.config.ts',
    'content/docs/intro.md',
    'kept/.gitkeep',
    'published/index.html',
    'published/404.html',
    'published/_headers',
    'homeless/404.html',
    'homeless/_headers',
    'photos/cat.jpg',
    'application/index.html',
    'application/package.json',
    'hidden/.ssh/key',
    'clone/index.html',
    'clone/404.html',
    'clone/_headers',
    'clone/.git/HEAD',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  mkdirSync(join(root, 'empty'))
  mkdirSync(join(root, 'static'))
  symlinkSync('static', join(root, 'link-to-static'))
  symlinkSync('empty', join(root, 'link-to-empty'))
  symlinkSync('.', join(root, 'link-to-site'))
})

test.each(['dist', 'empty', 'kept', 'published', 'homeless', '../dist', '..dist', 'docs'])(
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
  ['link-to-static', 'its own files'],
  ['link-to-static/site', 'its own files'],
  ['link-to-site', 'its own files'],
  ['photos', 'no published site'],
  ['application', 'no published site'],
  ['hidden', 'no published site'],
  ['clone', 'no published site'],
  ['site.config.ts', 'no published site'],
])('a site is never published to "%s": %s', (out, reason) => {
  expect(() => checkOut(join(root, out), root, { content })).toThrow(reason)
})

test.each([
  ['link-to-empty', 'empty'],
  ['link-to-empty/dist', 'empty/dist'],
  ['dist', 'dist'],
])('what is published to %s comes to stand in %s', (out, place) => {
  expect(checkOut(join(root, out), root, { content })).toBe(join(realpathSync(root), place))
})
