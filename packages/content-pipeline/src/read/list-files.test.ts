import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
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

test('there are no files below a file', () => {
  expect(listFiles(root, 'other.md/docs', createDiagnosticLog())).toEqual([])
})

test('files of installed packages are none of the site', () => {
  mkdirSync(join(root, 'docs/node_modules/tides'), { recursive: true })
  writeFileSync(join(root, 'docs/node_modules/tides/README.md'), '')
  symlinkSync('../../node_modules', join(root, 'docs/b/node_modules'))
  const log = createDiagnosticLog()
  expect(listFiles(root, 'docs', log)).toEqual(['B.md', 'b/a.md', 'b/å.md'])
  expect(log.list()).toEqual([])
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

/** Folders that each link to the next one by so many names, with a page in the last. */
function chain(levels: number, names: readonly string[]): void {
  for (let level = 0; level < levels; level++) {
    mkdirSync(join(root, `docs/d${level}`))
    for (const name of names) symlinkSync(`../d${level + 1}`, join(root, `docs/d${level}`, name))
  }
  mkdirSync(join(root, `docs/d${levels}`))
  writeFileSync(join(root, `docs/d${levels}/page.md`), '')
}

test.each([
  ['double what they lead to', 50, ['x', 'y']],
  ['multiply it in a few rows', 7, ['v', 'w', 'x', 'y', 'z']],
  ['form a long row', 50, ['x']],
])('links that %s are followed to a limit, which is reported once at a link', (_what, levels, names) => {
  chain(levels, names)
  const log = createDiagnosticLog()
  expect(listFiles(root, 'docs', log).length).toBeLessThan(12_000)
  expect(log.list()).toMatchObject([
    {
      code: 'link-out-of-root',
      file: expect.stringMatching(/^docs\/d\d+(?:\/[v-z])+$/),
      problem: expect.stringContaining('more than 10000 files and folders, or through more than 8 links'),
    },
  ])
})

test('each of many links to one folder has its files, and so have links within it', () => {
  for (const folder of ['shared', 'pictures']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'shared/a.md'), '')
  writeFileSync(join(root, 'pictures/b.png'), '')
  symlinkSync('../pictures', join(root, 'shared/pictures'))
  const folders = Array.from({ length: 500 }, (_, index) => `docs/v${index}`)
  for (const folder of folders) {
    mkdirSync(join(root, folder))
    symlinkSync('../../shared', join(root, folder, 'shared'))
  }
  const log = createDiagnosticLog()
  const files = listFiles(root, 'docs', log)
  expect(files).toEqual(expect.arrayContaining(['v0/shared/a.md', 'v499/shared/pictures/b.png']))
  expect(files).toHaveLength(3 + 2 * folders.length)
  expect(log.list()).toEqual([])
})

test('a folder may be hidden when it is not a link', () => {
  mkdirSync(join(root, '.docs'))
  writeFileSync(join(root, '.docs/a.md'), '')
  expect(listFiles(root, '.docs', createDiagnosticLog())).toEqual(['a.md'])
})

test('a folder deep in others is reported and not entered', () => {
  const deep = Array.from({ length: 1200 }, () => 'a').join('/')
  mkdirSync(join(root, 'docs', deep), { recursive: true })
  writeFileSync(join(root, 'docs', deep, 'x.md'), '')
  writeFileSync(join(root, 'docs', deep.slice(0, 2 * 99 - 1), 'y.md'), '')
  const log = createDiagnosticLog()
  expect(listFiles(root, 'docs', log).filter((file) => file.startsWith('a/'))).toEqual([
    `${deep.slice(0, 2 * 99 - 1)}/y.md`,
  ])
  expect(log.list()).toMatchObject([{ code: 'nesting-too-deep', file: `docs/${deep.slice(0, 2 * 100 - 1)}` }])
})
