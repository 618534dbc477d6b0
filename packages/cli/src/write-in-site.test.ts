import fs, {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownFile } from './own-package.ts'
import { SiteError } from './site-error.ts'
import { makeTemporaryFolder } from './testing/temporary-folder.ts'
import { copyInSite, moveInSite, readTextInSite, writeInSite } from './write-in-site.ts'

let parent = ''
let root = ''
beforeEach(() => {
  parent = realpathSync(makeTemporaryFolder())
  root = join(parent, 'site')
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/own.md'), 'own')
  mkdirSync(join(parent, 'elsewhere'))
  writeFileSync(join(parent, 'elsewhere/target.md'), 'secret')
})

function link(target: string, place: string): void {
  symlinkSync(target, join(root, place))
}

/** Everything outside the site. */
function elsewhere(): Record<string, string> {
  const folder = join(parent, 'elsewhere')
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

const UNTOUCHED = { 'target.md': 'secret' }

describe.each([
  ['a link of a file', (): string => (link('../../elsewhere/target.md', 'docs/a.md'), 'docs/a.md')],
  ['an absolute link', (): string => (link(join(parent, 'elsewhere/target.md'), 'docs/a.md'), 'docs/a.md')],
  ['a link of a folder', (): string => (link('../../elsewhere', 'docs/away'), 'docs/away/target.md')],
  [
    'a link of a folder, for a new file',
    (): string => (link('../../elsewhere', 'docs/away'), 'docs/away/new/a.md'),
  ],
  [
    'a chain of links',
    (): string => {
      link('../../elsewhere', 'docs/first')
      link('docs/first', 'second')
      link('../second/target.md', 'docs/a.md')
      return 'docs/a.md'
    },
  ],
  ['a link to nothing', (): string => (link('../../elsewhere/new.md', 'docs/a.md'), 'docs/a.md')],
  ['a link to itself', (): string => (link('a.md', 'docs/a.md'), 'docs/a.md')],
  [
    'a link to a hidden file',
    (): string => {
      writeFileSync(join(root, '.env'), 'secret')
      link('../.env', 'docs/a.md')
      return 'docs/a.md'
    },
  ],
  [
    'a link into an installed package',
    (): string => {
      mkdirSync(join(root, 'node_modules/knots'), { recursive: true })
      writeFileSync(join(root, 'node_modules/knots/index.js'), 'secret')
      link('../node_modules/knots/index.js', 'docs/a.md')
      return 'docs/a.md'
    },
  ],
])('%s that leads away', (_what, make) => {
  const refused = [
    ['is not written through', (file: string) => writeInSite(root, file, 'changed')],
    ['is not read', (file: string) => readTextInSite(root, file)],
    ['is not copied', (file: string) => copyInSite(root, file, 'docs/copy.md')],
    ['is not copied to', (file: string) => copyInSite(root, 'docs/own.md', file)],
  ] as const
  test.each(refused)('%s', (_how, act) => {
    const file = make()
    expect(() => act(file)).toThrow(SiteError)
    expect(elsewhere()).toEqual(UNTOUCHED)
    expect(existsSync(join(root, 'docs/copy.md'))).toBe(false)
    expect(readFileSync(join(root, 'docs/own.md'), 'utf8')).toBe('own')
  })
})

/** Packages with commands that work in a folder of a site. */
const PACKAGES = ['cli', 'migrate', 'openapi']

/** Folders with code that writes only to what Fyr makes itself: the output, the store, and temporary folders. */
const OWN_OUTPUT = [
  /^\w+\/src\/(?:.*\/)?testing\//,
  /^cli\/src\/(?:bundle|publish|render|shards|site-build|social-cards|store)\//,
  /^cli\/src\/content-sources\/(?:api-parts|keep-commit|kept-file|snapshot|source-cache|take-git-versions)\.ts$/,
  /^migrate\/src\/(?:stage-site|old-site\/ask-old-tool)\.ts$/,
  /^openapi\/src\/samples\/check-types\.ts$/,
]

const WRITER =
  '(?:writeFile|copyFile|appendFile|cp|rename|link|symlink|mkdir|mkdtemp|truncate|createWriteStream)(?:Sync)?'
const FILE_SYSTEM = String.raw`['"](?:node:)?fs(?:/promises)?['"]`

/** How code can write, once it has the module of the file system by whichever way. */
const WRITING = [
  // By name.
  String.raw`import [^;]*?\b${WRITER}\b[^;]*? from ${FILE_SYSTEM}`,
  // From a module that is loaded later, or from `fs.promises`.
  String.raw`\{[^{}]*\b${WRITER}\b[^{}]*\}\s*=[^;\n]*(?:${FILE_SYSTEM}|\bpromises\b)`,
  // Of the whole module, whatever it is called.
  String.raw`\.\s*${WRITER}\s*\(`,
  String.raw`\bopen(?:Sync)?\s*\([^)]*['"][wa]x?\+?['"]`,
].map((pattern) => new RegExp(pattern))

/** Whether code gets the file system and writes to it. */
function writes(code: string): boolean {
  return new RegExp(FILE_SYSTEM).test(code) && WRITING.some((pattern) => pattern.test(code))
}

test.each([
  "import { readFile, writeFile } from 'node:fs/promises'",
  "import fs from 'node:fs'\nfs.promises.writeFile(a, b)",
  "import * as files from 'fs'\nfiles.mkdirSync(a)",
  "import { promises } from 'node:fs'\nawait promises.rename(a, b)",
  "import fs from 'node:fs'\nconst { copyFile } = fs.promises",
  "const { writeFileSync } = await import('node:fs')",
  "const fs = await import('node:fs/promises')\nawait fs.cp(a, b)",
  "const { appendFile: add } = require('fs/promises')",
  "import { createWriteStream as open } from 'node:fs'",
  "import { openSync } from 'node:fs'\nopenSync(file, 'w')",
])('code that writes is recognised: %s', (code) => {
  expect(writes(code)).toBe(true)
})

test.each(["import { readFileSync } from 'node:fs'\nfiles.map(rename)", "import { link } from './link.ts'"])(
  'code that writes nothing is none: %s',
  (code) => {
    expect(writes(code)).toBe(false)
  },
)

test('no other code writes to files of a site', () => {
  const packages = ownFile('..')
  const files = PACKAGES.flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/src/${file.replaceAll('\\', '/')}`,
    ),
  )
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const writing = code.filter((file) => writes(readFileSync(join(packages, file), 'utf8')))
  const isOwnOutput = (file: string): boolean => OWN_OUTPUT.some((pattern) => pattern.test(file))
  expect(writing.filter((file) => !isOwnOutput(file))).toEqual(['cli/src/write-in-site.ts'])
  expect(OWN_OUTPUT.filter((pattern) => !writing.some((file) => pattern.test(file)))).toEqual([])
})

test('a link within the site is followed, and stays a link', () => {
  link('docs', 'same')
  link('own.md', 'docs/a.md')
  writeInSite(root, 'same/a.md', 'changed')
  expect(readFileSync(join(root, 'docs/own.md'), 'utf8')).toBe('changed')
  expect(readTextInSite(root, 'same/a.md')).toBe('changed')
  expect(readdirSync(join(root, 'docs')).toSorted()).toEqual(['a.md', 'own.md'])
})

test('a folder outside that is named itself is written to, and a link in it is not followed away', () => {
  mkdirSync(join(parent, 'docs'))
  writeInSite(root, '../docs/a.md', 'named')
  expect(readTextInSite(root, '../docs/a.md')).toBe('named')
  symlinkSync('../elsewhere/target.md', join(parent, 'docs/b.md'))
  expect(() => writeInSite(root, '../docs/b.md', 'changed')).toThrow(SiteError)
  expect(elsewhere()).toEqual(UNTOUCHED)
})

test('a file keeps its permissions, and a move does not follow a link', () => {
  fs.chmodSync(join(root, 'docs/own.md'), 0o640)
  writeInSite(root, 'docs/own.md', 'changed')
  expect(statSync(join(root, 'docs/own.md')).mode & 0o777).toBe(0o640)
  link('../../elsewhere/target.md', 'docs/a.md')
  mkdirSync(join(root, 'new'))
  moveInSite(root, 'docs', 'new')
  expect(readdirSync(join(root, 'new')).toSorted()).toEqual(['a.md', 'own.md'])
  expect(elsewhere()).toEqual(UNTOUCHED)
  link('../elsewhere', 'away')
  expect(() => moveInSite(root, 'new/own.md', 'away/own.md')).toThrow(SiteError)
  expect(elsewhere()).toEqual(UNTOUCHED)
})

/** Calls `change` just before the next call of a function of the system. */
function before(name: 'openSync' | 'renameSync' | 'writeFileSync', change: () => void): void {
  const original = fs[name] as (...args: readonly unknown[]) => unknown
  let isChanged = false
  const changing = (...args: readonly unknown[]): unknown => {
    if (!isChanged) {
      isChanged = true
      change()
    }
    return original(...args)
  }
  Object.assign(fs, { [name]: changing })
  syncBuiltinESMExports()
}

function replaceFile(): void {
  fs.rmSync(join(root, 'docs/own.md'))
  link('../../elsewhere/target.md', 'docs/own.md')
}

function replaceFolder(): void {
  fs.rmSync(join(root, 'docs'), { recursive: true })
  link('../elsewhere', 'docs')
}

describe('a link that is put there meanwhile', () => {
  const { openSync, renameSync, writeFileSync: write } = fs
  afterEach(() => {
    Object.assign(fs, { openSync, renameSync, writeFileSync: write })
    syncBuiltinESMExports()
  })

  test('in place of a file is not read', () => {
    before('openSync', replaceFile)
    expect(() => readTextInSite(root, 'docs/own.md')).toThrow(SiteError)
  })

  test('in place of a folder is not read', () => {
    fs.renameSync(join(root, 'docs/own.md'), join(root, 'docs/target.md'))
    before('openSync', replaceFolder)
    expect(() => readTextInSite(root, 'docs/target.md')).toThrow(SiteError)
  })

  test('in place of a file is replaced by the file', () => {
    before('renameSync', replaceFile)
    writeInSite(root, 'docs/own.md', 'changed')
    expect(readFileSync(join(root, 'docs/own.md'), 'utf8')).toBe('changed')
    expect(elsewhere()).toEqual(UNTOUCHED)
  })

  test('in place of a folder is not written to', () => {
    before('writeFileSync', replaceFolder)
    expect(() => writeInSite(root, 'docs/own.md', 'changed')).toThrow(SiteError)
    expect(elsewhere()).toEqual(UNTOUCHED)
  })
})
