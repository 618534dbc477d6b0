import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkOutputFolder } from './check-output-folder.ts'

const written = [
  'content/docs',
  'content/blog',
  'content/pages',
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
  'i18n',
  'terms.yml',
  'static',
]
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
    expect(() => checkOutputFolder(join(root, out), root, written)).not.toThrow()
  },
)

test.each([
  ['.', "the site's source files"],
  ['..', "the site's source files"],
  ['../..', "the site's source files"],
  ['content', "the site's source files"],
  ['content/docs', "the site's source files"],
  ['content/docs/site', "the site's source files"],
  ['i18n', "the site's source files"],
  ['versioned_docs', "the site's source files"],
  ['static', "the site's source files"],
  ['link-to-static', "the site's source files"],
  ['link-to-static/site', "the site's source files"],
  ['link-to-site', "the site's source files"],
  ['photos', 'other than a published site'],
  ['application', 'other than a published site'],
  ['hidden', 'other than a published site'],
  ['clone', 'other than a published site'],
  ['site.config.ts', 'other than a published site'],
])('a site is never published to "%s": %s', (out, reason) => {
  expect(() => checkOutputFolder(join(root, out), root, written)).toThrow(reason)
})

test.each([
  ['link-to-empty', 'empty'],
  ['link-to-empty/dist', 'empty/dist'],
  ['dist', 'dist'],
])('what is published to %s is written to %s', (out, place) => {
  expect(checkOutputFolder(join(root, out), root, written)).toBe(join(realpathSync(root), place))
})
