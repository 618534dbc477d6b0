import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFoldersSchema, includesSchema } from '../schemas/content-folders.ts'
import { imagesSchema } from '../schemas/images.ts'
import { findIncludedFile } from './find-included-file.ts'
import { closedFile, openFolders, openPlace, readOpen } from './open-folders.ts'

const OPEN = ['docs', 'samples', '../examples', 'CHANGELOG.md']

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
    'LICENSE.md',
    'theme/a.ts',
    'samples/a.ts',
    'samples/.secret/a.ts',
    '../examples/a.ts',
    '../examples/.env',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  symlinkSync('../.env', join(root, 'docs/linked.ts'))
  symlinkSync('../package.json', join(root, 'docs/linked.json'))
  symlinkSync('../theme', join(root, 'docs/theme'))
  symlinkSync('../samples', join(root, 'docs/samples'))
  symlinkSync('../../out.ts', join(root, 'docs/out.ts'))
  symlinkSync('out.ts', join(root, 'docs/chain.ts'))
})

afterEach(() => rmSync(dirname(root), { recursive: true }))

test.each([
  ['a.ts', 'found'],
  ['/docs/a.ts', 'found'],
  ['b.ts', 'missing'],
  ['a'.repeat(5000), 'missing'],
  ['../../out.ts', 'closed'],
  ['../.env', 'closed'],
  ['/.git/config', 'closed'],
  ['../node_modules/x/a.ts', 'closed'],
  ['linked.ts', 'closed'],
  ['../site.config.ts', 'closed'],
  ['/package.json', 'closed'],
  ['./../docs/../package.json', 'closed'],
  ['linked.json', 'closed'],
  ['../CHANGELOG.md', 'found'],
  ['../LICENSE.md', 'closed'],
  ['/samples/a.ts', 'found'],
  ['/Samples/a.ts', 'closed'],
  ['/samples/../theme/a.ts', 'closed'],
  ['/samplesx/a.ts', 'closed'],
  ['/samples/.secret/a.ts', 'closed'],
  ['../theme/a.ts', 'closed'],
  ['theme/a.ts', 'closed'],
  ['samples/a.ts', 'found'],
  ['out.ts', 'closed'],
  ['chain.ts', 'closed'],
  ['../../examples/a.ts', 'found'],
  ['../../examples/../out.ts', 'closed'],
  ['../../examples/.env', 'closed'],
  ['../../site/docs/a.ts', 'closed'],
  ['/../examples/a.ts', 'found'],
  ['..\\..\\out.ts', 'closed'],
])('the include of %s is %s', (path, type) => {
  const place = { root, base: '', open: OPEN, folders: ['docs'], visited: new Set<string>() }
  expect(findIncludedFile(path, place).type).toBe(type)
})

test('a file that is missing is noted in both Unicode forms, since it may be made in either', () => {
  const visited = new Set<string>()
  findIncludedFile('b\u00E5t.md', { root, base: '', open: OPEN, folders: ['docs'], visited })
  expect([...visited]).toEqual(['docs/b\u00E5t.md', 'docs/ba\u030At.md'])
})

test('a link that is put in the place of a file after it was found is not read', () => {
  const file = join(root, 'docs/a.ts')
  expect(String(readOpen(root, 'docs/a.ts', OPEN))).toBe('docs/a.ts')
  rmSync(file)
  symlinkSync('../package.json', file)
  expect(readOpen(root, 'docs/a.ts', OPEN)).toBeNull()
})

test('an open folder may be a link to another folder of the site, and what is behind it is open', () => {
  symlinkSync('samples', join(root, 'linked'))
  expect(openPlace(root, 'linked/a.ts', ['linked'])).toBe(join(root, 'samples/a.ts'))
  expect(openPlace(root, 'linked/.secret/a.ts', ['linked'])).toBeNull()
})

test.each([
  ['.', 'package.json'],
  ['..', 'out.ts'],
  ['../examples', 'a.ts'],
  ['.git', 'config'],
  ['node_modules/x', 'a.ts'],
  ['/etc', 'passwd'],
])('an open folder that is a link to %s opens nothing', (target, file) => {
  symlinkSync(target, join(root, 'linked'))
  expect(openPlace(root, `linked/${file}`, ['linked'])).toBeNull()
  expect(readOpen(root, `linked/${file}`, ['docs', 'linked'])).toBeNull()
})

test.each(['.env', '../out.ts', '.git/config'])(
  'an open file that is a link to %s stays closed',
  (target) => {
    symlinkSync(target, join(root, 'NOTES.md'))
    expect(openPlace(root, 'NOTES.md', ['NOTES.md'])).toBeNull()
  },
)

test.each([
  ['theme/a.ts', 'add "theme" to "includes"'],
  ['LICENSE.md', 'add "LICENSE.md" to "includes"'],
  ['../out.ts', 'add "../out.ts" to "includes"'],
  ['sample/a.ts', 'Did you mean "samples"?'],
  ['docs/.env', 'copy it to a folder of content'],
])('what to do about %s', (file, hint) => {
  expect(closedFile(file, file, OPEN).hint).toContain(hint)
})

test('the folders of a configuration, without those within another one', () => {
  const config = { content: contentFoldersSchema.parse({}), includes: ['content', '../a', 'i18n'] }
  expect(openFolders(config)).toEqual(['versioned_docs', 'i18n', 'static', 'content', '../a'])
  const images = imagesSchema.parse({ remote: ['img.example.com'] })
  expect(openFolders({ ...config, images })).toContain('remote-images')
})

test.each(['/etc', '..', '.', '../..', 'a/../b', '../../a/../../b', '', 'a\\b'])(
  '"%s" is no folder to include from',
  (folder) => {
    expect(includesSchema.safeParse([folder]).success).toBe(false)
  },
)
